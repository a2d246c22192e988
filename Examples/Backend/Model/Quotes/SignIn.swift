/// Checks the email address and password of a user.
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

  /// - Returns: The member with this email address and password.
  /// - Throws: ``QuotesRefusal/wrongCredentials``, also when there is no such account;
  ///   ``QuotesRefusal/slowDown(seconds:)``.
  public func execute(email: String, password: String) async throws -> Member.ID {
    // Counts the attempt before its result is known; otherwise parallel attempts would all count as the first.
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
