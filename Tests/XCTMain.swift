import Testing

/// Starts the tests of a package. `Scripts/swift-build` names this file: SwiftPM looks for tests in an index otherwise,
/// which those builds do not make.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
