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

func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

// The dependencies of each layer of a module, and of its tests.
func model(_ more: Target.Dependency...) -> [Target.Dependency] {
  [sillar("SillarModel"), "Work"] + more
}
func delivery(_ more: Target.Dependency...) -> [Target.Dependency] {
  [sillar("Sillar"), sillar("SillarModel"), "Work"] + more
}
func infra(_ more: Target.Dependency...) -> [Target.Dependency] {
  let stores: [Target.Dependency] = [
    .product(name: "HTTPTypes", package: "swift-http-types"),
    .product(name: "Logging", package: "swift-log"), sillar("SillarData"), sillar("SillarModel"),
    "Work",
  ]
  return stores + more
}
func tests(of module: String, _ more: Target.Dependency...) -> [Target.Dependency] {
  let layers = ["Model", "Delivery", "Infra"].map { Target.Dependency.target(name: module + $0) }
  let tools: [Target.Dependency] = [
    .product(name: "Hummingbird", package: "hummingbird"), "Kit", sillar("Scripted"),
    sillar("Sillar"), sillar("SillarTesting"), sillar("TestServers"), "WorkDelivery", "WorkInfra",
    "WorkTesting",
  ]
  return layers + infra() + tools + more
}
let moneyDelivery = Target.Dependency.product(name: "MoneyDelivery", package: "Money")

let package = Package(
  name: "Quotes",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "Kit", path: "../Kit"),
    .package(name: "Money", path: "../Money"),
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .target(name: "Work", dependencies: ["Money"], path: "Work/Model"),
    .target(
      name: "WorkDelivery", dependencies: delivery(), path: "Work/Delivery",
      resources: [.copy("Resources")]),
    .target(
      name: "WorkInfra", dependencies: infra("Money"), path: "Work/Infra"),
    .target(
      name: "WorkTesting",
      dependencies: infra(
        .product(name: "Hummingbird", package: "hummingbird"), "Kit", sillar("Scripted"),
        sillar("Sillar"), sillar("TestServers"), "WorkDelivery", "WorkInfra"),
      path: "Work/Testing"),
    .testTarget(
      name: "WorkTests",
      dependencies: [
        sillar("SillarData"), sillar("TestServers"), "Work", "WorkInfra",
      ], path: "Work/Tests"),

    .target(
      name: "OwnRequestsModel", dependencies: model(), path: "OwnRequests/Model"),
    .target(
      name: "OwnRequestsDelivery",
      dependencies: delivery("Money", moneyDelivery, "OwnRequestsModel", "WorkDelivery"),
      path: "OwnRequests/Delivery", resources: [.copy("Resources")]),
    .target(
      name: "OwnRequestsInfra", dependencies: infra("OwnRequestsModel", "WorkInfra"),
      path: "OwnRequests/Infra"),
    .testTarget(
      name: "OwnRequestsTests", dependencies: tests(of: "OwnRequests", "Money"),
      path: "OwnRequests/Tests"),

    .target(name: "QuotesModel", dependencies: model(), path: "Quotes/Model"),
    .target(
      name: "QuotesDelivery",
      dependencies: delivery("Money", moneyDelivery, "QuotesModel", "WorkDelivery"),
      path: "Quotes/Delivery", resources: [.copy("Resources")]),
    .target(
      name: "QuotesInfra", dependencies: infra("QuotesModel", "WorkInfra"), path: "Quotes/Infra"),
    .testTarget(
      name: "QuotesTests", dependencies: tests(of: "Quotes", "Money"), path: "Quotes/Tests"),

    .target(name: "FindRequestsModel", dependencies: model("Money"), path: "FindRequests/Model"),
    .target(
      name: "FindRequestsDelivery",
      dependencies: delivery("FindRequestsModel", "Money", moneyDelivery, "WorkDelivery"),
      path: "FindRequests/Delivery", resources: [.copy("Resources")]),
    .target(
      name: "FindRequestsInfra", dependencies: infra("FindRequestsModel", "Money", "WorkInfra"),
      path: "FindRequests/Infra"),
    .testTarget(
      name: "FindRequestsTests", dependencies: tests(of: "FindRequests", "Money"),
      path: "FindRequests/Tests"),

    .target(name: "ChatModel", dependencies: model(), path: "Chat/Model"),
    .target(
      name: "ChatDelivery", dependencies: delivery("ChatModel", "WorkDelivery"),
      path: "Chat/Delivery", resources: [.copy("Resources")]),
    .target(name: "ChatInfra", dependencies: infra("ChatModel", "WorkInfra"), path: "Chat/Infra"),
    .target(
      name: "ChatTesting", dependencies: model("ChatModel", "Kit", "WorkTesting"),
      path: "Chat/Testing"),
    .testTarget(
      name: "ChatTests", dependencies: tests(of: "Chat", "ChatTesting"), path: "Chat/Tests"),

    .target(name: "PhotosModel", dependencies: model(), path: "Photos/Model"),
    .target(
      name: "PhotosDelivery", dependencies: delivery("PhotosModel", "WorkDelivery"),
      path: "Photos/Delivery", resources: [.copy("Resources")]),
    .target(
      name: "PhotosInfra", dependencies: infra("PhotosModel", "WorkInfra"), path: "Photos/Infra"),
    .target(
      name: "PhotosTesting", dependencies: model("Kit", "PhotosModel"), path: "Photos/Testing"),
    .testTarget(
      name: "PhotosTests",
      dependencies: tests(
        of: "Photos", "PhotosTesting", sillar("Programs"), sillar("SillarPostgreSQL")),
      path: "Photos/Tests"),

    .target(name: "UnsentModel", dependencies: model(), path: "Unsent/Model"),
    .target(
      name: "UnsentDelivery", dependencies: delivery("UnsentModel", "WorkDelivery"),
      path: "Unsent/Delivery", resources: [.copy("Resources")]),
    .target(
      name: "UnsentInfra", dependencies: infra("UnsentModel", "WorkInfra"), path: "Unsent/Infra"),
    .testTarget(name: "UnsentTests", dependencies: tests(of: "Unsent"), path: "Unsent/Tests"),

    // The windows that a change of one person wakes, in all modules.
    .testTarget(
      name: "SignalsTests",
      dependencies: infra(
        "ChatInfra", "ChatModel", "ChatTesting",
        "Kit", "OwnRequestsInfra",
        "OwnRequestsModel", "PhotosInfra", "PhotosModel", sillar("TestServers"), "UnsentInfra",
        "UnsentModel", "WorkInfra", "WorkTesting"), path: "Signals"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }
// Each module is a product.
package.products = package.targets.filter { $0.type == .regular }
  .map { .library(name: $0.name, targets: [$0.name]) }

// The tests of one module alone, which `make test-module MODULE=Chat` builds.
if let only = Context.environment["SILLAR_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != only }
}
