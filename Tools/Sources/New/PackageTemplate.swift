/// A repository of one feature, as a slice: apps in other repositories take a version of it.
struct PackageTemplate {
  let name: String
  /// The type of an item.
  let item: String
  /// On a server: what has versions depends only on what has versions.
  let sillar: SillarPackage

  private var home: String { "Features/\(name)/" }
  private var feature: FeatureTemplate { FeatureTemplate(name: name, item: item) }
  private var api: String { home + ModuleAPI.file }

  /// The paths from the repository's folder, with their texts.
  var files: [(String, String)] {
    [
      ("Package.swift", manifest),
      ("README.md", readme),
      (".gitignore", ignored),
      ("sillar.rules", ProjectTemplate.rules),
      (ProjectTemplate.script, ci),
    ] + feature.files.map { (home + $0.0, $0.1) }
  }

  private var manifestText: ManifestText { ManifestText(sillar: sillar) }

  private var manifest: String {
    """
    \(manifestText.head)

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      products: [
        .library(name: "\(name)Model", targets: ["\(name)Model"]),
        .library(name: "\(name)Delivery", targets: ["\(name)Delivery"]),
        .library(name: "\(name)Infra", targets: ["\(name)Infra"]),
        .library(name: "\(name)Service", targets: ["\(name)Service"]),
      ],
      dependencies: [
    \(manifestText.dependencies)
      ],
      targets: [
    \(feature.targets(below: home))
      ],
      swiftLanguageModes: [.v6]
    )
    for target in package.targets { target.swiftSettings = settings }

    """
  }

  private var readme: String {
    """
    # \(name)

    A module made with Sillar, with versions: each app takes the one that it likes.

    ## Test it

    ```sh
    swift build --build-tests
    \(sillar.tool) api
    swift test
    ```

    The first build compiles the libraries, too, which takes some minutes. The second line writes `\(api)`: what the
    version has. It refuses what the version may not have, and says which version may. `Scripts/ci` is what a change must
    pass.

    ## Give it a version

    The version stands in `\(home)Delivery/\(name)Module.swift`, and is the tag of the commit:

    ```sh
    git tag "$(sed -n '1s/.* //p' \(api))"
    \(sillar.tool) check
    git push --tags
    ```

    The check refuses a tag that is not the version of its commit, and a version that is lower than a tag before it.

    ## Take it

    An app depends on this repository in its `Package.swift`, and stays below the next major version:

    ```swift
    .package(url: "https://git.example.com/\(name)", from: "1.0.0"),
    ```

    """
  }

  private var ignored: String {
    """
    # What is built, and packages that are edited.
    .build/
    .swiftpm/
    Packages/

    .DS_Store

    """
  }

  private var ci: String {
    """
    #!/bin/sh
    # What a change must pass: the layout of the code, the API of its version, the rules in sillar.rules, and the tests.
    set -eu
    cd "$(dirname "$0")/.."

    swift format lint --strict --recursive Package.swift Features
    swift build --build-tests
    "\(sillar.tool)" api --check
    "\(sillar.tool)" check
    swift test --skip-build

    """
  }
}
