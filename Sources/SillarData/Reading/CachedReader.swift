import CoreMetrics
import Foundation
public import SillarModel

/// Reads values from a service and caches them.
///
/// ```swift
/// protocol TopicStore: Sendable {
///   func name(of topic: String) async throws -> Reading<String>?
///   func save(_ name: String, of topic: String) async throws
/// }
///
/// func makeReader(client: APIClient, store: any TopicStore) -> CachedReader<String, String> {
///   CachedReader(
///     fetch: { try await client.send(.get("v1/topics/\($0)/name")) },
///     load: { try await store.name(of: $0) },
///     save: { try await store.save($1, of: $0) })
/// }
///
/// func name(_ reader: CachedReader<String, String>) async throws -> String? {
///   var name: String?
///   for try await reading in reader.readings("space") { name = reading.value }
///   return name
/// }
/// ```
///
/// Concurrent reads of the same key share one request. A cache failure does not fail a read: a value that cannot be
/// saved is still delivered, a value that cannot be loaded counts as missing, and both are reported.
public struct CachedReader<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Returns true for a definitive answer, such as "there is no such thing": no cached value can stand in for it.
  public typealias IsFinal = @Sendable (any Error) -> Bool

  private let fetch: @Sendable (Key) async throws -> Value
  private let load: @Sendable (Key) async throws -> Reading<Value>?
  private let substitute: @Sendable (Key) async throws -> Reading<Value>?
  private let save: @Sendable (Key, Value) async throws -> Void
  private let isFinal: IsFinal
  private let connectivity: Connectivity?
  private let report: @Sendable (String) -> Void
  let shared = SharedReads<Key, Value>()

  /// - Parameters:
  ///   - fetch: Requests a value from the service.
  ///   - load: Loads a cached value, with the time at which it was saved: without one it counts as very old. Nil if there is
  ///     none.
  ///   - substitute: Loads what may stand in for a value that is not cached, such as those of all cached rows that match
  ///     a search. It is given only when the service does not answer, so that no row moves when the answer comes.
  ///   - save: Caches a value, and replaces an earlier one.
  ///   - isFinal: See ``IsFinal``. By default, no error is final.
  ///   - connectivity: While it reports the service as unreachable, cached values are given at once, and only missing
  ///     values are requested.
  ///   - report: Called with a log message for each failure of the cache.
  public init(
    fetch: @escaping @Sendable (Key) async throws -> Value,
    load: @escaping @Sendable (Key) async throws -> Reading<Value>?,
    substitute: @escaping @Sendable (Key) async throws -> Reading<Value>? = { _ in nil },
    save: @escaping @Sendable (Key, Value) async throws -> Void,
    isFinal: @escaping IsFinal = { _ in false }, connectivity: Connectivity? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.fetch = fetch
    self.load = load
    self.substitute = substitute
    self.save = save
    self.isFinal = isFinal
    self.connectivity = connectivity
    // What ends with its task has not failed.
    self.report = { if !Task.isCancelled { report($0) } }
  }

  /// Reads a value: one reading, or two where a cached value is given first and the service is asked. The last one counts.
  ///
  /// The stream ends with a `Problem`, or another error, when the error is final, or no value is cached. When the caller
  /// stops listening, or is cancelled, the request ends, unless others wait for it too.
  ///
  /// - Parameter savedFirst: If true, a cached value is given at once, then the service's answer. If false, a cached value
  ///   is given only when the service does not answer, or answers that it failed: for a search or a further part of a list, whose
  ///   rows would move.
  public func readings(_ key: Key, savedFirst: Bool = true) -> Readings<Value> {
    Readings { give in
      do {
        try await read(key, savedFirst, give: give)
      } catch {
        throw Problem(error) ?? error
      }
    }
  }

  private func read(
    _ key: Key, _ savedFirst: Bool, give: (Reading<Value>) -> Void
  ) async throws {
    var saved: Reading<Value>?
    let isOffline = connectivity?.isOnline == false
    if savedFirst || isOffline { saved = await cached(key) }
    if saved == nil, isOffline { saved = await loaded(key, substitute) }
    if let saved {
      if isOffline { return give(stand(in: saved, for: ServiceUnreachable())) }
      give(saved)
    }
    do {
      give(Reading(try await shared.read(key) { try await fetchAndSave(key) }))
    } catch {
      if error is CancellationError || Task.isCancelled || isFinal(error) { throw error }
      if saved == nil { saved = await cached(key) }
      if saved == nil { saved = await loaded(key, substitute) }
      guard let saved else { throw error }
      give(stand(in: saved, for: error))
    }
  }

  private func stand(in saved: Reading<Value>, for failure: any Error) -> Reading<Value> {
    Reading(saved.value, savedAt: saved.savedAt, problem: Problem(failure))
  }

  private func fetchAndSave(_ key: Key) async throws -> Value {
    let value = try await fetch(key)
    do {
      try await save(key, value)
    } catch {
      report("\(key) could not be kept: \(error)")
    }
    return value
  }

  private func cached(_ key: Key) async -> Reading<Value>? {
    let saved = await loaded(key, load)
    Counter(
      label: "sillar_cache_reads_total", dimensions: [("result", saved == nil ? "miss" : "hit")]
    ).increment()
    return saved
  }

  private func loaded(
    _ key: Key, _ load: @Sendable (Key) async throws -> Reading<Value>?
  ) async -> Reading<Value>? {
    do {
      return try await load(key)?.saved
    } catch {
      report("what was kept of \(key) could not be loaded: \(error)")
      return nil
    }
  }
}

extension Reading {
  /// The reading of a cache: one that does not say when its value was saved is very old.
  var saved: Reading { Reading(value, savedAt: savedAt ?? .distantPast) }
}

/// No request was sent, because the service is known to be unreachable; see ``Connectivity``.
public struct ServiceUnreachable: ProblemConvertible, Hashable, CustomStringConvertible {
  public init() {}
  public var problem: Problem { .offline }
  public var description: String {
    "The service cannot be reached. It is asked again and again until it answers."
  }
}
