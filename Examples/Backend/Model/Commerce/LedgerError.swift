/// The reason that an entry is invalid.
public enum LedgerError: Error, Equatable {
  case unbalanced
  case emptyPosting
  /// The ledger is in euros.
  case foreignCurrency
}
