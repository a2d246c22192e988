/// A short text that goes with money, without the spaces around it.
///
/// ```swift
/// let note = Note("  Lunch ")   // "Lunch"; nil for a text that is too long
/// ```
public struct Note: Hashable, Sendable {
  /// The number of Unicode scalars that the service takes.
  public static let longest = 140

  public let text: String

  public init() { text = "" }

  public init?(_ text: String) {
    var words = text[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    guard words.unicodeScalars.count <= Self.longest else { return nil }
    self.text = String(words)
  }
}
