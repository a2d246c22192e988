public import Foundation
public import SillarModel

/// Reads things from a service and keeps what it read.
///
/// ```swift
/// protocol TopicStore: Sendable {
///   func name(of topic: String) async throws -> Saved<String>?
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
///   for try await reading in reader.read("space", .both) { name = reading.value }
///   return name
/// }
/// ```
///
/// Several who read the same thing at the same time share one request. A cache that fails spoils nothing: what
/// cannot be kept is passed on all the same, what cannot be loaded is not there, and both are reported.
public struct CachedReader<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What a service answers with authority, such as "there is no such thing": nothing kept can stand in for that.
  public typealias IsFinal = @Sendable (any Error) -> Bool

  private let fetch: @Sendable (Key) async throws -> Value
  private let load: @Sendable (Key) async throws -> Saved<Value>?
  private let save: @Sendable (Key, Value) async throws -> Void
  private let isFinal: IsFinal
  private let connectivity: Connectivity?
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void
  let shared = SharedReads<Key, Value>()

  /// - Parameters:
  ///   - fetch: Asks the service.
  ///   - load: What was kept of a thing; nil for nothing.
  ///   - save: Keeps a value, in the place of an earlier one.
  ///   - isFinal: See ``IsFinal``; no error without it.
  ///   - connectivity: While it says that the service cannot be reached, what is kept is given at once, and only
  ///     what is not kept is asked for.
  ///   - report: Told, for a log, what went wrong in the cache.
  public init(
    fetch: @escaping @Sendable (Key) async throws -> Value,
    load: @escaping @Sendable (Key) async throws -> Saved<Value>?,
    save: @escaping @Sendable (Key, Value) async throws -> Void,
    isFinal: @escaping IsFinal = { _ in false }, connectivity: Connectivity? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.fetch = fetch
    self.load = load
    self.save = save
    self.isFinal = isFinal
    self.connectivity = connectivity
    self.now = now
    self.report = report
  }

  /// Reads a thing: one answer, or, under ``ReadPolicy/both``, two. The last one counts.
  ///
  /// They end with an error where there is neither an answer nor anything kept. Who stops listening, or is cancelled,
  /// ends the request, unless others wait for it too.
  public func read(_ key: Key, _ policy: ReadPolicy) -> Readings<Value, any Error> {
    Readings { give in try await read(key, policy, give: give) }
  }

  private func read(
    _ key: Key, _ policy: ReadPolicy, give: (Reading<Value, any Error>) -> Void
  ) async throws {
    var saved: Saved<Value>?
    let isOffline = connectivity?.isOnline == false
    if policy != .networkFirst || isOffline { saved = await loadSaved(key) }
    if let saved {
      let reading = Reading<Value, any Error>(saved.value, .saved(at: saved.at))
      switch policy {
      case .cacheFirst(let maximumAge) where reading.freshness.age(at: now()) <= maximumAge:
        return give(reading)
      case _ where isOffline: return give(stand(in: saved, for: ServiceUnreachable()))
      case .both: give(reading)
      case .networkFirst, .cacheFirst: break
      }
    }
    do {
      let value = try await shared.read(key) { try await fetchAndSave(key) }
      give(Reading(value, .live))
    } catch {
      if error is CancellationError || Task.isCancelled || isFinal(error) { throw error }
      if saved == nil { saved = await loadSaved(key) }
      guard let saved else { throw error }
      give(stand(in: saved, for: error))
    }
  }

  private func stand(in saved: Saved<Value>, for failure: any Error) -> Reading<Value, any Error> {
    Reading(saved.value, .saved(at: saved.at), problem: failure)
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

  private func loadSaved(_ key: Key) async -> Saved<Value>? {
    do {
      return try await load(key)
    } catch {
      report("what was kept of \(key) could not be loaded: \(error)")
      return nil
    }
  }
}

/// Nobody was asked, because the service is known to be out of reach; see ``Connectivity``.
public struct ServiceUnreachable: Error, Hashable, CustomStringConvertible {
  public init() {}
  public var description: String {
    "The service cannot be reached. It is asked again and again until it answers."
  }
}
