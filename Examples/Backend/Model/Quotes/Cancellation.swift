import SillarModel

/// Why a request was cancelled.
///
///     let cancellation = try Cancellation(reason: .foundSomeone, note: "My cousin does it")
public struct Cancellation: Equatable, Sendable {
  public static let noteLimit = 500

  public enum Reason: String, CaseIterable, Sendable {
    case foundSomeone = "found-someone"
    case tooExpensive = "too-expensive"
    case changedMind = "changed-mind"
    case other
  }

  public let reason: Reason
  public let note: String

  /// - Throws: ``QuotesRefusal/invalid(_:)`` when the note is too long.
  public init(reason: Reason, note: String) throws(QuotesRefusal) {
    self.reason = reason
    self.note = try note.checked(0...Self.noteLimit, "note", .multiline)
  }

  /// One that was stored, and so was checked before.
  public init(reason: Reason, storedNote note: String) {
    self.reason = reason
    self.note = note
  }
}
