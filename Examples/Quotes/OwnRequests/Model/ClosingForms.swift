public import Work

/// The form for the cancellation of a request.
public struct CancellationForm: Hashable, Sendable {
  public var reason: Cancellation.Reason?
  public var note = ""

  public init() {}

  public var isNoteTooLong: Bool { Cancellation(reason: .other, note: note) == nil }
  /// Nil while the form has a flaw.
  public var cancellation: Cancellation? { reason.flatMap { Cancellation(reason: $0, note: note) } }
}

/// The form for a rating.
public struct RatingForm: Hashable, Sendable {
  /// 0 for none yet.
  public var stars = 0
  public var text = ""

  public init() {}

  public var isTextTooLong: Bool { WorkRating(stars: 1, text: text) == nil }
  /// Nil while the form has a flaw.
  public var rating: WorkRating? { WorkRating(stars: stars, text: text) }
}
