import Foundation
import SillarData
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
/// Several visitors may be signed in as the same person, each with a session of their own. The sessions are in memory,
/// read once at the start, and every change is on the disk before it is announced.
public final class SignInSessions: SessionTokens, Sendable {
  private struct State {
    /// The sessions by visitor.
    var sessions: [String: Session]
    /// Visitors whose last session has expired.
    var expired: Set<String> = []
  }

  private let store: SessionStore
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void
  private let turns = WriteTurns()
  private let state: Mutex<State>
  /// Tells the windows of a visitor that their session has changed.
  private let changes = SharedEvents<String, Void> { _ in AsyncStream<Void> { _ in } }
  /// Notified when a session is to be ended at the service.
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

  /// The person who is signed in now; nil for none.
  public func person(for visitor: String) -> Person? {
    state.withLock { live($0.sessions[visitor])?.person }
  }

  /// The person who is signed in: now, and after each change, in any window.
  public func people(for visitor: String) -> AsyncStream<Person?> {
    let changes = changes.events(of: visitor, buffering: .bufferingNewest(1))
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { people in
      people.yield(person(for: visitor))
      let following = Task {
        for await _ in changes { people.yield(person(for: visitor)) }
        people.finish()
      }
      people.onTermination = { _ in following.cancel() }
    }
  }

  func hasExpired(for visitor: String) -> Bool {
    state.withLock { $0.expired.contains(visitor) }
  }

  // MARK: Tokens

  /// The token of this person's session that lasts longest.
  public func token(of person: PersonID) -> String? {
    state.withLock { state in
      state.sessions.values.filter { $0.person.id == person && live($0) != nil }
        .max { $0.expires < $1.expires }?.token
    }
  }

  public func tokenRefused(_ token: String, of person: PersonID) { drop { $0.token == token } }

  // MARK: Changes

  /// Signs the visitor in, in all windows.
  func begin(_ session: Session, of visitor: String) async throws {
    try await change(visitor, to: session) { try await $0.begin(session, of: visitor) }
  }

  /// Signs the visitor out, in all windows.
  func end(_ visitor: String) async throws {
    try await change(visitor, to: nil) { try await $0.end(visitor) }
  }

  /// Ends a session at the service that no visitor has.
  func giveUp(_ session: Session) async {
    do {
      try await turns.add { [store] in try await store.giveUp(session) }.value
    } catch {
      report("a session that nobody uses goes on until it runs out: \(error)")
    }
    endings.wake()
  }

  /// Removes expired sessions. A session lasts two weeks, so an occasional check is enough.
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
      }
      changes.tell((), to: visitor)
    }.value
    endings.wake()
  }

  /// Removes invalid sessions, and notifies the windows of their visitors.
  private func drop(where isOver: (Session) -> Bool) {
    let over = state.withLock { state in
      let over = state.sessions.filter { isOver($0.value) }
      for visitor in over.keys {
        state.sessions[visitor] = nil
        state.expired.insert(visitor)
      }
      return over
    }
    guard !over.isEmpty else { return }
    for visitor in over.keys { changes.tell((), to: visitor) }
    turns.add { [store, report] in
      do {
        try await store.forget(over.values.map(\.token))
      } catch {
        report("a session that is over could not be removed: \(error)")
      }
    }
  }

  private func live(_ session: Session?) -> Session? {
    session.flatMap { $0.expires > now() ? $0 : nil }
  }
}
