import Sillar

// What a flavor's designer may want to draw a way of their own.
extension Style {
  /// An amount that stands out.
  static let amount = Style("amount")
  /// Choices that stand beside and below one another, for there are many of them, or long ones.
  static let choices = Style("choices")
  /// The parts of a request: one below the other on a phone, two columns where there is room.
  static let detail = Style("detail")
  /// The part that is in two columns, beside the narrow one.
  static let body = Style("body")
  /// How it stands and what comes next: the first thing to be seen.
  static let next = Style("next")
}
