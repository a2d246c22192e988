import Foundation
import Sillar
import SillarHost
import SillarSQL
import Synchronization

/// The sessions of all visitors in a ``HostStore``.
///
/// A session begins when a browser without one asks for a page. It is stored when the visitor comes back: asks for another
/// page, or does something in one (``keep(_:)``); where processes share the store, with its first page. A visitor who drops cookies, or
/// only looks, otherwise leaves nothing behind. It ends
/// when it has not been used for a time, at its age, when its secret is renewed, and when it is revoked. Its windows end with
/// it, those in the store in the same transaction.
final class Sessions: Sendable {
  typealias Session = SessionKeeper.Session

  /// The state of a presented secret.
  enum Found: Equatable {
    case session(Session)
    /// The secret was renewed a moment ago: the browser is about to have the new one.
    case renewed(isSignedOut: Bool)
    case unknown
    /// The server of the database cannot be reached.
    case unreachable
  }

  /// Sessions that have ended, with their windows.
  struct Ending: Sendable {
    let visitors: Set<String>
    /// The window that goes on, because it asked for the renewal.
    var exceptWindow: String?
  }

  struct State {
    /// The sessions in use, by the digests of their secrets.
    var live: [String: Weak] = [:]
    /// The number of live sessions at which those that have gone are dropped.
    var pruneAt = 1_000
    /// Sessions that are not stored, in the order in which they began: nothing else keeps them.
    var strangers: [String: Session] = [:]
    var strangersInOrder: [String] = []
    /// The secrets that were renewed or ended a moment ago: a reading from before may find them.
    var renewed: [String: (at: Date, isSignedOut: Bool)] = [:]
    var ended: [String: Date] = [:]
    /// The secrets that have ended, and whose rows could not be deleted yet.
    var undeleted: Set<String> = []
    /// No session ends before this time.
    var nextEnd = Date.distantPast
    var listeners: [@Sendable (Ending) async -> Void] = []
    /// The hosts that can sign a visitor out in an open window.
    var doors: [@Sendable (_ visitor: String) async -> Bool] = []

    /// The sessions in use.
    var used: [Session] { live.values.compactMap(\.session) }
  }

  struct Weak { weak var session: Session? }

  /// Sessions that are not stored; the older half is forgotten when there are more.
  static let maximumStrangers = 20_000
  /// The time between two uses that are stored.
  private static let useInterval: TimeInterval = 6 * 60 * 60
  /// The time for which a browser may still present a secret that was renewed.
  private static let renewalGrace: TimeInterval = 10
  /// The sessions that end, or are looked for, in one transaction.
  static let batch = 500

  let base: StoreBase
  let state = Mutex(State())

  init(_ base: StoreBase) { self.base = base }

  /// The age at which a session ends.
  var absoluteEnd: Duration { base.limits.sessionAbsoluteEnd }

  // MARK: Reading

  /// Looks for the session of a secret, and notes its use.
  func find(_ secret: String) async -> Found {
    let date = base.now()
    if let known = state.withLock({ $0.live[secret]?.session ?? $0.strangers[secret] }) {
      return use(known, secret, at: date)
    }
    let stored: Session?
    do {
      stored = try await base.database?.readBriefly { try SessionTable.session(of: secret, $0) }
    } catch {
      if base.isShared { return .unreachable }
      stored = nil
    }
    guard let stored, state.withLock({ !$0.undeleted.contains(secret) }) else {
      return missing(secret, at: date)
    }
    let session = state.withLock { state -> Session? in
      // It may have been renewed or ended since it was read, or read by another request.
      guard state.renewed[secret] == nil, state.ended[stored.visitor] == nil else { return nil }
      if let known = state.live[secret]?.session { return known }
      Self.insert(stored, secret, &state)
      return stored
    }
    return session.map { use($0, secret, at: date) } ?? missing(secret, at: date)
  }

  private func use(_ session: Session, _ secret: String, at date: Date) -> Found {
    guard session.record.secret == secret, session.use(at: date, unlessOver: end) else {
      return missing(secret, at: date)
    }
    if session.isStored { keep(session) }
    return .session(session)
  }

  private func missing(_ secret: String, at date: Date) -> Found {
    guard let renewed = state.withLock({ $0.renewed[secret] }),
      date < renewed.at + Self.renewalGrace
    else { return .unknown }
    return .renewed(isSignedOut: renewed.isSignedOut)
  }

  func isLive(_ session: Session) -> Bool { standing(of: session) != nil }

  /// Nil if the session is over.
  func standing(of session: Session) -> Session.Standing? {
    session.standing(at: base.now(), end: end, storedEvery: Self.useInterval)
  }

  /// The lock of an app for a visitor. All of the visitor's windows get the same one.
  ///
  /// - Parameter onChange: Called when it is locked, with true, and when it is opened. That of the first caller counts.
  func lock(
    of session: Session, app: String, onChange: @escaping @Sendable (Bool) -> Void = { _ in }
  ) -> VisitorLock {
    session.lock(of: app) { saved in
      VisitorLock(saved, now: base.now) { [weak self, weak session] saved, before in
        if let session { self?.storeLocks(of: session) }
        if saved.isLocked != before.isLocked { onChange(saved.isLocked) }
      }
    }
  }

  // MARK: Changes

  /// Begins the session of a new visitor, which is not stored.
  func begin(
    _ secret: String, visitor: String, address: String = "", account: String? = nil
  ) -> Session {
    let date = base.now()
    let session = Session(
      visitor: visitor, address: address,
      Session.Record(secret: secret, account: account, created: date, used: date), isStored: false)
    state.withLock { state in
      Self.insertStranger(session, secret, &state)
      state.nextEnd = min(state.nextEnd, end(of: session.record))
    }
    return session
  }

  /// Stores a session whose visitor has come back, and its last use from time to time.
  ///
  /// - Returns: True if it was not stored before.
  @discardableResult
  func keep(_ session: Session) -> Bool {
    guard let (record, before) = session.recordToStore(after: Self.useInterval) else {
      return false
    }
    let isNew = before == nil
    state.withLock { $0.strangers[record.secret] = nil }
    base.database?.writeLater { [self] database in
      try store(record, of: session, isNew: isNew, database)
      guard isNew else { return }
      let dropped = try SessionTable.makeRoom(
        besides: session, limit: base.limits.sessionsPerAddress, database)
      database.afterTransaction { [base] in base.drops.note(.sessionsOfAddress, dropped) }
    } whenFailed: { _ in
      session.noteUnstored(record, before: before)
    }
    if isNew, !session.usedLocks.isEmpty { storeLocks(of: session) }
    return isNew
  }

  /// Gives a visitor a new secret. The old one is worth nothing when this returns, and all windows of the visitor but one
  /// have ended.
  ///
  /// - Parameters:
  ///   - account: Nil to sign the visitor out. That succeeds also where nothing can be stored, such as on a full disk.
  ///   - onRenewal: Called before anybody can see that the old secret is worth nothing.
  /// - Returns: False if the session is over, if a sign-in cannot be stored, if nobody is signed in who could be signed out,
  ///   or if another renewal has come first, such as that of another window: nothing has changed then.
  func renew(
    _ session: Session, secret: String, account: String?, window: String,
    onRenewal: @Sendable () -> Void = {}
  ) async -> Bool {
    let (date, old) = (base.now(), session.record)
    guard isLive(session), account != nil || old.account != nil else { return false }
    let record = Session.Record(secret: secret, account: account, created: date, used: date)
    let ends = end(of: record)
    let isReplaced = try? await base.database?.write {
      try SessionTable.replace(old.secret, with: record, of: session, ends: ends, $0)
    }
    guard isReplaced != false else { return false }
    let isStored = isReplaced == true
    if isStored { state.withLock { $0.nextEnd = min($0.nextEnd, ends) } }
    guard isStored || account == nil else { return false }
    let isRenewed = state.withLock { state in
      guard session.renew(old.secret, to: record, isStored: isStored) else { return false }
      state.live[old.secret] = nil
      state.strangers[old.secret] = nil
      state.renewed = state.renewed.filter { date < $0.value.at + Self.renewalGrace }
      state.renewed[old.secret] = (date, isSignedOut: account == nil)
      if !isStored {
        state.undeleted.insert(old.secret)
        Self.insertStranger(session, secret, &state)
      }
      Self.insert(session, secret, &state)
      onRenewal()
      return true
    }
    guard isRenewed else {
      // It has ended meanwhile, or was renewed where nothing can be stored.
      state.withLock { _ = $0.undeleted.insert(secret) }
      await deleteUndeleted()
      return false
    }
    storeLocks(of: session)
    await tell(Ending(visitors: [session.visitor], exceptWindow: window))
    return true
  }

  /// Ends all sessions of an account. Returns their number.
  @discardableResult
  func endAll(of account: String) async -> Int {
    let stored = try? await base.database?.read {
      try SessionTable.secrets(where: "account = \(account)", $0)
    }
    let live = state.withLock { $0.used }.filter { $0.account == account }
    let all = live.reduce(into: stored ?? [:]) { $0[$1.visitor] = $1.record.secret }
    return await end(all)
  }

  /// The secret and the account of a visitor's session.
  func entry(of visitor: String) async -> (secret: String, account: String?)? {
    if let stored = try? await base.database?.read({ try SessionTable.entry(of: visitor, $0) }) {
      return stored
    }
    return state.withLock { $0.used }.first { $0.visitor == visitor }
      .map { ($0.record.secret, $0.account) }
  }

  /// Signs a visitor out: in an open window of any host, which goes on, and whose browser gets a new secret; without one the
  /// session ends, and the result is true.
  func signOut(_ visitor: String) async -> Bool {
    for door in state.withLock({ $0.doors }) where await door(visitor) { return false }
    guard let entry = await entry(of: visitor), entry.account != nil else { return false }
    return await end([visitor: entry.secret]) > 0
  }

  /// Ends the sessions whose time is over.
  func endExpired() async {
    let date = base.now()
    await deleteUndeleted()
    guard state.withLock({ $0.nextEnd <= date }) else { return }
    while true {
      let over = try? await base.database?.read {
        try SessionTable.secrets(
          where: "ends <= \(date) ORDER BY ends LIMIT \(Self.batch)", $0)
      }
      guard let over, !over.isEmpty else { break }
      // The last use of a session may be later than the one that is stored.
      let (used, unused) = state.withLock { state in
        let used = over.values.compactMap { state.live[$0]?.session }.filter(isLive)
        return (used, over.filter { over in !used.contains { $0.visitor == over.key } })
      }
      let kept = await write { [self] database in
        for session in used {
          try store(session.record, of: session, isNew: false, database)
        }
      }
      guard kept else { break }
      _ = await end(unused)
      // Nothing can be deleted now: the next call tries again.
      guard state.withLock({ $0.undeleted.isEmpty }) else { break }
    }
    // Those that are not stored.
    await end(state.withLock { $0.used }.filter { !isLive($0) })
    let stored = (try? await base.database?.read { try SessionTable.nextEnd($0) }) ?? nil
    state.withLock { state in
      let ends = state.used.map { self.end(of: $0.record) }
      state.nextEnd = ([stored].compactMap { $0 } + ends).min() ?? .distantFuture
    }
  }

  /// The time until the next session may end.
  var timeToNextEnd: Duration {
    .seconds(min(3600, max(0, state.withLock { $0.nextEnd }.timeIntervalSince(base.now()))))
  }

  /// Ends sessions, such as that of a stranger after a sign-in.
  func end(_ sessions: [Session]) async {
    _ = await end(sessions.reduce(into: [:]) { $0[$1.visitor] = $1.record.secret })
  }

  /// - Parameter sessions: The secrets of visitors.
  /// - Returns: The number of sessions that have ended. All have, also where the store cannot be written.
  private func end(_ sessions: [String: String]) async -> Int {
    guard !sessions.isEmpty else { return 0 }
    let date = base.now()
    state.withLock { state in
      state.ended = state.ended.filter { date < $0.value + Self.renewalGrace }
      for (visitor, secret) in sessions {
        state.ended[visitor] = date
        state.live.removeValue(forKey: secret)?.session?.end()
        state.strangers[secret] = nil
        state.undeleted.insert(secret)
      }
    }
    await deleteUndeleted()
    await tell(Ending(visitors: Set(sessions.keys)))
    return sessions.count
  }

  /// Deletes the rows of secrets that are worth nothing any more, and the windows of their visitors.
  private func deleteUndeleted() async {
    let secrets = state.withLock { $0.undeleted }
    guard !secrets.isEmpty else { return }
    let isDone = await write { database in
      for secret in secrets { try SessionTable.delete(secret: secret, database) }
    }
    if isDone { state.withLock { $0.undeleted.subtract(secrets) } }
  }

  // MARK: Storing

  /// - Returns: False if nothing was stored.
  private func write(_ body: @escaping @Sendable (SQLTransaction) throws -> Void) async -> Bool {
    guard let database = base.database else { return false }
    return (try? await database.write(body)) != nil
  }

  private func store(
    _ record: Session.Record, of session: Session, isNew: Bool, _ database: SQLTransaction
  ) throws {
    // It may have ended, or have another secret, since the change was asked for.
    guard session.has(record.secret) else { return }
    let ends = end(of: record)
    if isNew || !base.isShared {
      try SessionTable.store(record, of: session, ends: ends, database)
    } else {
      // Another process may have ended it, and this one has not heard of that yet.
      try SessionTable.noteUse(record, ends: ends, database)
    }
    state.withLock { $0.nextEnd = min($0.nextEnd, ends) }
  }

  private func storeLocks(of session: Session) {
    guard session.isStored else { return }
    base.database?.writeLater { database in
      try SessionTable.store(session.usedLocks, of: session.visitor, database)
    }
  }

  // MARK: In use

  /// Keeps a session that is not stored. When there are too many, the older half is forgotten.
  private static func insertStranger(
    _ session: Session, _ secret: String, _ state: inout State
  ) {
    if state.strangersInOrder.count >= maximumStrangers {
      var order = state.strangersInOrder.filter { state.strangers[$0] != nil }
      if order.count > maximumStrangers / 2 {
        let forgotten = order.prefix(order.count / 2 + 1)
        for secret in forgotten { state.strangers[secret] = nil }
        order.removeFirst(forgotten.count)
      }
      state.strangersInOrder = order
    }
    state.strangers[secret] = session
    state.strangersInOrder.append(secret)
    insert(session, secret, &state)
  }

  private static func insert(_ session: Session, _ secret: String, _ state: inout State) {
    state.live[secret] = Weak(session: session)
    guard state.live.count > state.pruneAt else { return }
    state.live = state.live.filter { $0.value.session != nil }
    state.pruneAt = max(1_000, 2 * state.live.count)
  }

  // MARK: Ends

  private func end(of record: Session.Record) -> Date {
    min(
      record.used + base.limits.sessionIdleEnd / .seconds(1),
      record.created + base.limits.sessionAbsoluteEnd / .seconds(1))
  }
}
