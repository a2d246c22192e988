/// A new repository: one feature, the app that shows it, and the service that it talks to.
struct ProjectTemplate {
  /// The path of what must be executable.
  static let script = "Scripts/ci"

  let name: String
  /// The type of an item of its feature.
  let item: String
  let sillar: SillarPackage

  private var program: String { name.lowercased() }
  private var home: String { "Features/\(name)/" }

  /// The paths from the project's folder, with their texts.
  var files: [(String, String)] {
    [
      ("Package.swift", manifest),
      ("README.md", ProjectReadme(name: name, sillar: sillar).text),
      (".gitignore", ignored),
      ("sillar.rules", Self.rules),
      (Self.script, ci),
      ("Backend/main.swift", backend),
    ] + app.files + feature.files.map { (home + $0.0, $0.1) }
  }

  private var app: AppTemplate { AppTemplate(name: name, modules: [name]) }
  private var feature: FeatureTemplate { FeatureTemplate(name: name, item: item) }

  private var manifestText: ManifestText { ManifestText(sillar: sillar) }

  private var manifest: String {
    """
    \(manifestText.head)
    let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      dependencies: [
    \(manifestText.dependencies)
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
      ],
      targets: [
    \(app.target)
        .executableTarget(
          name: "\(program)-backend",
          dependencies: ["\(name)Service", hummingbird, sillar("SillarServer")], path: "Backend"),
    \(feature.targets(below: home))
      ],
      swiftLanguageModes: [.v6]
    )
    for target in package.targets { target.swiftSettings = settings }

    """
  }

  private var backend: String {
    """
    import Hummingbird
    import \(name)Service
    import SillarServer

    try await Program.run(
      "\(program)-backend", version: "0.1.0", summary: "Serves what \(name) reads."
    ) { program in
      let router = Router()
      try \(name)Service().addRoutes(to: router)
      try await program.serve([], router: router)
    }

    """
  }

  static var rules: String {
    """
    # The rules of this repository: `sillar check` reads them, as a part of Scripts/ci.

    imports Features/*/Model: Foundation SillarModel
      because rules of the domain are tested without screens, services and databases, and outlive them
    imports Features/*/Delivery: Foundation Observation {Module}Model Sillar SillarModel
      because a screen that knows HTTP or SQL cannot be shown by another host, and one that imports another feature cannot be
        in an app without it
    imports Features/*/Wire: Foundation SillarData
      because the app and the service share it
    imports Features/*/Infra: Foundation Logging {Module}Model {Module}Wire SillarData SillarModel
      because a store that knows screens cannot be used without them
    imports Features/*/Service: Foundation Hummingbird Logging {Module}Wire SillarData
      because a service knows no screens, and the app none of its rules
    forbid Codable Decodable Encodable in Features/*/Model
      because a rule of the domain does not know the form in which its values are stored and sent
    confine Features/*/Delivery Apps
      because an async closure with self in its capture list runs outside of its window
    limit lines Apps Backend Features: 400
      because a longer file has more than one idea

    """
  }

  private var ignored: String {
    """
    # What is built. Package.resolved is not here: an app is built with the versions that it was tested with.
    .build/
    .swiftpm/

    # The folder of data, which has the key that signs cookies.
    .data/
    *.key
    *.sqlite*

    .DS_Store

    """
  }

  private var ci: String {
    """
    #!/bin/sh
    # What a change must pass: the layout of the code, the rules in sillar.rules, and the tests.
    set -eu
    cd "$(dirname "$0")/.."

    swift format lint --strict --recursive Package.swift Apps Backend Features
    swift build --build-tests
    "\(sillar.tool)" check
    swift test --skip-build

    """
  }
}
