public import BackendModel
public import Foundation
import SillarData

/// Accounts and sessions in one database.
///
/// Opening the store creates the database if necessary and migrates its tables. Several programs may have it open: a
/// write waits for the writes of the others.
///
///     let store = try await AccountStore(in: storage)
///     let guest = try await store.signInGuest(key: key)
public struct AccountStore: Sendable {
  /// The number of guests that may be made in an hour. As many again may be made for clients that have made none in that
  /// hour: a few clients that use up the number do not keep others out.
  public static let guestsPerHour = 600
  /// The number of guests that one client may make in an hour.
  public static let guestsPerClient = 10
  /// The time for which a sign-in can be repeated under its key: 24 hours.
  static let keyLife: TimeInterval = 86_400
  /// The time after a noted use of a session in which no other is noted: an hour.
  static let usePrecision: TimeInterval = 3_600

  /// The channel of the tokens whose session has ended.
  static let endings = "ended"

  let database: any SQLDatabase
  let bell = EventBell<AccountID>()
  /// Tells of the tokens whose session has ended; `nil` when some may have been missed.
  let ended = SharedEvents<Int, Data?> { _ in AsyncStream<Data?> { _ in } }
  private let others: [OtherProcesses]
  let guestsPerHour: Int
  let guestsPerClient: Int
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - guestsPerHour: see ``guestsPerHour``.
  ///   - guestsPerClient: see ``guestsPerClient``.
  ///   - now: returns the time, which decides when sessions expire.
  /// - Throws: `DatabaseUnavailable` when the database cannot be opened, is damaged, or is missing;
  ///   ``StoreError`` when it cannot be written.
  public init(
    in storage: BackendStorage, guestsPerHour: Int = Self.guestsPerHour,
    guestsPerClient: Int = Self.guestsPerClient,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws {
    self.guestsPerHour = guestsPerHour
    self.guestsPerClient = guestsPerClient
    self.now = now
    // Durable: a session that was ended must not be back after a power cut.
    database = try storage.database(
      "accounts", of: "accounts and sessions", AccountSchema.migrations, isDurable: true)
    others = [
      bell.hearing(database),
      OtherProcesses(database, on: Self.endings) { [ended] signal in
        switch signal {
        case .told(let text): if let token = Data(base64Encoded: text) { ended.tell(token, to: 0) }
        case .missed: ended.tell(nil, to: 0)
        }
      },
    ]
    try await database.write { try StoreEpochs.begin(in: $0) }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (StoredAccounts) throws -> Value
  ) async throws -> Value {
    let now = now().wholeSeconds
    return try await database.write { [bell, ended] database in
      try body(StoredAccounts(database: database, now: now, bell: bell, ended: ended))
    }
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (StoredAccounts) throws -> Value
  ) async throws -> Value {
    let now = now().wholeSeconds
    return try await database.readBriefly { [bell, ended] database in
      try body(StoredAccounts(database: database, now: now, bell: bell, ended: ended))
    }
  }
}

extension AccountStore: Accounts {
  public func use(_ token: SessionToken) async throws -> Session? {
    let found = try await read { stored in
      try stored.session(of: token).flatMap { $0.isValid(at: stored.now) ? $0 : nil }
    }
    guard let found, now().timeIntervalSince(found.used) >= Self.usePrecision else { return found }
    try await write { try $0.noteUse(of: found.id) }
    return found
  }

  public func isValid(_ session: Session.ID) async throws -> Bool {
    try await read { stored in
      try stored.session(session).map { $0.isValid(at: stored.now) } ?? false
    }
  }

  public func account(_ id: AccountID) async throws -> UserAccount? {
    try await read { try $0.account(id) }
  }

  public func signIn(_ account: UserAccount, key: IdempotencyKey) async throws -> NewSession {
    try await write { stored in
      try stored.keep(account)
      return try stored.begin(owner: account.id.rawValue, key: key) { account }
    }
  }

  public func signInGuest(key: IdempotencyKey, client: String?) async throws -> NewSession {
    try await write { [guestsPerHour, guestsPerClient] stored in
      // No account has the empty id, so the keys of guests are apart from those of members.
      try stored.begin(owner: "", key: key) {
        let own = try client.flatMap { try stored.waitForGuest(of: $0, limit: guestsPerClient) }
        if let own { throw TooManyGuests(wait: own, isOfClient: true) }
        let isFirst = try client.map { try stored.waitForGuest(of: $0, limit: 1) == nil } ?? false
        let limit = isFirst ? 2 * guestsPerHour : guestsPerHour
        if let wait = try stored.waitForGuest(limit: limit) {
          throw TooManyGuests(wait: wait, isOfClient: false)
        }
        let guest = UserAccount.guest()
        try stored.keep(guest, client: client)
        return guest
      }
    }
  }

  public func end(_ token: SessionToken) async throws -> Session? {
    try await write { stored in
      guard let session = try stored.session(of: token) else { return nil }
      if !session.isEnded { try stored.end(session.id, of: session.account) }
      return session
    }
  }

  public func endAll(of account: AccountID) async throws {
    try await write { try $0.endAll(of: account) }
  }

  public func endings(of account: AccountID) -> AsyncStream<Void> { bell.rings(for: account) }

  public func endings() -> AsyncStream<Data?> { ended.events(of: 0) }

  public func over(among tokens: [Data]) async throws -> [Data] {
    let now = now().wholeSeconds
    return try await database.read { [bell, ended] database in
      let stored = StoredAccounts(database: database, now: now, bell: bell, ended: ended)
      return try tokens.filter { try stored.session(of: $0)?.isValid(at: now) != true }
    }
  }
}
