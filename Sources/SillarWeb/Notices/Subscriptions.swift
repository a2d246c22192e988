import Foundation
import Sillar
import SillarSQL
import Synchronization

/// What a browser of a visitor wants to be told, and where.
struct Subscriber: Equatable, Sendable {
  let visitor: String
  /// The account that the visitor was signed in with; nil for a stranger.
  let account: String?
  var push: PushSubscription
  /// The kinds of notices that are switched on; see `Notice`.
  let kinds: Set<String>
  /// The language and the time zone of the page in which it was switched on.
  let language: String
  let timeZone: String?
}

/// The subscriptions of browsers in a ``HostStore``, one for each session and app, and what each has been told. Both end with
/// the session, in the same transaction.
final class Subscriptions: Sendable {
  static let schema = """
    CREATE TABLE push_subscription (
      app TEXT NOT NULL, visitor TEXT NOT NULL, account TEXT, payer TEXT NOT NULL,
      is_member BIGINT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL, secret TEXT NOT NULL,
      kinds TEXT NOT NULL, language TEXT NOT NULL, zone TEXT, saved DOUBLE PRECISION NOT NULL,
      has_begun BIGINT NOT NULL,
      PRIMARY KEY (app, visitor)
    );
    CREATE INDEX push_subscription_visitor ON push_subscription (visitor);
    CREATE INDEX push_subscription_payer ON push_subscription (payer, saved);
    CREATE TABLE told_notice (
      app TEXT NOT NULL, visitor TEXT NOT NULL, subject TEXT NOT NULL, event TEXT NOT NULL,
      told DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (app, visitor, subject)
    );
    CREATE INDEX told_notice_visitor ON told_notice (visitor);
    CREATE TABLE host_key (name TEXT NOT NULL PRIMARY KEY, bytes TEXT NOT NULL);

    """
  /// The subjects that are remembered for one subscription.
  static let mostSubjects = 100

  private let base: StoreBase
  /// It never changes, and each notice is signed with it.
  private let key = Mutex<ServerKey?>(nil)

  init(_ base: StoreBase) { self.base = base }

  var now: Date { base.now() }

  // MARK: The server's key

  /// The key pair of this store, which is made at the first start; nil where nothing can be stored.
  func serverKey() async -> ServerKey? {
    if let known = key.withLock({ $0 }) { return known }
    let stored = try? await base.database?.write { database in
      let new = SessionKeeper.encode(ServerKey().bytes)
      try database.execute(
        "INSERT INTO host_key (name, bytes) VALUES ('push', \(new)) ON CONFLICT (name) DO NOTHING")
      return try database.value(
        "SELECT bytes FROM host_key WHERE name = 'push'", as: String.self)
    }
    let read = (stored ?? nil).flatMap { SessionKeeper.decode($0[...]) }
      .flatMap { try? ServerKey(Array($0)) }
    key.withLock { $0 = read }
    return read
  }

  // MARK: Subscriptions

  /// Keeps what a visitor wants, in place of what was kept before. Drops what is then over a limit.
  ///
  /// - Returns: The visitors whose subscriptions were dropped to make room; nil where nothing can be stored.
  func keep(
    _ subscriber: Subscriber, app: String, of payer: Client.Payer
  ) async -> [String]? {
    let (date, limits, drops) = (base.now(), base.limits, base.drops)
    let kept = try? await base.database?.write { database in
      // A browser that signs in as another person, or moves to another session, keeps its address.
      try database.execute(
        """
        DELETE FROM push_subscription WHERE app = \(app) AND endpoint = \(subscriber.push.endpoint)
          AND visitor <> \(subscriber.visitor)
        """)
      try database.execute(
        """
        INSERT INTO push_subscription (app, visitor, account, payer, is_member, endpoint, key, secret,
          kinds, language, zone, saved, has_begun)
        VALUES (\(app), \(subscriber.visitor), \(subscriber.account), \(payer.text),
          \(!payer.isStranger), \(subscriber.push.endpoint),
          \(SessionKeeper.encode(subscriber.push.key)),
          \(SessionKeeper.encode(subscriber.push.secret)),
          \(subscriber.kinds.sorted().joined(separator: " ")), \(subscriber.language),
          \(subscriber.timeZone), \(date), \(false))
        ON CONFLICT (app, visitor) DO UPDATE SET account = excluded.account,
          payer = excluded.payer, is_member = excluded.is_member, endpoint = excluded.endpoint,
          key = excluded.key, secret = excluded.secret, kinds = excluded.kinds,
          language = excluded.language, zone = excluded.zone, saved = excluded.saved
        """)
      // The process that tells may be another one.
      try HostProcesses.tell(ofSubscriber: subscriber.visitor, database)
      func drop(over limit: Int, where condition: SQL) throws -> [String] {
        let count =
          try database.value("SELECT count(*) FROM push_subscription WHERE \(condition)") ?? 0
        guard count > limit else { return [] }
        let oldest: [(app: String, visitor: String)] = try database.rows(
          """
          SELECT app, visitor FROM push_subscription
          WHERE \(condition) AND NOT (app = \(app) AND visitor = \(subscriber.visitor))
          ORDER BY is_member, saved LIMIT \(count - limit)
          """
        ) { row in (app: try row["app"], visitor: try row["visitor"]) }
        for (app, visitor) in oldest { try Self.remove(visitor, app: app, database) }
        database.afterTransaction { drops.note(.subscriptions, oldest.count) }
        return oldest.filter { $0.app == app }.map(\.visitor)
      }
      return try drop(over: limits.subscriptionsPerClient, where: "payer = \(payer.text)")
        + drop(over: limits.subscriptions, where: "1 = 1")
    }
    return kept ?? nil
  }

  /// - Throws: An error where nothing can be read: the subscription may be there all the same.
  func subscriber(_ visitor: String, app: String) async throws -> Subscriber? {
    try await base.database?.readBriefly { database in
      try Self.subscribers("app = \(app) AND visitor = \(visitor)", database).first
    } ?? nil
  }

  /// All visitors of an app with a subscription.
  func visitors(app: String) async -> [String] {
    (try? await base.database?.read { database in
      try database.values("SELECT visitor FROM push_subscription WHERE app = \(app)")
    }) ?? []
  }

  func remove(_ visitor: String, app: String) async {
    _ = try? await base.database?.write { try Self.remove(visitor, app: app, $0) }
  }

  private static func remove(_ visitor: String, app: String, _ database: SQLTransaction) throws {
    try removeAll(of: visitor, where: "app = \(app)", database)
  }

  /// Removes the subscriptions of a visitor, in the transaction that ends the session.
  static func removeAll(
    of visitor: String, where condition: SQL = "1 = 1", _ database: SQLTransaction
  ) throws {
    for table in ["push_subscription", "told_notice"] as [SQL] {
      try database.execute("DELETE FROM \(table) WHERE visitor = \(visitor) AND \(condition)")
    }
  }

  private static func subscribers(
    _ condition: SQL, _ database: SQLTransaction
  ) throws -> [Subscriber] {
    try database.rows("SELECT * FROM push_subscription WHERE \(condition)") { row in
      func bytes(_ text: String) -> [UInt8] {
        SessionKeeper.decode(text[...]).map(Array.init) ?? []
      }
      return Subscriber(
        visitor: try row["visitor"], account: try row["account"],
        push: PushSubscription(
          endpoint: try row["endpoint"], key: bytes(try row["key"]),
          secret: bytes(try row["secret"])),
        kinds: Set((try row["kinds"] as String).split(separator: " ").map(String.init)),
        language: try row["language"], timeZone: try row["zone"])
    }
  }

  // MARK: What was told

  /// The last event of each subject that a visitor was told; nil for a subscription that has just begun, whose visitor need not
  /// be told of what has waited before.
  ///
  /// - Throws: An error where nothing can be read: nothing can be told then.
  func told(_ visitor: String, app: String) async throws -> [String: String]? {
    guard let database = base.database else { throw StoreFailure(reason: "no database") }
    return try await database.read { database in
      let hasBegun: Bool? = try database.value(
        "SELECT has_begun FROM push_subscription WHERE app = \(app) AND visitor = \(visitor)")
      guard hasBegun == true else { return nil }
      let rows = try database.rows(
        "SELECT subject, event FROM told_notice WHERE app = \(app) AND visitor = \(visitor)"
      ) { row in (try row["subject"] as String, try row["event"] as String) }
      return Dictionary(rows) { first, _ in first }
    }
  }

  /// Notes what a visitor has been told, or need not be told, by subject.
  func note(_ events: [String: String], _ visitor: String, app: String) async throws {
    guard let database = base.database else { throw StoreFailure(reason: "no database") }
    let date = base.now()
    try await database.write { database in
      let isThere = try database.execute(
        """
        UPDATE push_subscription SET has_begun = \(true) WHERE app = \(app) AND visitor = \(visitor)
        """)
      guard isThere > 0 else { return }
      for (subject, event) in events {
        try database.execute(
          """
          INSERT INTO told_notice (app, visitor, subject, event, told)
          VALUES (\(app), \(visitor), \(subject), \(event), \(date))
          ON CONFLICT (app, visitor, subject) DO UPDATE
          SET event = excluded.event, told = excluded.told
          """)
      }
      try database.execute(
        """
        DELETE FROM told_notice WHERE app = \(app) AND visitor = \(visitor) AND subject NOT IN
          (SELECT subject FROM told_notice WHERE app = \(app) AND visitor = \(visitor)
           ORDER BY told DESC LIMIT \(Self.mostSubjects))
        """)
    }
  }
}
