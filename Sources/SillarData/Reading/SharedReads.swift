import Synchronization

/// Lets concurrent reads of the same key share one request.
///
/// A reader that is cancelled leaves at once, and the others go on. When the last has left, the request is cancelled.
final class SharedReads<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Reader = CheckedContinuation<Value, any Error>

  private struct Flight {
    let id: Int
    var readers: [Int: Reader]
    var request: Task<Void, Never>?
  }

  private struct State {
    var lastID = 0
    var flights: [Key: Flight] = [:]

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }
  }

  private let state = Mutex(State())

  /// Joins the running request for `key`, or starts one.
  func read(
    _ key: Key, _ fetch: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let reader = state.withLock { $0.nextID() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          // A cancellation from here on finds the continuation in its place.
          if Task.isCancelled { return true }
          join(key, as: reader, continuation, &state, fetch)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      leave(key, reader)
    }
  }

  /// The number of readers that wait for the request for `key`; 0 when none is under way.
  func readers(of key: Key) -> Int {
    state.withLock { $0.flights[key]?.readers.count ?? 0 }
  }

  private func join(
    _ key: Key, as reader: Int, _ continuation: Reader, _ state: inout State,
    _ fetch: @escaping @Sendable () async throws -> Value
  ) {
    if state.flights[key] != nil {
      state.flights[key]?.readers[reader] = continuation
      return
    }
    let id = state.nextID()
    state.flights[key] = Flight(id: id, readers: [reader: continuation])
    state.flights[key]?.request = Task {
      let result: Result<Value, any Error>
      do { result = .success(try await fetch()) } catch { result = .failure(error) }
      land(key, id, result)
    }
  }

  private func land(_ key: Key, _ id: Int, _ result: Result<Value, any Error>) {
    let flight = state.withLock { state -> Flight? in
      guard state.flights[key]?.id == id else { return nil }
      return state.flights.removeValue(forKey: key)
    }
    for reader in flight?.readers.values ?? [:].values { reader.resume(with: result) }
  }

  private func leave(_ key: Key, _ reader: Int) {
    let (continuation, abandoned) = state.withLock { state -> (Reader?, Task<Void, Never>?) in
      let continuation = state.flights[key]?.readers.removeValue(forKey: reader)
      guard let flight = state.flights[key], continuation != nil, flight.readers.isEmpty else {
        return (continuation, nil)
      }
      state.flights[key] = nil
      return (continuation, flight.request)
    }
    continuation?.resume(throwing: CancellationError())
    abandoned?.cancel()
  }
}
