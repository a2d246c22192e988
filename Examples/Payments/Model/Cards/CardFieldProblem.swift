/// A field of a form for a card.
public enum CardField: Hashable, Sendable, CaseIterable {
  case number, expiry, securityCode, holder
}

/// What is wrong with what was typed into a field.
public enum CardFieldProblem: Error, Hashable, Sendable, CaseIterable {
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
