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

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

let package = Package(
  name: "SignIn",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SignInModel", targets: ["SignInModel"]),
    .library(name: "SignInDelivery", targets: ["SignInDelivery"]),
    .library(name: "SignInInfra", targets: ["SignInInfra"]),
  ],
  dependencies: [
    .package(name: "Kit", path: "../../Kit"),
    .package(name: "Sillar", path: "../../.."),
    .package(name: "Work", path: "../Work"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "SignInModel", dependencies: [sillar("SillarModel"), "Work"], path: "Model"),
    .target(
      name: "SignInDelivery",
      dependencies: [sillar("Sillar"), "SignInModel", sillar("SillarModel"), "Work"],
      path: "Delivery", resources: [.copy("Resources")]),
    .target(
      name: "SignInInfra",
      dependencies: [
        "SignInModel", sillar("SillarModel"), "Work", sillar("SillarData"),
        .product(name: "WorkInfra", package: "Work"), grdb, httpTypes, logging,
      ], path: "Infra"),
    .testTarget(
      name: "SignInTests",
      dependencies: [
        "Kit", "SignInModel", "SignInDelivery", "SignInInfra", sillar("SillarModel"), "Work",
        sillar("SillarData"), .product(name: "WorkInfra", package: "Work"), grdb, httpTypes,
        logging, sillar("Scripted"), sillar("Sillar"), sillar("SillarTesting"),
        sillar("TestServers"), .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }
