public import Foundation
public import Money
public import Work

/// A professional who has applied to a request.
///
/// ```swift
/// func total(_ applicant: Applicant) -> Money? { applicant.offer?.total }
/// ```
public struct Applicant: Identifiable, Hashable, Sendable {
  /// What others have given them, on the whole.
  public struct Score: Hashable, Sendable {
    public let stars: Double
    /// How many have.
    public let count: Int

    public init(stars: Double, count: Int) {
      self.stars = stars
      self.count = count
    }
  }

  public let person: Person
  /// Nil where nobody has rated them yet.
  public let score: Score?
  public let applied: Date
  public let offer: Offer?
  /// What this homeowner has given them for this work.
  public let rating: WorkRating?

  public var id: PersonID { person.id }

  public init(
    person: Person, score: Score? = nil, applied: Date, offer: Offer? = nil,
    rating: WorkRating? = nil
  ) {
    self.person = person
    self.score = score
    self.applied = applied
    self.offer = offer
    self.rating = rating
  }
}

/// What a professional wants for the work.
///
/// ```swift
/// func isOpen(_ offer: Offer) -> Bool { offer.state == .offered }
/// ```
public struct Offer: Identifiable, Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case offered, accepted, declined, withdrawn, expired
  }

  public let id: String
  public let total: Money
  public let state: State

  public init(id: String, total: Money, state: State) {
    self.id = id
    self.total = total
    self.state = state
  }
}

/// What a homeowner says of work that was done.
///
/// ```swift
/// let rating = WorkRating(stars: 5, text: " On time. ")   // nil for six stars, or a text that is too long
/// ```
public struct WorkRating: Hashable, Sendable {
  public static let longestText = 500

  public let stars: Int
  public let text: String

  public init?(stars: Int, text: String) {
    let text = text.trimmed
    guard 1...5 ~= stars, text.unicodeScalars.count <= Self.longestText else { return nil }
    self.stars = stars
    self.text = text
  }
}

/// Why a request is not wanted any more.
///
/// ```swift
/// let cancellation = Cancellation(reason: .foundSomeone, note: "My neighbor does it")
/// ```
public struct Cancellation: Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable, CaseIterable {
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

extension String {
  /// Without the white space around it.
  fileprivate var trimmed: String {
    var words = self[...]
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words)
  }
}
