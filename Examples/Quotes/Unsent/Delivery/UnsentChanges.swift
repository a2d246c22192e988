public import UnsentModel

/// How an app has its users make another change of one that is not sent: where it has a screen for that.
///
/// ```swift
/// let changes = UnsentChanges(kinds: ["write-message"]) { entry in print("edit", entry.subject) }
/// ```
public struct UnsentChanges {
  /// The kinds of change that it can be done for.
  public let kinds: Set<String>
  /// Shows the screen for it.
  public let begin: (UnsentEntry) -> Void

  public init(kinds: Set<String> = [], begin: @escaping (UnsentEntry) -> Void = { _ in }) {
    self.kinds = kinds
    self.begin = begin
  }
}
