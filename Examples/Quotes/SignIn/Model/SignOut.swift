import Work

/// Signs out. If there is unsent work, it asks for a ``Choice`` first.
public struct SignOut: Sendable {
  /// The user's choice for unsent work.
  public enum Choice: Hashable, Sendable {
    /// The work is sent, and then the user is signed out.
    case sendFirst
    /// The work stays, and is sent after the next sign-in.
    case keep
    case discard
  }

  public enum Outcome: Hashable, Sendable {
    case signedOut
    /// The user is still signed in, and has to choose for this unsent work.
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

  /// Signs out in the way that the user has chosen.
  ///
  /// - Returns: ``Outcome/unsent(_:)`` if work is left: it needs a decision of its own and could not be sent, or may
  ///   have been sent already and cannot be discarded.
  public func execute(_ choice: Choice) async throws -> Outcome {
    guard let person = sessions.person else { return .signedOut }
    switch choice {
    case .sendFirst:
      for await count in unsent.counts(of: person.id) where count.waiting == 0 { break }
      try Task.checkCancellation()
      // Another person may be signed in by now.
      return sessions.person == person ? try await execute() : .signedOut
    case .keep:
      try await sessions.signOut()
      return .signedOut
    case .discard:
      try await unsent.discard(of: person.id)
      return try await execute()
    }
  }

  /// The unsent work: now, and after each change.
  public var counts: AsyncStream<UnsentCount> {
    guard let person = sessions.person else { return AsyncStream { $0.finish() } }
    return unsent.counts(of: person.id)
  }
}
