import Crypto
public import Foundation
public import LockModel
public import SillarData
public import SillarModel
import Synchronization

/// Makes the PINs of sessions, in SQLite. One per program.
///
/// ```swift
/// func hasPIN(folder: URL, work: AppWork, session: String) throws -> Bool {
///   try LockInfraFactory(dataDirectory: folder, work: work).pins.hasPIN(session)
/// }
/// ```
public struct LockInfraFactory: Sendable {
  public var pins: any PINs { stored }
  private let stored: StoredPINs

  /// - Parameters:
  ///   - dataDirectory: The folder of `lock.sqlite`; created if necessary.
  ///   - databases: Opens the database of PINs.
  ///   - work: Follows what other processes of the program change.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    dataDirectory: URL, databases: any Databases = LocalDatabases(), work: AppWork
  ) throws {
    let stored = try StoredPINs(in: dataDirectory, databases)
    work.add { await stored.follow() }
    self.stored = stored
  }
}

/// PINs in `lock.sqlite`, which only the program's own user can read. Each is hashed with a salt of its own. The hash
/// protects little: a PIN is so short that a person who has the file can try them all.
private final class StoredPINs: PINs {
  /// The channel on which processes tell each other of the sessions whose PINs have changed.
  private static let channel = "lock"

  private let database: any SQLDatabase
  private let known: Mutex<Set<String>>

  init(in folder: URL, _ databases: any Databases) throws {
    var migrations = Migrations()
    migrations.add("PINs by session") { database in
      try database.script(
        """
        CREATE TABLE pin (
          session TEXT PRIMARY KEY,
          salt \(database.bytes) NOT NULL,
          hash \(database.bytes) NOT NULL,
          wrong BIGINT NOT NULL DEFAULT 0,
          next DOUBLE PRECISION
        )
        """)
    }
    database = try databases.open(
      "lock", in: folder, content: "the PINs of sessions", isPrivate: true, migrations: migrations
    ) { Problem.notStored(detail: $0) }
    known = Mutex(
      // Blocks: once, when a program starts.
      try database.readAtStart { try Set($0.values("SELECT session FROM pin", as: String.self)) })
  }

  var sessions: Set<String> { known.withLock { $0 } }

  func set(_ pin: PIN, of session: String) async throws {
    let salt = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
    try await database.write { database in
      try database.execute(
        """
        INSERT INTO pin (session, salt, hash)
        VALUES (\(session), \(salt), \(Self.hash(pin, salt)))
        ON CONFLICT DO NOTHING
        """)
      try database.tellOthers(session, on: Self.channel)
    }
    known.withLock { _ = $0.insert(session) }
  }

  func remove(of session: String) async throws {
    try await database.write { database in
      try database.execute("DELETE FROM pin WHERE session = \(session)")
      try database.tellOthers(session, on: Self.channel)
    }
    known.withLock { _ = $0.remove(session) }
  }

  func follow() async {
    for await _ in database.signals(on: Self.channel) where database.isShared {
      // After what this process has changed.
      let stored = try? await database.write { database in
        try Set(database.values("SELECT session FROM pin", as: String.self))
      }
      if let stored { known.withLock { $0 = stored } }
    }
  }

  func attempt(_ pin: PIN, of session: String, at now: Date) async throws -> PINAnswer {
    // In one transaction: attempts in several windows at once are counted one after the other.
    try await database.write { database in
      let stored = try database.first("SELECT * FROM pin WHERE session = \(session)") { row in
        (
          attempts: Attempts(wrong: try row["wrong"], next: try row["next"]),
          salt: try row["salt"] as Data, hash: try row["hash"] as Data
        )
      }
      guard let stored else { return .wrong(left: 0) }
      var attempts = stored.attempts
      if let wait = attempts.wait(at: now) { return .wait(wait) }
      let isRight = Self.hash(pin, stored.salt) == stored.hash
      if isRight { attempts = Attempts() } else { attempts.fail(at: now) }
      try database.execute(
        """
        UPDATE pin
        SET wrong = \(attempts.wrong), next = \(attempts.next)
        WHERE session = \(session)
        """)
      return isRight ? .right : .wrong(left: attempts.left, wait: attempts.wait(at: now))
    }
  }

  private static func hash(_ pin: PIN, _ salt: Data) -> Data {
    Data(
      HMAC<SHA256>.authenticationCode(for: Data(pin.digits.utf8), using: SymmetricKey(data: salt)))
  }
}
