/// A report of a window for the programmer, not for the user: what is wrong on which screen, and what to do.
///
/// ```swift
/// let report: @Sendable (Diagnostic) -> Void = { print($0) }
/// ```
///
/// A host writes it into its log, or fails its test. The app goes on.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// The report, in sentences.
  public let description: String

  package init(_ description: String) { self.description = description }
}
