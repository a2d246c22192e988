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
  private let unsent: (any UnsentWork)?
  private let prepare: @Sendable () async -> Void

  /// - Parameters:
  ///   - unsent: Nil in an app in which nothing is ever unsent.
  ///   - prepare: Called before the session ends.
  public init(
    sessions: any SignInSessionsDataManager, unsent: (any UnsentWork)?,
    prepare: @escaping @Sendable () async -> Void = {}
  ) {
    self.sessions = sessions
    self.unsent = unsent
    self.prepare = prepare
  }

  /// Signs out if nothing is unsent.
  ///
  /// - Throws: `Problem.notStored`.
  public func execute() async throws -> Outcome {
    guard let person = sessions.person else { return .signedOut }
    let count = try await unsent?.count(of: person.id) ?? .none
    guard count.isEmpty else { return .unsent(count) }
    return try await end()
  }

  /// Signs out on all devices. Unsent work stays, and is sent after the next sign-in.
  ///
  /// - Throws: An error if the service cannot be reached: nobody is signed out.
  public func everywhere() async throws -> Outcome {
    try await sessions.signOutEverywhere()
    await prepare()
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
      for await count in counts where count.waiting == 0 { break }
      try Task.checkCancellation()
      // Another person may be signed in by now.
      return sessions.person == person ? try await execute() : .signedOut
    case .keep: return try await end()
    case .discard:
      try await unsent?.discard(of: person.id)
      return try await execute()
    }
  }

  /// The unsent work: now, and after each change.
  public var counts: AsyncStream<UnsentCount> {
    guard let person = sessions.person, let unsent else { return AsyncStream { $0.finish() } }
    return unsent.counts(of: person.id)
  }

  private func end() async throws -> Outcome {
    await prepare()
    try await sessions.signOut()
    return .signedOut
  }
}
