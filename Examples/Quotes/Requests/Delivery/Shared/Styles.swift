import Sillar

// What a flavor's designer may want to draw a way of their own.
extension Style {
  /// Choices that stand beside and below one another, for there are many of them, or long ones.
  static let choices = Style("choices")
}
