import Foundation
import Synchronization
public import Work
public import WorkInfra

/// The sessions of all visitors of a program. One per program.
///
/// ```swift
/// func name(_ sessions: SignInSessions, _ visitor: String) -> String {
///   sessions.person(for: visitor)?.name ?? "nobody"
/// }
/// ```
///
/// Several visitors may be signed in as the same person, each with a session of their own. What is known is in memory,
/// read once at the start, and every change is on the disk before it is told.
public final class SignInSessions: SessionTokens, Sendable {
  private struct State {
    /// By visitor.
    var sessions: [String: Session]
    /// Visitors whose last session has ended by itself.
    var expired: Set<String> = []
    var lastListener = 0
    /// By visitor.
    var listeners: [String: [Int: AsyncStream<Person?>.Continuation]] = [:]
  }

  private let store: SessionStore
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void
  private let turns = WriteTurns()
  private let state: Mutex<State>
  /// Told when a session is to be ended at the service.
  let endings: Endings

  /// - Throws: `Problem.notStored`.
  init(
    store: SessionStore, endings: Endings, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (String) -> Void
  ) throws {
    self.store = store
    self.endings = endings
    self.now = now
    self.report = report
    state = Mutex(State(sessions: try store.sessions()))
    dropExpired()
  }

  /// Who it is now; nil for nobody.
  public func person(for visitor: String) -> Person? {
    state.withLock { live($0.sessions[visitor])?.person }
  }

  /// Who it is: now, and whenever that changes, in whichever window.
  public func people(for visitor: String) -> AsyncStream<Person?> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[visitor, default: [:]][state.lastListener] = continuation
        continuation.yield(live(state.sessions[visitor])?.person)
        return state.lastListener
      }
      // Not at once, as the lock may be held by somebody who tells the listener.
      continuation.onTermination = { [weak self] _ in
        Task { [weak self] in self?.remove(listener: id, of: visitor) }
      }
    }
  }

  func hasExpired(for visitor: String) -> Bool {
    state.withLock { $0.expired.contains(visitor) }
  }

  // MARK: Tokens

  /// Of the sessions of this person, that which lasts longest.
  public func token(of person: PersonID) -> String? {
    state.withLock { state in
      state.sessions.values.filter { $0.person.id == person && live($0) != nil }
        .max { $0.expires < $1.expires }?.token
    }
  }

  public func tokenRefused(_ token: String, of person: PersonID) { drop { $0.token == token } }

  // MARK: Changes

  /// From now on the visitor is somebody, in all windows.
  func begin(_ session: Session, of visitor: String) async throws {
    try await change(visitor, to: session) { try await $0.begin(session, of: visitor) }
  }

  /// From now on the visitor is nobody, in all windows.
  func end(_ visitor: String) async throws {
    try await change(visitor, to: nil) { try await $0.end(visitor) }
  }

  /// Has a session ended that nobody is to have.
  func giveUp(_ session: Session) async {
    do {
      try await turns.add { [store] in try await store.giveUp(session) }.value
    } catch {
      report("a session that nobody uses goes on until it runs out: \(error)")
    }
    endings.wake()
  }

  /// Takes away those that have run out. A session lasts two weeks: looking now and then will do.
  func dropExpired() {
    let now = now()
    drop { $0.expires <= now }
  }

  // MARK: -

  private func change(
    _ visitor: String, to session: Session?,
    _ write: @escaping @Sendable (SessionStore) async throws -> Void
  ) async throws {
    try await turns.add { [self] in
      try await write(store)
      state.withLock { state in
        state.sessions[visitor] = session
        state.expired.remove(visitor)
        tell(visitor, &state)
      }
    }.value
    endings.wake()
  }

  /// Takes sessions away that are no good any more, and tells whoever sees that.
  private func drop(where isOver: (Session) -> Bool) {
    let tokens = state.withLock { state in
      let over = state.sessions.filter { isOver($0.value) }
      for visitor in over.keys {
        state.sessions[visitor] = nil
        state.expired.insert(visitor)
        tell(visitor, &state)
      }
      return over.values.map(\.token)
    }
    guard !tokens.isEmpty else { return }
    turns.add { [store, report] in
      do {
        try await store.forget(tokens)
      } catch {
        report("a session that is over could not be removed: \(error)")
      }
    }
  }

  private func live(_ session: Session?) -> Session? {
    session.flatMap { $0.expires > now() ? $0 : nil }
  }

  private func tell(_ visitor: String, _ state: inout State) {
    let person = state.sessions[visitor]?.person
    for listener in (state.listeners[visitor] ?? [:]).values { listener.yield(person) }
  }

  private func remove(listener id: Int, of visitor: String) {
    state.withLock { state in
      state.listeners[visitor]?[id] = nil
      if state.listeners[visitor]?.isEmpty == true { state.listeners[visitor] = nil }
    }
  }
}
