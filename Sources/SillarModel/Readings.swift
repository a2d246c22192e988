/// What a source answers to one question: mostly once; twice where something is saved, first that and then what is
/// live. The last answer counts. Ends with an error when there is no answer at all.
///
/// ```swift
/// func names(_ readings: Readings<[String], any Error>) async throws {
///   for try await reading in readings { print(reading.value) }
/// }
/// ```
///
/// Whoever stops listening, or is cancelled, ends the request, unless others wait for it too.
public typealias Readings<Value: Sendable, Problem: Error> = AsyncThrowingStream<
  Reading<Value, Problem>, any Error
>

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
          // Where nobody listens any more, there is nobody to tell.
          continuation.finish(throwing: Task.isCancelled ? nil : error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The last answer, the one that counts.
  ///
  /// - Throws: What the source threw; `CancellationError` when the stream ended without a word.
  public func last<Value, Problem>() async throws -> Reading<Value, Problem>
  where Element == Reading<Value, Problem> {
    var last: Reading<Value, Problem>?
    for try await reading in self { last = reading }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  /// The same answers with something made of each value.
  public func mapValues<Value, Problem, Other: Sendable>(
    _ transform: @escaping @Sendable (Value) throws -> Other
  ) -> Readings<Other, Problem> where Element == Reading<Value, Problem> {
    Readings { give in
      for try await reading in self { give(try reading.map(transform)) }
    }
  }
}
