import Foundation
import SillarHost
import Synchronization

extension SessionKeeper {
  /// A browser's session, as long as a request or a window uses it: one object for all of them. The visitor stays the same
  /// when its secret is renewed.
  final class Session: Sendable, Hashable {
    /// The state that a ``HostStore`` has of a session.
    struct Record: Equatable, Sendable {
      /// The digest of the secret in the browser's cookie: the store gives nobody a session.
      var secret: String
      /// The account that the visitor is signed in with; nil for a stranger.
      var account: String?
      var created: Date
      var used: Date
    }

    private struct State {
      var record: Record
      /// The use that is stored; nil for a session that is not stored.
      var storedUse: Date?
      var isOver = false
      /// The locks of apps as they were stored, by the names of the apps.
      var savedLocks: [String: VisitorLock.Saved]
      /// The locks that windows have used.
      var locks: [String: VisitorLock] = [:]
    }

    /// The visitor's identifier for the app: random, and useless as a cookie.
    let visitor: String
    /// The address of the client for which the session began.
    let address: String
    private let state: Mutex<State>

    /// - Parameter isStored: False for the session of a new visitor.
    init(
      visitor: String, address: String, _ record: Record, isStored: Bool,
      locks: [String: VisitorLock.Saved] = [:]
    ) {
      self.visitor = visitor
      self.address = address
      state = Mutex(
        State(record: record, storedUse: isStored ? record.used : nil, savedLocks: locks))
    }

    /// The name of the session in the log: the beginning of the visitor's identifier.
    var label: Substring { visitor.prefix(8) }
    var record: Record { state.withLock { $0.record } }
    var account: String? { state.withLock { $0.record.account } }
    /// True if the store has the session: its visitor has come back.
    var isStored: Bool { state.withLock { $0.storedUse != nil } }

    static func == (one: Session, other: Session) -> Bool { one.visitor == other.visitor }
    func hash(into hasher: inout Hasher) { hasher.combine(visitor) }

    // MARK: Changes

    /// Notes a use.
    ///
    /// - Returns: False if the session is over.
    func use(at now: Date, unlessOver end: (Record) -> Date) -> Bool {
      state.withLock { state in
        guard !state.isOver, now < end(state.record) else { return false }
        state.record.used = now
        return true
      }
    }

    /// What a window has to know of its session for each message.
    struct Standing {
      let account: String?
      let isStored: Bool
      let isUseStored: Bool
    }

    /// - Returns: Nil if the session is over.
    func standing(
      at now: Date, end: (Record) -> Date, storedEvery interval: TimeInterval
    ) -> Standing? {
      state.withLock { state in
        guard !state.isOver, now < end(state.record) else { return nil }
        return Standing(
          account: state.record.account, isStored: state.storedUse != nil,
          isUseStored: state.storedUse.map { state.record.used < $0 + interval } ?? false)
      }
    }

    func end() { state.withLock { $0.isOver = true } }

    /// The record to store, if none is stored or the stored use is older than an interval.
    ///
    /// - Returns: The record, and the use that is stored before; nil for a session that is not stored.
    func recordToStore(after interval: TimeInterval) -> (record: Record, before: Date?)? {
      state.withLock { state in
        let before = state.storedUse
        if let before, state.record.used < before + interval { return nil }
        state.storedUse = state.record.used
        return (state.record, before)
      }
    }

    /// Notes that a record which was to be stored is not: the next use stores it.
    ///
    /// - Parameter before: The use that is stored; nil for none.
    func noteUnstored(_ record: Record, before: Date?) {
      state.withLock { state in
        // It may have been renewed since.
        if state.record.secret == record.secret { state.storedUse = before }
      }
    }

    /// Takes a renewal.
    ///
    /// - Parameters:
    ///   - secret: The secret that is renewed.
    ///   - isStored: False where the store could not be written.
    /// - Returns: False if the session is over, or has another secret by now.
    func renew(_ secret: String, to record: Record, isStored: Bool) -> Bool {
      state.withLock { state in
        guard !state.isOver, state.record.secret == secret else { return false }
        state.record = record
        state.storedUse = isStored ? record.used : nil
        return true
      }
    }

    /// True if this is the secret of the session now.
    func has(_ secret: String) -> Bool {
      state.withLock { !$0.isOver && $0.record.secret == secret }
    }

    // MARK: Locks

    /// The lock of an app, which is made unless a window has used it. All of the visitor's windows get the same one.
    func lock(of app: String, make: (VisitorLock.Saved?) -> VisitorLock) -> VisitorLock {
      state.withLock { state in
        if let lock = state.locks[app] { return lock }
        let lock = make(state.savedLocks[app])
        state.locks[app] = lock
        return lock
      }
    }

    /// Takes the locks that another process has stored.
    func take(_ stored: [String: VisitorLock.Saved]) {
      let locks = state.withLock { state in
        state.savedLocks = stored
        return state.locks
      }
      for (app, saved) in stored { locks[app]?.saved = saved }
    }

    /// The present state of the locks that windows have used.
    var usedLocks: [String: VisitorLock.Saved] {
      state.withLock { $0.locks }.mapValues(\.saved)
    }
  }
}
