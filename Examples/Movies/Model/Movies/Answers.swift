extension AsyncThrowingStream where Failure == any Error {
  /// The last answer, the one that counts.
  ///
  /// - Throws: What the source threw; `CancellationError` when the stream ended without a word.
  public func last<Value>() async throws -> Answer<Value> where Element == Answer<Value> {
    var last: Answer<Value>?
    for try await answer in self { last = answer }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  /// The same answers with something made of each value.
  public func mapValues<Value: Sendable, Other: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Answers<Other> where Element == Answer<Value> {
    Answers { continuation in
      let work = Task {
        do {
          for try await answer in self { continuation.yield(answer.map(transform)) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}
