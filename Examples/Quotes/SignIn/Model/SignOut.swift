import Work

/// Signs out. Where something has not been sent, it asks first for a ``Choice``.
public struct SignOut: Sendable {
  /// The user's wish for unsent work.
  public enum Choice: Hashable, Sendable {
    /// It is sent, and only then one is signed out.
    case sendFirst
    /// It stays, and is sent after the next sign-in.
    case keep
    case discard
  }

  public enum Outcome: Hashable, Sendable {
    case signedOut
    /// Nobody has been signed out: there is so much to be asked about.
    case unsent(UnsentCount)
  }

  private let sessions: any SignInSessionsDataManager
  private let unsent: any UnsentWork

  public init(sessions: any SignInSessionsDataManager, unsent: any UnsentWork) {
    self.sessions = sessions
    self.unsent = unsent
  }

  /// Signs out if nothing is unsent.
  ///
  /// - Throws: `Problem.notStored`.
  public func execute() async throws -> Outcome {
    guard let person = sessions.person else { return .signedOut }
    let count = try await unsent.count(of: person.id)
    guard count.isEmpty else { return .unsent(count) }
    try await sessions.signOut()
    return .signedOut
  }

  /// Does as somebody wishes who was asked.
  ///
  /// - Returns: ``Outcome/unsent(_:)`` where that was not all: something needs a decision of its own and could not be
  ///   sent, or may have been sent already and cannot be discarded.
  public func execute(_ choice: Choice) async throws -> Outcome {
    guard let person = sessions.person else { return .signedOut }
    switch choice {
    case .sendFirst:
      for await count in unsent.counts(of: person.id) where count.waiting == 0 { break }
      try Task.checkCancellation()
      // Somebody else may be signed in by now.
      return sessions.person == person ? try await execute() : .signedOut
    case .keep:
      try await sessions.signOut()
      return .signedOut
    case .discard:
      try await unsent.discard(of: person.id)
      return try await execute()
    }
  }

  /// How much is unsent: now, and whenever that changes.
  public var counts: AsyncStream<UnsentCount> {
    guard let person = sessions.person else { return AsyncStream { $0.finish() } }
    return unsent.counts(of: person.id)
  }
}
