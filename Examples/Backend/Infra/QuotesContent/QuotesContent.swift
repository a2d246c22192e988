import BackendModel

/// The accounts that there are before anyone comes, and what there is to look at.
struct QuotesContent: Sendable {
  /// Someone who can sign in.
  struct Account: Sendable {
    let member: Member
    let email: String
  }

  /// Everyone's.
  let password: String
  let accounts: [Account]
  /// Adds what there is to look at, to a store that has the accounts and nothing else.
  let stories: @Sendable (any QuotesRecords) throws -> Void

  /// Adds the accounts that are not there yet, and, to a new store, something to look at. Run it inside a
  /// transaction.
  func write(to records: StoredQuotes, passwords: ScryptPasswords) throws {
    let isNew = try records.rows("SELECT id FROM member LIMIT 1").isEmpty
    let newcomers = try accounts.filter { try records.findMember($0.member.id) == nil }
    if !newcomers.isEmpty {
      // It is slow on purpose, and the password is the same.
      let hash = try passwords.hash(password)
      for account in newcomers {
        try records.insert(account.member, email: account.email, password: hash)
      }
    }
    if isNew { try stories(records) }
  }
}
