import Foundation

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
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if self.text.unicodeScalars.count > Self.longest { return nil }
  }
}
