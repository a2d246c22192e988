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

let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

// Kit depends on no feature: the tests of features depend on it.
let package = Package(
  name: "Kit",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [
    .package(name: "Sillar", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(
      name: "Kit",
      dependencies: [
        sillar("Scripted"), sillar("Sillar"), sillar("SillarData"), sillar("SillarModel"),
        sillar("SillarTesting"), sillar("TestServers"), httpTypes, hummingbird, logging, nioCore,
      ], path: "Sources"),
    .testTarget(
      name: "KitTests",
      dependencies: [
        "Kit", sillar("Scripted"), sillar("SillarModel"), sillar("TestServers"), httpTypes,
      ], path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets { target.swiftSettings = settings }
