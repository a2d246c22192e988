/// Checks the email address and password of a user.
///
///     let signedIn = try await SignIn(quotes: store, passwords: scrypt).execute(
///       email: "ana@example.com", password: "…", client: "203.0.113.7", key: key)
public struct SignIn: Sendable {
  /// The result of a sign-in.
  public struct SignedIn: Equatable, Sendable {
    public let member: Member.ID
    /// The text by which the device is known at its next sign-in. It gives no access.
    public let device: String
  }

  private let quotes: any Quotes
  private let passwords: any Passwords

  public init(quotes: any Quotes, passwords: any Passwords) {
    self.quotes = quotes
    self.passwords = passwords
  }

  /// - Parameters:
  ///   - device: the text from an earlier sign-in with this device.
  ///   - client: the address or the name of who asks; `nil` when unknown.
  ///   - key: the idempotency key of the request.
  /// - Throws: ``QuotesRefusal/wrongCredentials``, also when there is no such account;
  ///   ``QuotesRefusal/slowDown(seconds:)``; ``QuotesRefusal/tooManySignIns``.
  public func execute(
    email: String, password: String, device: String? = nil, client: String? = nil,
    key: IdempotencyKey
  ) async throws -> SignedIn {
    let attempt = try await begin(email, device: device, client: client)
    let isRight: Bool
    do {
      isRight = try await passwords.match(
        password, attempt.credentials?.password, isKnown: attempt.device != nil)
    } catch is PasswordsBusy {
      try await quotes.change { records in
        for (counter, before) in attempt.counters {
          try records.keep(.takingBack(records.attempts(of: counter), to: before), of: counter)
        }
      }
      throw QuotesRefusal.tooManySignIns
    }
    guard isRight, let member = attempt.credentials?.member else {
      throw QuotesRefusal.wrongCredentials
    }
    let used = try await quotes.change { records in
      for (counter, before) in attempt.counters {
        // Whoever guesses must not clear the count of their client with an account of their own.
        if case .client = counter {
          try records.keep(.takingBack(records.attempts(of: counter), to: before), of: counter)
        } else {
          try records.keep(nil, of: counter)
        }
      }
      let used = attempt.device ?? records.makeDevice(for: member, key: key)
      try records.keep(device: used, of: member)
      return used
    }
    return SignedIn(member: member, device: used)
  }

  private struct Attempt: Sendable {
    let credentials: Credentials?
    /// The device, if it has signed in to this account before.
    let device: String?
    /// The counter of the attempt, with the failures before it.
    let counters: [(counter: SignInCounter, before: SignInAttempts?)]
  }

  /// Counts the attempt before its result is known; otherwise parallel attempts would all count as the first.
  private func begin(_ email: String, device: String?, client: String?) async throws -> Attempt {
    if device == nil, passwords.isBusy { throw QuotesRefusal.tooManySignIns }
    return try await quotes.change { records in
      let credentials = try records.credentials(email: email)
      let known = try device.flatMap { device in
        try credentials.flatMap { try records.knows(device: device, of: $0.member) } == true
          ? device : nil
      }
      let counters: [SignInCounter] =
        known.map { [.device($0, email: email)] }
        ?? [.account(email: email)] + (client.map { [.client($0)] } ?? [])
      let before = try counters.map { (counter: $0, before: try records.attempts(of: $0)) }
      let waits = before.compactMap { counter, attempts in
        attempts?.wait(at: records.now, after: counter.freeFailures)
      }
      if let wait = waits.max() { throw QuotesRefusal.slowDown(seconds: wait) }
      for (counter, attempts) in before {
        try records.keep(.counting(attempts, at: records.now), of: counter)
      }
      return Attempt(credentials: credentials, device: known, counters: before)
    }
  }
}
