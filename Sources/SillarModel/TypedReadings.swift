/// The answers of a source to one request: usually one, or two when a value is saved: first the saved value, then the
/// live one. The last answer is the final one. The stream throws an error when there is no answer at all.
///
/// ```swift
/// func names(_ readings: TypedReadings<[String], any Error>) async throws {
///   for try await reading in readings { print(reading.value) }
/// }
/// ```
///
/// When the consumer stops or is cancelled, the request ends, unless other consumers wait for it too.
public typealias TypedReadings<Value: Sendable, Problem: Error> = AsyncThrowingStream<
  TypedReading<Value, Problem>, any Error
>

extension AsyncThrowingStream where Failure == any Error, Element: Sendable {
  /// The last answer, which is the final one.
  ///
  /// - Throws: The source's error; `CancellationError` when the stream ended without an answer.
  public func last<Value, Problem>() async throws -> TypedReading<Value, Problem>
  where Element == TypedReading<Value, Problem> {
    var last: TypedReading<Value, Problem>?
    for try await reading in self { last = reading }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  /// The same answers with transformed values.
  public func mapValues<Value, Problem, Other: Sendable>(
    _ transform: @escaping @Sendable (Value) throws -> Other
  ) -> TypedReadings<Other, Problem> where Element == TypedReading<Value, Problem> {
    TypedReadings { give in
      for try await reading in self { give(try reading.map(transform)) }
    }
  }
}
