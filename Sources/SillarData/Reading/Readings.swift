public import SillarModel

extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
  /// What a ``CachedReader`` answers, in a model's words: its values, and its own error for what went wrong.
  public init<Raw: Sendable, Value: Sendable, Problem: ReadingProblem>(
    _ readings: Readings<Raw, any Error>, _ make: @escaping @Sendable (Raw) throws -> Value
  ) where Element == Reading<Value, Problem> {
    self.init { give in
      for try await reading in readings {
        give(
          Reading(
            try make(reading.value), reading.freshness,
            problem: reading.problem.map { problem in
              switch problem {
              case let problem as Problem: problem
              case is ServiceUnreachable: .offline
              default: .serviceFailed(ServiceFailure(problem))
              }
            }))
      }
    }
  }
}
