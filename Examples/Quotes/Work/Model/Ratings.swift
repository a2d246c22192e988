/// The average of a professional's ratings.
public struct Score: Hashable, Sendable {
  /// From 1 to 5.
  public let stars: Double
  /// The number of ratings.
  public let count: Int

  public init(stars: Double, count: Int) {
    self.stars = stars
    self.count = count
  }
}

/// A homeowner's opinion of finished work, or of the contact with a professional.
public struct WorkRating: Hashable, Sendable {
  public static let longestText = 500

  /// From 1 to 5.
  public let stars: Int
  public let text: String

  /// - Returns: Nil for another number of stars, and for a text above the limit.
  public init?(stars: Int, text: String) {
    let text = text.trimmed
    guard 1...5 ~= stars, text.unicodeScalars.count <= Self.longestText else { return nil }
    self.stars = stars
    self.text = text
  }
}
