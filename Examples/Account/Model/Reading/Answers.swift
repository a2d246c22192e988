extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
  /// What `work` gives, until it returns or throws. The work is cancelled when nobody listens any more.
  public init(
    _ work: @escaping @Sendable (_ give: @escaping @Sendable (Element) -> Void) async throws -> Void
  ) {
    self.init { continuation in
      let task = Task {
        do {
          try await work { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

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
    Answers { give in
      for try await answer in self { give(answer.map(transform)) }
    }
  }
}
