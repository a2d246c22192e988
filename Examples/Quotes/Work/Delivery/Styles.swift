public import Sillar

// What a flavor's designer may want to draw a way of their own.
extension Style {
  /// Initials in a circle, where a portrait would be.
  public static let avatar = Style("avatar")
  /// The column at the end of a row that holds short things, one below the other.
  public static let figures = Style("figures")
}
