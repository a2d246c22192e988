/// What the manifests of new repositories have in common.
struct ManifestText {
  let sillar: SillarPackage

  /// What stands before the package.
  var head: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // With the first two, the async methods of a presenter stay in its window.
    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
    ]

    let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
    func sillar(_ name: String) -> Target.Dependency {
      .product(name: name, package: "\(sillar.identity)")
    }
    """
  }

  /// Lines of the package's dependencies.
  var dependencies: String {
    """
        \(sillar.dependency),
        .package(
          url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    """
  }
}
