public import Foundation
import Sillar
import Synchronization

/// The sessions of all visitors of a program: hosts with the same records share their visitors.
///
/// ```swift
/// func settings(folder: URL) throws -> WebHost.Settings {
///   var settings = WebHost.Settings()
///   settings.records = try SessionRecords(in: folder)
///   return settings
/// }
/// ```
///
/// A session begins when a browser without one asks for a page, and is stored when the browser comes back with its cookie:
/// who drops cookies leaves nothing behind. It ends when it has not been used for a time, at its age, when its secret is
/// renewed, and when it is revoked. Its windows end with it.
public final class SessionRecords: Sendable {
  /// The state of a presented secret.
  enum Found: Equatable {
    case visitor(String)
    /// The secret was renewed a moment ago: the browser is about to have the new one.
    case renewed
    case unknown
  }

  /// Sessions that have ended, with their windows.
  struct Ending: Sendable {
    let visitors: Set<String>
    /// The window that goes on, because it asked for the renewal.
    var exceptWindow: String?
  }

  private struct Entry {
    var record: SessionRecord
    var stored: SessionRecord?
    /// The locks that windows have used.
    var locks: [String: VisitorLock] = [:]

    /// The record with the state of the locks.
    var current: SessionRecord {
      var record = record
      for (app, lock) in locks { record.locks[app] = lock.saved }
      return record
    }
  }

  private struct State {
    /// The sessions by the digests of their secrets.
    var entries: [String: Entry] = [:]
    var secrets: [String: String] = [:]
    var renewed: [String: Date] = [:]
    var spent: [String: Date] = [:]
    /// No session ends before this time.
    var nextEnd = Date.distantFuture
    var strangers = 0
    var written = 0
    var listeners: [@Sendable (Ending) async -> Void] = []

    mutating func insert(_ entry: Entry) {
      entries[entry.record.secret] = entry
      secrets[entry.record.visitor] = entry.record.secret
    }

    mutating func remove(_ secret: String) -> Entry? {
      guard let entry = entries.removeValue(forKey: secret) else { return nil }
      secrets[entry.record.visitor] = nil
      if entry.stored == nil { strangers -= 1 }
      return entry
    }
  }

  /// The time without a request after which a session ends, by default: 90 days.
  public static let idleEnd = Duration.seconds(90 * 86_400)
  /// The age at which a session ends, by default: a year.
  public static let absoluteEnd = Duration.seconds(365 * 86_400)

  private let idleEnd: Duration
  let absoluteEnd: Duration
  /// Sessions that are not stored; the older half is forgotten when there are more.
  static let maximumStrangers = 20_000
  /// The time between two uses that are stored.
  private static let useInterval: TimeInterval = 6 * 60 * 60
  /// The time for which a browser may still present a secret that was renewed.
  private static let renewalGrace: TimeInterval = 10

  private let file: SessionFile?
  private let now: @Sendable () -> Date
  private let state = Mutex(State())

  /// Sessions in memory, which end with the program.
  public convenience init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.init(file: nil, idleEnd: Self.idleEnd, absoluteEnd: Self.absoluteEnd, now: now)
  }

  /// - Parameters:
  ///   - folder: The folder of `sessions.jsonl`, which only the owner of the program may read.
  ///   - idleEnd: The time without a request after which a session ends; 90 days by default.
  ///   - absoluteEnd: The age at which a session ends; a year by default.
  ///   - report: Called with an error that prevents that a change is stored.
  /// - Throws: An error when the file cannot be read or written.
  public convenience init(
    in folder: URL, idleEnd: Duration = SessionRecords.idleEnd,
    absoluteEnd: Duration = SessionRecords.absoluteEnd,
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (any Error) -> Void = { _ in }
  ) throws {
    let file = SessionFile(at: folder.appending(path: "sessions.jsonl"), report: report)
    self.init(file: file, idleEnd: idleEnd, absoluteEnd: absoluteEnd, now: now)
    try file.replaceAtStart(with: load(file.lines()))
  }

  private init(
    file: SessionFile?, idleEnd: Duration, absoluteEnd: Duration,
    now: @escaping @Sendable () -> Date
  ) {
    self.file = file
    self.idleEnd = idleEnd
    self.absoluteEnd = absoluteEnd
    self.now = now
  }

  /// Takes the lines of the file, and returns those that are still needed.
  private func load(_ read: [SessionLine]) -> [SessionLine] {
    let now = now()
    return state.withLock { state in
      for line in read { take(line, &state) }
      for (secret, entry) in state.entries where end(of: entry.record) <= now {
        _ = state.remove(secret)
      }
      state.spent = state.spent.filter { now < $0.value + absoluteEnd / .seconds(1) }
      for entry in state.entries.values { note(entry.record, &state) }
      return Self.lines(&state)
    }
  }

  private func take(_ line: SessionLine, _ state: inout State) {
    switch line {
    case .session(let record):
      // Another secret of the same visitor: a renewal.
      if let old = state.secrets[record.visitor], old != record.secret { _ = state.remove(old) }
      state.insert(Entry(record: record, stored: record))
    case .ended(let secret): _ = state.remove(secret)
    case .spent(let secret, let date):
      _ = state.remove(secret)
      state.spent[secret] = date
    }
  }

  // MARK: Reading

  /// Looks for the session of a secret, and notes its use.
  func find(_ secret: String) -> Found {
    let now = now()
    let (found, lines) = state.withLock { state -> (Found, [SessionLine]) in
      guard let entry = state.entries[secret] else {
        let renewed = state.renewed[secret]
        let isRecent = renewed.map { now < $0 + Self.renewalGrace } ?? false
        return (isRecent ? .renewed : .unknown, [])
      }
      guard now < end(of: entry.record) else { return (.unknown, []) }
      state.entries[secret]?.record.used = now
      let isStored = entry.stored.map { now < $0.used + Self.useInterval } ?? false
      return (.visitor(entry.record.visitor), isStored ? [] : store(secret, &state))
    }
    write(lines)
    return found
  }

  func isLive(_ visitor: String) -> Bool {
    let now = now()
    return state.withLock { state in
      state.secrets[visitor].flatMap { state.entries[$0] }.map { now < end(of: $0.record) } ?? false
    }
  }

  /// True if the session of a visitor is stored, because the browser has come back with its cookie.
  func isStored(_ visitor: String) -> Bool {
    state.withLock { state in
      state.secrets[visitor].flatMap { state.entries[$0]?.stored } != nil
    }
  }

  /// The account that a visitor is signed in with; nil for none.
  func account(of visitor: String) -> String? {
    state.withLock { state in
      state.secrets[visitor].flatMap { state.entries[$0]?.record.account }
    }
  }

  /// The lock of an app for a visitor. All of the visitor's windows get the same one.
  ///
  /// - Parameter onChange: Called when it is locked, with true, and when it is opened. That of the first caller counts.
  func lock(
    of visitor: String, app: String, onChange: @escaping @Sendable (Bool) -> Void = { _ in }
  ) -> VisitorLock {
    state.withLock { state in
      guard let secret = state.secrets[visitor], let entry = state.entries[secret] else {
        return VisitorLock(now: now)
      }
      if let lock = entry.locks[app] { return lock }
      let lock = VisitorLock(entry.record.locks[app], now: now) { [weak self] saved, before in
        self?.storeLocks(of: visitor)
        if saved.isLocked != before.isLocked { onChange(saved.isLocked) }
      }
      state.entries[secret]?.locks[app] = lock
      return lock
    }
  }

  // MARK: Changes

  /// Begins the session of a new visitor, which is stored when the secret is presented.
  func begin(_ secret: String, visitor: String) {
    let now = now()
    state.withLock { state in
      if state.strangers >= Self.maximumStrangers { forgetStrangers(&state) }
      state.strangers += 1
      let record = SessionRecord(secret: secret, visitor: visitor, created: now, used: now)
      state.insert(Entry(record: record))
      note(record, &state)
    }
  }

  /// Gives the visitor of an old cookie a record, unless its session has ended.
  func adopt(_ secret: String, visitor: String) {
    let now = now()
    let lines = state.withLock { state -> [SessionLine] in
      guard state.entries[secret] == nil, state.spent[secret] == nil,
        state.secrets[visitor] == nil
      else { return [] }
      let record = SessionRecord(
        secret: secret, visitor: visitor, created: now, used: now, isOld: true)
      state.strangers += 1
      state.insert(Entry(record: record))
      note(record, &state)
      return store(secret, &state)
    }
    write(lines)
  }

  /// Gives a visitor a new secret. The old one is worth nothing when this returns, and all windows of the visitor but one
  /// have ended.
  ///
  /// - Returns: False if the visitor has no session, or the change cannot be stored: nothing has changed then.
  func renew(
    _ visitor: String, secret: String, account: String?, window: String
  ) async -> Bool {
    let now = now()
    let plan = state.withLock { state -> (old: String, record: SessionRecord, SessionLine?)? in
      guard let old = state.secrets[visitor], let entry = state.entries[old] else { return nil }
      var record = entry.current
      record.secret = secret
      record.account = account
      record.created = now
      record.used = now
      record.isOld = nil
      let spent = entry.record.isOld == true ? SessionLine.spent(secret: old, at: now) : nil
      return (old, record, spent)
    }
    guard let (old, record, spent) = plan else { return false }
    if let file, !(await file.append((spent.map { [$0] } ?? []) + [.session(record)])) {
      return false
    }
    state.withLock { state in
      let entry = state.remove(old)
      if spent != nil { state.spent[old] = now }
      state.renewed = state.renewed.filter { now < $0.value + Self.renewalGrace }
      state.renewed[old] = now
      state.insert(Entry(record: record, stored: record, locks: entry?.locks ?? [:]))
      note(record, &state)
    }
    // The file may have been written anew since the line was appended.
    write([.session(record)])
    await tell(Ending(visitors: [visitor], exceptWindow: window))
    return true
  }

  /// Ends all sessions of an account. Returns their number.
  @discardableResult
  func endAll(of account: String) async -> Int { await end { $0.account == account } }

  /// Ends the sessions whose time is over.
  func endExpired() async {
    let now = now()
    guard state.withLock({ $0.nextEnd <= now }) else { return }
    _ = await end { self.end(of: $0) <= now }
    state.withLock { state in
      state.nextEnd = .distantFuture
      for entry in state.entries.values { note(entry.record, &state) }
    }
  }

  /// The time until the next session may end.
  var timeToNextEnd: Duration {
    .seconds(min(3600, max(0, state.withLock { $0.nextEnd }.timeIntervalSince(now()))))
  }

  /// - Returns: The number of sessions that have ended.
  private func end(where isOver: @Sendable (SessionRecord) -> Bool) async -> Int {
    let now = now()
    let (ended, lines) = state.withLock { state -> (Set<String>, [SessionLine]) in
      let over = state.entries.values.filter { isOver($0.record) }
      var lines: [SessionLine] = []
      for entry in over {
        let secret = entry.record.secret
        _ = state.remove(secret)
        if entry.record.isOld == true {
          state.spent[secret] = now
          lines.append(.spent(secret: secret, at: now))
        } else if entry.stored != nil {
          lines.append(.ended(secret: secret))
        }
      }
      return (Set(over.map(\.record.visitor)), lines)
    }
    guard !ended.isEmpty else { return 0 }
    if let file, !lines.isEmpty { _ = await file.append(lines) }
    await tell(Ending(visitors: ended))
    return ended.count
  }

  // MARK: Listening

  /// Calls a function when sessions have ended.
  func onEnd(_ listener: @escaping @Sendable (Ending) async -> Void) {
    state.withLock { $0.listeners.append(listener) }
  }

  private func tell(_ ending: Ending) async {
    for listener in state.withLock({ $0.listeners }) { await listener(ending) }
  }

  // MARK: Storing

  /// Stores the last state of all sessions; a host calls it when it ends.
  func save() async {
    await file?.replace { [self] in state.withLock { Self.lines(&$0) } }
  }

  private func storeLocks(of visitor: String) {
    write(
      state.withLock { state in
        guard let secret = state.secrets[visitor], state.entries[secret]?.stored != nil else {
          return []
        }
        return store(secret, &state)
      })
  }

  /// Notes that a session is stored.
  private func store(_ secret: String, _ state: inout State) -> [SessionLine] {
    guard let entry = state.entries[secret] else { return [] }
    if entry.stored == nil { state.strangers -= 1 }
    let record = entry.current
    state.entries[secret]?.stored = record
    return [.session(record)]
  }

  private func write(_ lines: [SessionLine]) {
    guard let file, !lines.isEmpty else { return }
    file.appendLater(lines)
    let isLong = state.withLock { state in
      state.written += lines.count
      guard state.written > 10_000 + 4 * state.entries.count else { return false }
      state.written = 0
      return true
    }
    // The file is written anew from time to time, or it would grow for ever.
    if isLong { file.replaceLater { [self] in state.withLock { Self.lines(&$0) } } }
  }

  private static func lines(_ state: inout State) -> [SessionLine] {
    state.written = 0
    return state.spent.map { .spent(secret: $0.key, at: $0.value) }
      + state.entries.values.filter { $0.stored != nil }.map { .session($0.current) }
  }

  /// Forgets the older half of the sessions that are not stored.
  private func forgetStrangers(_ state: inout State) {
    let strangers = state.entries.values.filter { $0.stored == nil }
      .sorted { $0.record.created < $1.record.created }
    for entry in strangers.prefix(strangers.count / 2 + 1) {
      _ = state.remove(entry.record.secret)
    }
  }

  // MARK: Ends

  private func end(of record: SessionRecord) -> Date {
    min(record.used + idleEnd / .seconds(1), record.created + absoluteEnd / .seconds(1))
  }

  private func note(_ record: SessionRecord, _ state: inout State) {
    state.nextEnd = min(state.nextEnd, end(of: record))
  }
}
