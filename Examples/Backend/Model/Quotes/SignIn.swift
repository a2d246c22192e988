/// Finds out whether someone is who they say they are.
///
///     let id = try await SignIn(quotes: store, passwords: scrypt).execute(
///       email: "ana@example.com", password: "…")
public struct SignIn: Sendable {
  private let quotes: any Quotes
  private let passwords: any Passwords

  public init(quotes: any Quotes, passwords: any Passwords) {
    self.quotes = quotes
    self.passwords = passwords
  }

  /// - Returns: Whose address and password these are.
  /// - Throws: ``QuotesRefusal/wrongCredentials``, also when there is no such account;
  ///   ``QuotesRefusal/slowDown(seconds:)``.
  public func execute(email: String, password: String) async throws -> Member.ID {
    // Counted before it is known how it ends: otherwise many at once would all be the first one.
    let credentials = try await quotes.change { records in
      let before = try records.attempts(email: email)
      if let wait = before?.wait(at: records.now) { throw QuotesRefusal.slowDown(seconds: wait) }
      try records.keep(.counting(before, at: records.now), email: email)
      return try records.credentials(email: email)
    }
    guard try await passwords.match(password, credentials?.password), let credentials else {
      throw QuotesRefusal.wrongCredentials
    }
    try await quotes.change { try $0.keep(nil, email: email) }
    return credentials.member
  }
}
