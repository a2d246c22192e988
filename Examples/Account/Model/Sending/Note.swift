/// A few words that go with money, without what is around them.
///
/// ```swift
/// let note = Note("  Lunch ")   // "Lunch"; nil for one that is too long
/// ```
public struct Note: Hashable, Sendable {
  /// As many Unicode scalars as the service takes.
  public static let longest = 140

  public let text: String

  /// None.
  public init() { text = "" }

  public init?(_ text: String) {
    var words = text[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    guard words.unicodeScalars.count <= Self.longest else { return nil }
    self.text = String(words)
  }
}
