/// The failure of a ``TestHost`` step: the expectation, the location in the test, and the screen.
///
/// It is thrown, not recorded, so that a test ends at the failed step in any test library:
///
/// ```swift
/// @Test func `the counter counts`() async throws {
///   try await TestHost.open(CounterApp()) { app in
///     try await app.tap("Tap me")
///     try await app.see("Taps: 1")
///   }
/// }
/// ```
public struct TestFailure: Error, CustomStringConvertible {
  /// The failure, in one or more lines.
  public let message: String
  /// The screen as text; nil when it is not relevant.
  public let screen: String?
  /// The file and line of the step.
  public let location: String

  init(_ message: String, _ fileID: String, _ line: Int, screen: String? = nil) {
    self.message = message
    self.screen = screen
    location = "\(fileID):\(line)"
  }

  public var description: String {
    var text = "\(message)\n  at \(location)"
    if let screen {
      text += "\n"
      text += screen.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  | \($0)" }.joined(separator: "\n")
    }
    return text
  }
}
