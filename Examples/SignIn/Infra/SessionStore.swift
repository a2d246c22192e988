import Crypto
import Foundation
import GRDB
import SignInModel
import SillarData
import SillarModel

/// A person who is signed in, for one visitor.
struct Session: Hashable, Sendable {
  let person: Member
  /// The role of the account, in the service's words; empty for none: see ``Accounts``.
  let role: String
  let token: String
  let expires: Date

  /// See ``SignInSessions/sessionID(of:)``.
  var id: String {
    Data(SHA256.hash(data: Data("session \(token)".utf8))).base64EncodedString()
  }
}

/// Sessions, and those that are still to be ended at the service, in `signin.sqlite`. Only the program's own user can
/// read that file: it contains tokens.
struct SessionStore: Sendable {
  private let database: LocalDatabase

  /// - Throws: `DatabaseUnavailable`.
  init(in folder: URL) throws {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("sessions by visitor, and those to be ended") { database in
      try database.execute(
        sql: """
          CREATE TABLE session (
            visitor TEXT PRIMARY KEY NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            role TEXT NOT NULL,
            city TEXT NOT NULL,
            token TEXT NOT NULL UNIQUE,
            expires DOUBLE NOT NULL
          ) WITHOUT ROWID;
          CREATE TABLE ending (
            token TEXT PRIMARY KEY NOT NULL,
            expires DOUBLE NOT NULL
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("guests, and devices that the service knows") { database in
      try database.execute(
        sql: """
          ALTER TABLE session ADD COLUMN is_guest INTEGER NOT NULL DEFAULT 0;
          CREATE TABLE device (
            visitor TEXT PRIMARY KEY NOT NULL,
            device TEXT NOT NULL
          ) WITHOUT ROWID;
          """)
    }
    database = try LocalDatabase(
      "signin", in: folder, content: "who is signed in", isDurable: true, isPrivate: true,
      migrations: migrator
    ) { Problem.notStored(detail: $0) }
  }

  /// The sessions by visitor. Read once, while the program starts.
  @available(*, noasync)
  func sessions() throws -> [String: Session] {
    try database.readAtStart { database in
      try Row.fetchAll(database, sql: "SELECT * FROM session")
        .reduce(into: [:]) { sessions, row in
          sessions[row["visitor"]] = Session(
            person: Member(
              id: MemberID(row["person"]), name: row["name"], city: row["city"],
              isGuest: row["is_guest"]),
            role: row["role"], token: row["token"],
            expires: Date(timeIntervalSinceReferenceDate: row["expires"]))
        }
    }
  }

  /// The text by which the service knows this visitor's device; nil before the first sign-in.
  func device(of visitor: String) async throws -> String? {
    try await database.read { database in
      try String.fetchOne(
        database, sql: "SELECT device FROM device WHERE visitor = ?", arguments: [visitor])
    }
  }

  /// Replaces the visitor's session, and lists the old one for its end at the service.
  ///
  /// - Parameter device: The text by which the service knows the device from now on; nil to keep the last one.
  func begin(_ session: Session, of visitor: String, device: String?) async throws {
    try await database.write { database in
      try Self.end(visitor, database)
      if let device {
        try database.execute(
          sql: "INSERT OR REPLACE INTO device (visitor, device) VALUES (?, ?)",
          arguments: [visitor, device])
      }
      try database.execute(
        sql: """
          INSERT INTO session (visitor, person, name, role, city, token, expires, is_guest)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          visitor, session.person.id.rawValue, session.person.name, session.role,
          session.person.city, session.token, session.expires.timeIntervalSinceReferenceDate,
          session.person.isGuest,
        ])
    }
  }

  /// Removes the visitor's session, and lists it for its end at the service.
  func end(_ visitor: String) async throws {
    try await database.write { try Self.end(visitor, $0) }
  }

  /// Lists a session that no visitor has for its end at the service.
  func giveUp(_ session: Session) async throws {
    try await database.write { database in
      try database.execute(
        sql: "INSERT OR IGNORE INTO ending (token, expires) VALUES (?, ?)",
        arguments: [session.token, session.expires.timeIntervalSinceReferenceDate])
    }
  }

  /// Removes sessions that have expired.
  func forget(_ tokens: [String]) async throws {
    try await database.write { database in
      for token in tokens {
        try database.execute(sql: "DELETE FROM session WHERE token = ?", arguments: [token])
      }
    }
  }

  // MARK: Sessions to end at the service

  /// The tokens of the listed sessions that have not expired.
  func endings(at now: Date) async throws -> [String] {
    try await database.write { database in
      try database.execute(
        sql: "DELETE FROM ending WHERE expires <= ?",
        arguments: [now.timeIntervalSinceReferenceDate])
      return try String.fetchAll(database, sql: "SELECT token FROM ending")
    }
  }

  func hasEnded(_ token: String) async throws {
    try await database.write { database in
      try database.execute(sql: "DELETE FROM ending WHERE token = ?", arguments: [token])
    }
  }

  private static func end(_ visitor: String, _ database: Database) throws {
    try database.execute(
      sql: "INSERT OR IGNORE INTO ending SELECT token, expires FROM session WHERE visitor = ?",
      arguments: [visitor])
    try database.execute(sql: "DELETE FROM session WHERE visitor = ?", arguments: [visitor])
  }
}
