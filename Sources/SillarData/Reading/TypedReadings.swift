public import SillarModel

extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
  /// Converts the readings of a ``CachedReader`` to a model's values and the model's own error.
  public init<Raw: Sendable, Value: Sendable, Problem: ReadingProblem>(
    _ readings: TypedReadings<Raw, any Error>, _ make: @escaping @Sendable (Raw) throws -> Value
  ) where Element == TypedReading<Value, Problem> {
    self.init { give in
      for try await reading in readings {
        give(
          TypedReading(
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
