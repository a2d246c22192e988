public import Foundation

/// A value that a source has read: live from its service, or saved earlier, as a cache has it.
///
/// ```swift
/// let live = Reading(["moka-pot"])
/// let saved = Reading(["moka-pot"], savedAt: .now - 300, problem: .offline)
/// ```
public struct Reading<Value: Sendable>: Sendable {
  public var value: Value
  /// The time at which the value was saved; nil for a live value.
  public var savedAt: Date?
  /// The reason why a saved value replaces a live one; nil for a live value, and while the live one is still awaited.
  public var problem: Problem?

  public init(_ value: Value, savedAt: Date? = nil, problem: Problem? = nil) {
    self.value = value
    self.savedAt = savedAt
    self.problem = problem
  }

  /// The same reading of a value that is made from this one.
  public func map<Other: Sendable>(
    _ transform: (Value) throws -> Other
  ) rethrows -> Reading<Other> {
    Reading<Other>(try transform(value), savedAt: savedAt, problem: problem)
  }
}

extension Reading: Equatable where Value: Equatable {}

/// The readings of one request: usually one, or two when a value is saved: first the saved value, then the live one.
/// The last one counts. The stream throws an error, a ``Problem`` or a ``ProblemConvertible``, when there is none.
///
/// ```swift
/// func names(_ readings: Readings<[String]>) async throws {
///   for try await reading in readings { print(reading.value) }
/// }
/// ```
///
/// When the consumer stops or is cancelled, the request ends, unless other consumers wait for it too.
public typealias Readings<Value: Sendable> = AsyncThrowingStream<Reading<Value>, any Error>

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

  /// The last reading, which is the final one.
  ///
  /// - Throws: The source's error; `CancellationError` when the stream ended without a reading.
  public func last<Value>() async throws -> Reading<Value> where Element == Reading<Value> {
    var last: Reading<Value>?
    for try await reading in self { last = reading }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  /// The value of the first reading, live or saved: for a screen that needs one, and does not follow its changes.
  ///
  /// ```swift
  /// func count(_ readings: Readings<[String]>) async throws -> Int {
  ///   try await readings.firstValue().count
  /// }
  /// ```
  ///
  /// - Throws: The source's error; `CancellationError` when the stream ended without a reading.
  public func firstValue<Value>() async throws -> Value where Element == Reading<Value> {
    for try await reading in self { return reading.value }
    throw CancellationError()
  }

  /// The same readings with transformed values.
  public func mapValues<Value, Other: Sendable>(
    _ transform: @escaping @Sendable (Value) throws -> Other
  ) -> Readings<Other> where Element == Reading<Value> {
    Readings { give in
      for try await reading in self { give(try reading.map(transform)) }
    }
  }
}
