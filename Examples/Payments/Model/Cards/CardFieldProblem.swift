/// A field of a form for a card. The raw value is part of the codes of its texts.
public enum CardField: String, Hashable, Sendable, CaseIterable {
  case number, expiry, holder
  case securityCode = "code"
}

/// The problem of a text in a field.
public enum CardFieldProblem: String, Error, Hashable, Sendable, CaseIterable {
  case missing
  /// Something else than digits, or not of the form that is asked for.
  case unreadable
  case tooShort
  case tooLong
  /// The digits do not belong together: one is wrong, or two have changed places.
  case mistyped
  /// The card is no longer good.
  case expired
}
