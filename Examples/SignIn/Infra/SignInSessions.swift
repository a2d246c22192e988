import Foundation
public import SignInModel
public import SillarData
import SillarModel
import Synchronization

/// The sessions of all visitors of a program. One per program.
///
/// ```swift
/// func name(_ sessions: SignInSessions, _ visitor: String) -> String {
///   sessions.person(for: visitor)?.name ?? "nobody"
/// }
/// ```
///
/// Several visitors may be signed in as the same person, each with a session of their own. The sessions are in memory,
/// read once at the start, and every change is on the disk before it is announced, but for a sign-out that cannot be stored.
public final class SignInSessions: Sendable {
  private struct State {
    /// The sessions by visitor.
    var sessions: [String: Session]
    /// Visitors whose last session has expired.
    var expired: Set<String> = []
    /// The people who are signing out everywhere: the service may tell of the end before it answers.
    var leaving: Set<MemberID> = []
    /// How many sign-ins of each visitor wait for the browser's new secret, or for the disk.
    var admissions: [String: Int] = [:]

    mutating func endAdmission(of visitor: String) {
      let others = admissions[visitor, default: 1] - 1
      admissions[visitor] = others > 0 ? others : nil
    }
  }

  let store: SessionStore
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void
  private let turns = WriteTurns()
  private let state: Mutex<State>
  /// Tells the windows of a visitor that their session has changed.
  private let changes = SharedEvents<String, Void> { _ in AsyncStream<Void> { _ in } }
  /// Tells the program that somebody may not be signed in any more.
  private let ends = SharedEvents<Int, Void> { _ in AsyncStream<Void> { _ in } }
  /// Tells hosts whose session has ended without an act in a window of theirs.
  private let ended = SharedEvents<Int, String> { _ in AsyncStream<String> { _ in } }
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
  public func person(for visitor: String) -> Member? { session(of: visitor)?.person }

  /// The person who is signed in: now, and after each change, in any window. During a sign-in there is no news: a window that
  /// opens with the new secret would hear of no member, and end the session that has just begun.
  public func people(for visitor: String) -> AsyncStream<Member?> {
    let changes = changes.events(of: visitor, buffering: .bufferingNewest(1))
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { people in
      if let person = news(for: visitor) { people.yield(person) }
      let following = Task {
        for await _ in changes { if let person = news(for: visitor) { people.yield(person) } }
        people.finish()
      }
      people.onTermination = { _ in following.cancel() }
    }
  }

  /// An event after each end of sessions: by signing out or in, by expiry, and by the service. What was saved for people
  /// who are not signed in any more can be removed then.
  public var endsOfSessions: AsyncStream<Void> {
    ends.events(of: 0, buffering: .bufferingNewest(1))
  }

  /// The visitors whose session ends from now on by expiry, by the service or because their account has signed out elsewhere;
  /// for `App.endedVisitors()`.
  public var endedVisitors: AsyncStream<String> { ended.events(of: 0) }

  /// The accounts of all who are signed in now.
  public var accounts: Set<String> {
    state.withLock { state in
      Set(state.sessions.values.compactMap { live($0)?.person.id.rawValue })
    }
  }

  /// The ID of the visitor's session, for what belongs to it alone, such as a PIN; nil if nobody is signed in. It gives no
  /// access, and no other sign-in ever has it.
  public func sessionID(of visitor: String) -> String? { session(of: visitor)?.id }

  /// The IDs of all sessions that have not ended.
  public var sessionIDs: Set<String> {
    state.withLock { Set($0.sessions.values.map(\.id)) }
  }

  func hasExpired(for visitor: String) -> Bool {
    state.withLock { $0.expired.contains(visitor) }
  }

  // MARK: Tokens

  /// The token of this person's session that lasts longest; nil if they are not signed in.
  public func token(of person: MemberID) -> String? {
    state.withLock { state in
      state.sessions.values.filter { $0.person.id == person && live($0) != nil }
        .max { $0.expires < $1.expires }?.token
    }
  }

  /// Signs out the visitors of a session that the service does not know any more.
  public func tokenRefused(_ token: String) { drop { $0.token == token } }

  /// See ``Session/fingerprint``.
  var fingerprints: [String] { state.withLock { $0.sessions.values.map(\.fingerprint) } }

  /// Signs out the visitors of sessions that the service has ended.
  func serviceHasEnded(_ fingerprints: [String]) {
    guard !fingerprints.isEmpty else { return }
    let over = Set(fingerprints)
    drop { over.contains($0.fingerprint) }
  }

  /// The account of each visitor, for requests of other modules.
  public var access: AccountAccess {
    AccountAccess(
      session: { visitor in
        self.session(of: visitor).map {
          AccountAccess.Session(
            account: $0.person.id.rawValue, token: $0.token, isGuest: $0.person.isGuest)
        }
      }, refused: { self.tokenRefused($0) })
  }

  func session(of visitor: String) -> Session? {
    state.withLock { live($0.sessions[visitor]) }
  }

  // MARK: Changes

  /// Signs the visitor in, in all windows.
  ///
  /// - Throws: `SignInError.notAdmitted`, `Problem.notStored`.
  func begin(
    _ opened: Opened, of visitor: String, admit: SignInSessionsDataManager.Admit
  ) async throws {
    state.withLock { $0.admissions[visitor, default: 0] += 1 }
    do {
      guard await admit(opened.session.person) else { throw SignInError.notAdmitted }
      try await change(visitor, to: opened.session, endsAdmission: true) {
        try await $0.begin(opened.session, of: visitor, device: opened.device)
      }
    } catch {
      state.withLock { $0.endAdmission(of: visitor) }
      changes.tell((), to: visitor)
      throw error
    }
  }

  /// Signs out all visitors of a person's account.
  ///
  /// - Parameter endAtService: Ends their sessions at the service.
  func endAll(of person: MemberID, _ endAtService: () async throws -> Void) async throws {
    state.withLock { _ = $0.leaving.insert(person) }
    defer { state.withLock { _ = $0.leaving.remove(person) } }
    try await endAtService()
    drop(asExpired: false) { $0.person.id == person }
  }

  func device(of visitor: String) async -> String? { try? await store.device(of: visitor) }

  func lastEmail(of visitor: String) async -> String? { try? await store.email(of: visitor) }

  /// Keeps the email of a visitor's attempt to sign in, in place of the one before; nil forgets that.
  func keepEmail(_ email: String?, of visitor: String, from address: String?) async {
    do {
      try await turns.add { [store] in
        guard let email else { return try await store.forgetEmail(of: visitor) }
        try await store.keepEmail(email, of: visitor, from: address)
      }.value
    } catch {
      report("the email of an attempt to sign in could not be kept or forgotten: \(error)")
    }
  }

  /// Signs the visitor out, in all windows. It needs no disk: where the change cannot be stored, the session ends in memory
  /// and at the service, and its row is worth nothing.
  func end(_ visitor: String) async {
    let session = state.withLock { $0.sessions[visitor] }
    do {
      try await change(visitor, to: nil) { try await $0.end(visitor) }
    } catch {
      report("a sign-out could not be stored, and holds all the same: \(error)")
      guard let session else { return }
      drop(asExpired: false) { $0.token == session.token }
      endings.end(session.token)
    }
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

  // MARK: Other processes

  /// Follows what other processes of the program change, until the task is cancelled.
  func follow() async {
    for await signal in store.database.signals(on: SessionStore.channel) {
      switch signal {
      case .told(let visitor): await refresh([visitor])
      case .missed: await refresh(state.withLock { Array($0.sessions.keys) })
      }
    }
  }

  /// Takes the sessions of some visitors as they are stored, where several processes change them.
  func refresh(_ visitors: [String]) async {
    guard store.database.isShared, !visitors.isEmpty else { return }
    let changed = try? await turns.add { [self] in
      let stored = try await store.sessions(of: visitors)
      return state.withLock { state in
        visitors.filter { visitor in
          guard state.sessions[visitor]?.token != stored[visitor]?.token else { return false }
          state.sessions[visitor] = stored[visitor]
          state.expired.remove(visitor)
          return true
        }
      }
    }.value
    guard let changed, !changed.isEmpty else { return }
    for visitor in changed { changes.tell((), to: visitor) }
    ends.tell((), to: 0)
  }

  /// Removes expired sessions.
  func dropExpired() {
    let now = now()
    drop { $0.expires <= now }
  }

  /// The time until the next session may expire; a minute at most, because others begin meanwhile.
  var timeToNextEnd: Duration {
    let next = state.withLock { $0.sessions.values.map(\.expires).min() }
    return .seconds(min(60, max(0.1, next?.timeIntervalSince(now()) ?? 60)))
  }

  // MARK: -

  private func change(
    _ visitor: String, to session: Session?, endsAdmission: Bool = false,
    _ write: @escaping @Sendable (SessionStore) async throws -> Void
  ) async throws {
    try await turns.add { [self] in
      try await write(store)
      state.withLock { state in
        state.sessions[visitor] = session
        state.expired.remove(visitor)
        if endsAdmission { state.endAdmission(of: visitor) }
      }
      changes.tell((), to: visitor)
      ends.tell((), to: 0)
    }.value
    endings.wake()
  }

  /// Removes invalid sessions, and notifies the windows and the hosts of their visitors.
  ///
  /// - Parameter asExpired: True if the visitors are told that their session has ended by itself, unless their account is
  ///   signing out everywhere.
  private func drop(asExpired: Bool = true, where isOver: (Session) -> Bool) {
    let over = state.withLock { state in
      let over = state.sessions.filter { isOver($0.value) }
      for (visitor, session) in over {
        state.sessions[visitor] = nil
        guard asExpired, !state.leaving.contains(session.person.id) else { continue }
        state.expired.insert(visitor)
      }
      return over
    }
    guard !over.isEmpty else { return }
    for visitor in over.keys {
      changes.tell((), to: visitor)
      ended.tell(visitor, to: 0)
    }
    ends.tell((), to: 0)
    turns.add { [store, report] in
      do {
        try await store.forget(over.values.map(\.token))
      } catch {
        report("a session that is over could not be removed: \(error)")
      }
    }
  }

  /// Nil during a sign-in.
  private func news(for visitor: String) -> Member?? {
    state.withLock { state in
      state.admissions[visitor] == nil ? .some(live(state.sessions[visitor])?.person) : nil
    }
  }

  private func live(_ session: Session?) -> Session? {
    session.flatMap { $0.expires > now() ? $0 : nil }
  }
}
