/// The reason that an entry is invalid.
public enum LedgerError: Error, Equatable {
  case unbalanced
  case emptyPosting
  /// An account is in one currency, and so is an entry.
  case foreignCurrency
}
