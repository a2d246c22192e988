import SillarModel

/// Checks the email address and password of a user.
///
///     let signedIn = try await SignIn(quotes: store, passwords: scrypt, queue: queue).execute(
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
  private let queue: SignInQueue

  public init(quotes: any Quotes, passwords: any Passwords, queue: SignInQueue) {
    self.quotes = quotes
    self.passwords = passwords
    self.queue = queue
  }

  /// - Parameters:
  ///   - device: the text from an earlier sign-in with this device.
  ///   - client: the address or the name of who asks; `nil` when unknown.
  ///   - key: the idempotency key of the request.
  /// - Throws: ``QuotesRefusal/wrongCredentials``, also when there is no such account;
  ///   ``QuotesRefusal/slowDown(seconds:)``; ``QuotesRefusal/tooManySignIns``; `CancellationError`, which counts as no
  ///   failure unless the password was wrong.
  public func execute(
    email: String, password: String, device: String? = nil, client: String? = nil,
    key: IdempotencyKey
  ) async throws -> SignedIn {
    let attempt = try await begin(email, device: device, client: client)
    let isRight: Bool
    do {
      isRight = try await queue.run(attempt.guess) {
        try await passwords.match(password, attempt.credentials?.password)
      }
    } catch {
      // The password was not checked: the queue was full, or the request was cancelled.
      try await uncancelled { records in
        for (counter, before) in attempt.counters {
          try records.keep(.takingBack(records.attempts(of: counter), to: before), of: counter)
        }
      }
      throw error is QueueFull ? QuotesRefusal.tooManySignIns : error
    }
    guard isRight, let member = attempt.credentials?.member else {
      throw QuotesRefusal.wrongCredentials
    }
    let used = try await uncancelled { records in
      for (counter, before) in attempt.counters {
        switch counter {
        // Whoever guesses must not clear the count of their client with an account of their own, nor the owner that of
        // the others who guess.
        case .client, .account:
          try records.keep(.takingBack(records.attempts(of: counter), to: before), of: counter)
        case .pair, .device: try records.keep(nil, of: counter)
        }
      }
      let used = attempt.guess.device ?? records.makeDevice(for: member, key: key)
      try records.keep(device: used, of: member)
      return used
    }
    return SignedIn(member: member, device: used)
  }

  /// Changes records even if the task is cancelled. Otherwise an attempt that did not fail would stay counted, and who has
  /// the password would have to wait.
  private func uncancelled<Value: Sendable>(
    _ body: @escaping @Sendable (any QuotesRecords) throws -> Value
  ) async throws -> Value {
    try await Task { [quotes] in try await quotes.change(body) }.value
  }

  private struct Attempt: Sendable {
    let credentials: Credentials?
    let guess: SignInQueue.Guess
    /// The counters of the attempt, with the failures before it.
    let counters: [(counter: SignInCounter, before: SignInAttempts?)]
  }

  /// Counts the attempt before its result is known; otherwise parallel attempts would all count as the first. One that is
  /// refused costs a read.
  private func begin(_ email: String, device: String?, client: String?) async throws -> Attempt {
    let seen = try await quotes.read { try makeAttempt(email, device: device, client: client, $0) }
    guard queue.hasRoom(for: seen.guess) else { throw QuotesRefusal.tooManySignIns }
    return try await quotes.change { records in
      let attempt = try makeAttempt(email, device: device, client: client, records)
      for (counter, before) in attempt.counters {
        try records.keep(.counting(before, at: records.now), of: counter)
      }
      return attempt
    }
  }

  private func makeAttempt(
    _ email: String, device: String?, client: String?, _ records: any QuotesRecords
  ) throws -> Attempt {
    let credentials = try records.credentials(email: email)
    let known = try device.flatMap { device in
      try credentials.flatMap { try records.knows(device: device, of: $0.member) } == true
        ? device : nil
    }
    let pair = SignInCounter.pair(client: client ?? "", email: email)
    let counters: [SignInCounter] =
      known.map { [.device($0, email: email)] }
      ?? [.account(email: email), pair] + (client.map { [.client($0)] } ?? [])
    let before = try counters.map { (counter: $0, before: try records.attempts(of: $0)) }
    let waits = before.compactMap { counter, attempts in
      counter.freeFailures.flatMap { attempts?.wait(at: records.now, after: $0) }
    }
    if let wait = waits.max() { throw QuotesRefusal.slowDown(seconds: wait) }
    func failures(_ counter: SignInCounter) -> Int? {
      before.first { $0.counter == counter }.map {
        SignInAttempts.counting($0.before, at: records.now).failures - 1
      }
    }
    let ofPair = failures(pair) ?? 0
    let guess = SignInQueue.Guess(
      email: email, device: known, client: client ?? "",
      ofClient: client.flatMap { failures(.client($0)) } ?? ofPair, ofPair: ofPair,
      ofAccount: failures(.account(email: email)) ?? 0)
    return Attempt(credentials: credentials, guess: guess, counters: before)
  }
}
