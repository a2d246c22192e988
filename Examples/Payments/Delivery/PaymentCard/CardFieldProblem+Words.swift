import PaymentsModel

extension CardFieldProblem {
  /// What to say at a field.
  func words(for field: CardField) -> PaymentsString {
    switch field {
    case .number: wordsForNumber
    case .expiry:
      switch self {
      case .missing: .expiryMissing
      case .expired: .expiryPast
      case .unreadable, .tooShort, .tooLong, .mistyped: .expiryUnreadable
      }
    case .securityCode:
      switch self {
      case .missing: .codeMissing
      case .tooShort, .tooLong: .codeWrongLength
      case .unreadable, .mistyped, .expired: .codeUnreadable
      }
    case .holder:
      switch self {
      case .missing, .tooShort: .holderMissing
      case .tooLong: .holderTooLong
      case .unreadable, .mistyped, .expired: .holderUnreadable
      }
    }
  }

  private var wordsForNumber: PaymentsString {
    switch self {
    case .missing: .numberMissing
    case .unreadable: .numberUnreadable
    case .tooShort: .numberTooShort
    case .tooLong: .numberTooLong
    case .mistyped, .expired: .numberMistyped
    }
  }
}
