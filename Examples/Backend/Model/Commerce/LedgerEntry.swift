import Money

public import struct Foundation.Date

/// One movement of money in the ledger: postings to accounts that add up to zero.
///
///     let entry = try LedgerEntry(
///       date: now,
///       [
///         Posting(.customer(id), -amount, statement: statement),
///         Posting(.market(.eur), amount),
///       ])
public struct LedgerEntry: Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<LedgerEntry>
  public static let prefix = "led"

  public let id: ID
  public let date: Date
  public let postings: [Posting]

  /// Validates an entry: the only check of what may be written to the ledger.
  ///
  /// - Throws: ``LedgerError`` unless there are postings, all in the currency of their accounts, none of them is zero, and
  ///   their sum is zero.
  public init(id: ID = .random(), date: Date, _ postings: [Posting]) throws(LedgerError) {
    var sum = 0
    for posting in postings {
      let currency = posting.amount.currency
      guard currency == posting.account.currency, currency == postings[0].amount.currency else {
        throw .foreignCurrency
      }
      guard posting.amount.minorUnits != 0 else { throw .emptyPosting }
      let (next, overflow) = sum.addingReportingOverflow(posting.amount.minorUnits)
      guard !overflow else { throw .unbalanced }
      sum = next
    }
    guard !postings.isEmpty else { throw .emptyPosting }
    guard sum == 0 else { throw .unbalanced }
    self.id = id
    self.date = date
    self.postings = postings
  }

  /// Returns an entry that reverses this one.
  ///
  /// - Parameter statement: returns the statement for the account holder.
  public func reversed(
    on date: Date, statement: (Posting) -> Statement?
  ) throws(LedgerError) -> LedgerEntry {
    var back: [Posting] = []
    for posting in postings {
      let amount = Money(minorUnits: -posting.amount.minorUnits, posting.amount.currency)
      back.append(Posting(posting.account, amount, statement: statement(posting)))
    }
    return try LedgerEntry(date: date, back)
  }
}
