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

let asyncHTTPClient = Target.Dependency.product(
  name: "AsyncHTTPClient", package: "async-http-client")
let coreMetrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let tracing = Target.Dependency.product(name: "Tracing", package: "swift-distributed-tracing")
let serviceLifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
func scripts(_ names: String...) -> [String] { names.map { "Client/\($0).js" } }
func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

let package = Package(
  name: "Sillar",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "SillarModel", targets: ["SillarModel"]),
    .library(name: "Sillar", targets: ["Sillar"]),
    .library(name: "SillarHost", targets: ["SillarHost"]),
    .library(name: "SillarConfiguration", targets: ["SillarConfiguration"]),
    .library(name: "SillarSQL", targets: ["SillarSQL"]),
    .library(name: "SillarData", targets: ["SillarData"]),
    .library(name: "SillarPostgreSQL", targets: ["SillarPostgreSQL"]),
    .library(name: "SillarWeb", targets: ["SillarWeb"]),
    .library(name: "SillarPush", targets: ["SillarPush"]),
    .library(name: "SillarInspector", targets: ["SillarInspector"]),
    .library(name: "SillarServer", targets: ["SillarServer"]),
    .library(name: "SillarTesting", targets: ["SillarTesting"]),
    .library(name: "Chromium", targets: ["Chromium"]),
    .library(name: "Programs", targets: ["Programs"]),
    .library(name: "Scripted", targets: ["Scripted"]),
    .library(name: "TestServers", targets: ["TestServers"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "jotter", targets: ["jotter"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(name: "SillarModel", path: "Sources/SillarModel"),
    .target(
      name: "SillarVocabulary", dependencies: ["SillarModel"], path: "Sources/SillarVocabulary"),
    .target(
      name: "Sillar", dependencies: ["SillarModel", "SillarVocabulary"], path: "Sources/Sillar",
      resources: [.embedInCode("Localization/Resources/Localizable.xcstrings")]),
    .target(
      name: "SillarHost", dependencies: ["Sillar", "SillarModel", "SillarVocabulary"],
      path: "Sources/SillarHost"),
    .target(
      name: "SillarConfiguration", dependencies: ["Sillar", "SillarModel"],
      path: "Sources/SillarConfiguration"),
    .target(
      name: "SillarSQL",
      dependencies: [
        coreMetrics, grdb, .product(name: "GRDBSQLite", package: "GRDB.swift"), logging,
        nio("NIOPosix"),
      ], path: "Sources/SillarSQL"),
    .systemLibrary(
      name: "CLibPQ", path: "Sources/CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .target(
      name: "SillarPostgreSQL", dependencies: ["CLibPQ", "SillarSQL", logging],
      path: "Sources/SillarPostgreSQL"),
    .target(
      name: "SillarData",
      dependencies: [
        "SillarModel", "SillarSQL", asyncHTTPClient, coreMetrics, crypto, httpTypes, logging,
        nio("NIOCore"), nio("NIOFoundationCompat"), nio("NIOHTTP1"), nio("NIOPosix"), tracing,
      ], path: "Sources/SillarData"),
    .target(
      name: "SillarWeb",
      dependencies: [
        "Sillar", "SillarHost", "SillarModel", "SillarSQL", hummingbird, hummingbirdCore, crypto,
        httpTypes, logging, coreMetrics, serviceLifecycle, nio("NIOCore"), nio("NIOEmbedded"),
        nio("NIOHTTP1"),
        nio("NIOWebSocket"), nio("NIOPosix"), tracing,
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ], path: "Sources/SillarWeb",
      exclude: scripts(
        "alone", "awake", "away", "channel", "controls", "document", "elements", "fields", "focus",
        "history", "install", "keep", "ledger", "messages", "moves", "notices", "offers", "page",
        "patches", "pictures", "places", "share", "stand", "startup", "steps", "store",
        "typing", "uploads", "waits", "worker"),
      resources: scripts(
        "Built/alone", "Built/awake", "Built/away", "Built/controls", "Built/elements",
        "Built/install", "Built/keep", "Built/moves", "Built/notices", "Built/offers", "Built/page",
        "Built/pictures", "Built/places", "Built/share", "Built/stand", "Built/startup",
        "Built/uploads", "Built/worker"
      )
      .map { .embedInCode($0) } + [.embedInCode("Client/sillar.css")], packageAccess: false),
    .target(
      name: "SillarPush",
      dependencies: ["SillarWeb", asyncHTTPClient, nio("NIOCore"), nio("NIOHTTP1")],
      path: "Sources/SillarPush", packageAccess: false),
    .target(
      name: "SillarInspector", dependencies: ["Sillar", "SillarHost"],
      path: "Sources/SillarInspector",
      resources: [.copy("App/Flavor"), .copy("Delivery/Resources")], packageAccess: false),
    .target(
      name: "SillarServer",
      dependencies: [
        "Sillar", "SillarConfiguration", "SillarHost", "SillarInspector", "SillarSQL", "SillarWeb",
        coreMetrics,
        hummingbird, logging, nio("NIOCore"), nio("NIOPosix"), serviceLifecycle,
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ], path: "Sources/SillarServer", packageAccess: false),
    .target(
      name: "SillarTesting", dependencies: ["Sillar", "SillarHost", "SillarModel"],
      path: "Sources/SillarTesting",
      packageAccess: false),
    .target(name: "Chromium", path: "Tests/Chromium"),
    .target(name: "WebDriver", dependencies: ["Chromium"], path: "Tests/WebDriver"),
    .target(name: "Programs", path: "Tests/Programs"),
    .target(name: "Scripted", dependencies: ["Sillar"], path: "Tests/Scripted"),
    .target(
      name: "TestServers",
      dependencies: [
        asyncHTTPClient, hummingbird, httpTypes, logging, serviceLifecycle, nio("NIOCore"),
        nio("NIOPosix"), tracing,
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
      ], path: "Tests/TestServers"),
    .target(
      name: "Gallery", dependencies: ["Sillar"], path: "Tests/Gallery",
      resources: [.copy("Resources")]),
    .executableTarget(
      name: "galleryserver",
      dependencies: ["Gallery", "SillarWeb", hummingbirdCore, logging, nio("NIOCore")],
      path: "Tests/GalleryServer"),
    .executableTarget(
      name: "letterbox",
      dependencies: ["Scripted", "Sillar", "SillarWeb", hummingbirdCore, logging, nio("NIOCore")],
      path: "Tests/Letterbox"),
    .executableTarget(
      name: "kiosk",
      dependencies: [
        "Sillar", "SillarConfiguration", "SillarPostgreSQL", "SillarServer", "SillarWeb", logging,
      ],
      path: "Tests/Kiosk"),
    .executableTarget(
      name: "jotter",
      dependencies: [
        "SillarData", "SillarModel", "SillarPostgreSQL", logging,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Jotter"),
    .testTarget(
      name: "SillarModelTests", dependencies: ["SillarModel"], path: "Tests/SillarModelTests"),
    .testTarget(
      name: "SillarTestingTests",
      dependencies: ["Scripted", "Sillar", "SillarHost", "SillarModel", "SillarTesting"],
      path: "Tests/SillarTestingTests"),
    .testTarget(
      name: "SillarTests",
      dependencies: [
        "Scripted", "Sillar", "SillarHost", "SillarModel", "SillarTesting", "SillarVocabulary",
      ],
      path: "Tests/SillarTests",
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    // A package of somebody else sees no more.
    .testTarget(
      name: "SillarHostTests", dependencies: ["Sillar", "SillarHost"],
      path: "Tests/SillarHostTests", packageAccess: false),
    .testTarget(
      name: "SillarConfigurationTests",
      dependencies: ["Sillar", "SillarConfiguration", "SillarModel", "SillarTesting"],
      path: "Tests/SillarConfigurationTests"),
    .testTarget(
      name: "SillarDataTests",
      dependencies: [
        "Programs", "Scripted", "Sillar", "SillarData", "SillarModel", "SillarPostgreSQL",
        "SillarSQL",
        "SillarTesting", "TestServers", asyncHTTPClient, coreMetrics, grdb, hummingbird, httpTypes,
        logging,
        .product(name: "MetricsTestKit", package: "swift-metrics"), nio("NIOCore"),
      ], path: "Tests/SillarDataTests"),
    .testTarget(
      name: "SillarWebTests",
      dependencies: [
        "Chromium", "Gallery", "Programs", "Scripted", "Sillar", "SillarHost", "SillarModel",
        "SillarData", "SillarPostgreSQL", "SillarPush", "SillarSQL", "SillarTesting", "SillarWeb",
        "TestServers", "WebDriver", asyncHTTPClient, crypto,
        hummingbird,
        hummingbirdCore, httpTypes, logging, coreMetrics,
        nio("NIOCore"), nio("NIOEmbedded"), nio("NIOHTTP1"), nio("NIOPosix"), nio("NIOWebSocket"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"), serviceLifecycle,
      ], path: "Tests/SillarWebTests"),
    .testTarget(
      name: "SillarServerTests",
      dependencies: [
        "Programs", "SillarPostgreSQL", "SillarSQL", "SillarServer", "SillarWeb", "TestServers",
        asyncHTTPClient,
        nio("NIOCore"), nio("NIOHTTP1"),
      ],
      path: "Tests/SillarServerTests"),
    .testTarget(
      name: "SillarInspectorTests",
      dependencies: [
        "Chromium", "Programs", "Sillar", "SillarHost", "SillarInspector",
        "SillarTesting", "TestServers", asyncHTTPClient, nio("NIOCore"), nio("NIOHTTP1"),
      ], path: "Tests/SillarInspectorTests"),
    // The examples of Documentation/.
    .testTarget(
      name: "GuideTests",
      dependencies: ["Sillar", "SillarData", "SillarModel", "SillarTesting"],
      path: "Tests/GuideTests", resources: [.copy("Resources")], packageAccess: false),
    .testTarget(
      name: "AttackTests",
      dependencies: [
        "Gallery", "Scripted", "Sillar", "SillarHost", "SillarModel", "SillarSQL", "SillarServer",
        "SillarTesting",
        "SillarWeb",
        "TestServers", hummingbirdCore, logging, nio("NIOCore"), serviceLifecycle,
      ],
      path: "Tests/AttackTests"),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets where target.type != .system { target.swiftSettings = settings }

// The tests of one target alone, which `make test-module` builds, and the programs that they start.
if let only = Context.environment["SILLAR_TESTS"] {
  let programs =
    [
      "SillarDataTests": ["jotter"], "SillarWebTests": ["galleryserver", "letterbox"],
      "SillarServerTests": ["kiosk"], "SillarInspectorTests": ["kiosk"],
    ][only] ?? []
  package.targets.removeAll { target in
    switch target.type {
    case .test: target.name != only
    case .executable: !programs.contains(target.name)
    default: false
    }
  }
  package.products.removeAll { $0 is Product.Executable && !programs.contains($0.name) }
}
