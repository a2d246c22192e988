import Foundation

/// A short text for the receiver of money or of a request, without surrounding spaces.
///
/// ```swift
/// let note = Note("  Lunch ")   // "Lunch"; nil for a text that is too long
/// ```
public struct Note: Hashable, Sendable {
  /// The maximum number of Unicode scalars that the service accepts.
  public static let longest = 140

  public let text: String

  public init() { text = "" }

  public init?(_ text: String) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if self.text.unicodeScalars.count > Self.longest { return nil }
  }
}
