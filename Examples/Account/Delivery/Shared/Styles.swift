import Sillar

// What a flavor's designer may want to draw a way of their own.
extension Style {
  /// An amount that a screen is about.
  static let amount = Style("amount")
  /// Initials in a circle, where a portrait would be.
  static let avatar = Style("avatar")
  /// The column at the end of a row that holds amounts, one below the other.
  static let figures = Style("figures")
}
