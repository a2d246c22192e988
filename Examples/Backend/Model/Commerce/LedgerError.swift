/// Why an entry cannot be in the ledger.
public enum LedgerError: Error, Equatable {
  case unbalanced
  case emptyPosting
  /// The ledger is in euros.
  case foreignCurrency
}
