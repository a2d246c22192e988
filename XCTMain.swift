import Testing

/// Starts the tests of a package. Without this file, SwiftPM looks for tests of XCTest in an index, which builds here do
/// not make. It is found by its name, so each package links to it.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
