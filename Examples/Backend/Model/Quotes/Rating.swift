import SillarModel

public import struct Foundation.Date

/// A homeowner's rating of a professional: of the work, or of the contact.
///
///     let rating = try Rating(stars: 5, text: "On time, and clean", date: now)
public struct Rating: Equatable, Sendable {
  public static let textLimit = 500

  public let stars: Int
  public let text: String
  public let date: Date

  /// - Throws: ``QuotesRefusal/invalid(_:)`` unless there are 1 to 5 stars and the text is short enough.
  public init(stars: Int, text: String, date: Date) throws(QuotesRefusal) {
    guard (1...5).contains(stars) else {
      throw .invalid(InputFault("stars", "has to be from 1 to 5"))
    }
    self.stars = stars
    self.text = try text.checked(0...Self.textLimit, "text", .multiline)
    self.date = date
  }

  /// Creates a stored rating, which was validated before.
  public init(stars: Int, storedText text: String, date: Date) {
    self.stars = stars
    self.text = text
    self.date = date
  }
}
