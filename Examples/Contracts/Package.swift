// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let backendApp = Target.Dependency.product(name: "BackendApp", package: "Backend")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }
func layers(_ package: String, _ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: package) }
}

// Contract tests for every implementation of a repository: in memory, and over HTTP with the fake server and with
// the backend. The tests are a package of their own, as they depend on the features and on the backend.
let package = Package(
  name: "Contracts",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "Account", path: "../Account"),
    .package(name: "Backend", path: "../Backend"),
    .package(name: "Catalog", path: "../Catalog"),
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Money", path: "../Money"),
    .package(name: "Movies", path: "../Movies"),
    .package(name: "Payments", path: "../Payments"),
    .package(name: "Quotes", path: "../Quotes"),
    .package(name: "SignIn", path: "../SignIn"),
    .package(name: "Sillar", path: "../.."),
    .package(name: "Trivia", path: "../Trivia"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .testTarget(
      name: "ContractTests",
      dependencies: [
        backendApp, "Kit", "Money", sillar("SillarData"), sillar("SillarModel"),
        sillar("TestServers"), httpTypes, hummingbird, logging,
      ] + layers("Account", "AccountModel", "AccountInfra", "AccountTesting")
        + layers("Catalog", "CatalogModel", "CatalogInfra", "CatalogTesting")
        + layers("Trivia", "TriviaModel", "TriviaInfra", "TriviaTesting")
        + layers("Movies", "MoviesModel", "MoviesInfra", "MoviesTesting")
        + layers("Payments", "PaymentsModel", "PaymentsInfra", "PaymentsTesting")
        + layers(
          "Quotes", "ChatModel", "ChatInfra", "ChatTesting", "FindRequestsModel",
          "FindRequestsInfra", "OwnRequestsModel", "OwnRequestsInfra", "PhotosModel", "PhotosInfra",
          "PhotosTesting", "QuotesModel", "QuotesInfra", "Work", "WorkInfra", "WorkTesting")
        + layers("SignIn", "SignInModel", "SignInInfra", "SignInTesting"), path: "Tests")
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }
