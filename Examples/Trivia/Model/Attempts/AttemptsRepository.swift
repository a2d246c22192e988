/// One player's attempts, by topic.
public protocol AttemptsRepository: Sendable {
  /// The ledgers of some topics. A topic that was never played may be left out.
  ///
  /// - Throws: `Problem.notStored`.
  func ledgers(for topics: [Topic.ID]) async throws -> [Topic.ID: AttemptsLedger]

  /// Reads a topic's ledger, changes it, and stores it, all as one: of two changes at the same
  /// time the second sees what the first stored. If `change` throws, nothing is stored.
  ///
  /// A topic that was never played starts with an empty ledger.
  ///
  /// - Throws: What `change` throws, or `Problem.notStored`.
  func update<Answer: Sendable>(
    _ topic: Topic.ID,
    _ change: @escaping @Sendable (inout AttemptsLedger) throws -> Answer
  ) async throws -> Answer
}
