/// The reason why a homeowner does not want a request any more.
///
/// ```swift
/// let cancellation = Cancellation(reason: .foundSomeone, note: "My neighbor does it")
/// ```
public struct Cancellation: Hashable, Sendable {
  public enum Reason: String, Codable, Hashable, Sendable, CaseIterable {
    case foundSomeone = "found-someone"
    case tooExpensive = "too-expensive"
    case changedMind = "changed-mind"
    case other
  }

  public static let longestNote = 500

  public let reason: Reason
  public let note: String

  /// - Returns: Nil when the note is too long.
  public init?(reason: Reason, note: String = "") {
    let note = note.trimmed
    guard note.unicodeScalars.count <= Self.longestNote else { return nil }
    self.reason = reason
    self.note = note
  }
}
