/// The answers of a source to one request: usually one, or two when a value is saved: first the saved value, then the
/// live one. The last answer is the final one. The stream throws an error when there is no answer at all.
///
/// ```swift
/// func names(_ readings: Readings<[String], any Error>) async throws {
///   for try await reading in readings { print(reading.value) }
/// }
/// ```
///
/// When the consumer stops or is cancelled, the request ends, unless other consumers wait for it too.
public typealias Readings<Value: Sendable, Problem: Error> = AsyncThrowingStream<
  Reading<Value, Problem>, any Error
>

extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
  /// A stream of the values that `work` gives, until it returns or throws. Cancels `work` when the consumer stops.
  public init(
    _ work: @escaping @Sendable (_ give: @escaping @Sendable (Element) -> Void) async throws -> Void
  ) {
    self.init { continuation in
      let task = Task {
        do {
          try await work { continuation.yield($0) }
          continuation.finish()
        } catch {
          // After cancellation nothing consumes the stream, so no error is reported.
          continuation.finish(throwing: Task.isCancelled ? nil : error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The last answer, which is the final one.
  ///
  /// - Throws: The source's error; `CancellationError` when the stream ended without an answer.
  public func last<Value, Problem>() async throws -> Reading<Value, Problem>
  where Element == Reading<Value, Problem> {
    var last: Reading<Value, Problem>?
    for try await reading in self { last = reading }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  /// The same answers with transformed values.
  public func mapValues<Value, Problem, Other: Sendable>(
    _ transform: @escaping @Sendable (Value) throws -> Other
  ) -> Readings<Other, Problem> where Element == Reading<Value, Problem> {
    Readings { give in
      for try await reading in self { give(try reading.map(transform)) }
    }
  }
}
