import SillarModel

/// The reason for the cancellation of a request.
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

  /// Creates a stored cancellation, which was validated before.
  public init(reason: Reason, storedNote note: String) {
    self.reason = reason
    self.note = note
  }
}
