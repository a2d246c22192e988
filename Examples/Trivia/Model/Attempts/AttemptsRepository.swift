/// One player's attempts, by topic.
public protocol AttemptsRepository: Sendable {
  /// The ledgers of some topics. A topic that has never been played may be left out.
  ///
  /// - Throws: `Problem.notStored`.
  func ledgers(for topics: [Topic.ID]) async throws -> [Topic.ID: AttemptsLedger]

  /// The ledgers of all topics that have been played: now, and after each change.
  func all() -> AsyncStream<[Topic.ID: AttemptsLedger]>

  /// Reads a topic's ledger, changes it, and stores it, in one transaction: of two simultaneous
  /// changes, the second sees the result of the first. If `change` throws, nothing is stored.
  ///
  /// A topic that has never been played starts with an empty ledger.
  ///
  /// - Throws: The error of `change`, or `Problem.notStored`.
  func update<Answer: Sendable>(
    _ topic: Topic.ID,
    _ change: @escaping @Sendable (inout AttemptsLedger) throws -> Answer
  ) async throws -> Answer
}
