import Crypto
import Foundation
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
  /// The name by which the service tells that the session has ended.
  let fingerprint: String

  init(person: Member, role: String, token: String, expires: Date) {
    self.person = person
    self.role = role
    self.token = token
    self.expires = expires
    fingerprint = Data(SHA256.hash(data: Data(token.utf8))).base64EncodedString()
  }

  /// See ``SignInSessions/sessionID(of:)``.
  var id: String {
    Data(SHA256.hash(data: Data("session \(token)".utf8))).base64EncodedString()
  }
}

/// Sessions, and those that are still to be ended at the service, in `signin.sqlite`. Only the program's own user can
/// read that file: it contains tokens.
struct SessionStore: Sendable {
  /// The channel on which processes tell each other of the visitors whose sessions have changed.
  static let channel = "signin"

  let database: any SQLDatabase
  /// The uses of devices by visitors: a year after the last sign-in the device and the email are forgotten, and the email of
  /// a stranger, who has never signed in, after 30 days.
  let uses: LastUses

  /// - Throws: `DatabaseUnavailable`.
  init(_ service: RemoteService) throws {
    var migrations = Migrations()
    migrations.add("sessions by visitor, those to be ended, and devices that the service knows") {
      database in
      try database.script(
        """
        CREATE TABLE session (
          visitor TEXT PRIMARY KEY,
          person TEXT NOT NULL,
          name TEXT NOT NULL,
          role TEXT NOT NULL,
          city TEXT NOT NULL,
          token TEXT NOT NULL UNIQUE,
          expires DOUBLE PRECISION NOT NULL,
          isGuest BIGINT NOT NULL
        );
        CREATE TABLE ending (token TEXT PRIMARY KEY, expires DOUBLE PRECISION NOT NULL);
        CREATE TABLE device (visitor TEXT PRIMARY KEY, device TEXT NOT NULL);
        """)
    }
    LastUses.registerMigration(in: &migrations)
    migrations.add("the email of the last attempt to sign in, by visitor") { database in
      try database.script(
        "CREATE TABLE lastEmail (visitor TEXT PRIMARY KEY, email TEXT NOT NULL)")
    }
    database = try service.databases.open(
      "signin", in: service.folder, content: "who is signed in", isPrivate: true,
      migrations: migrations
    ) { Problem.notStored(detail: $0) }
    uses = LastUses(
      database: database, work: service.work, now: service.now, clock: service.clock
    ) { visitors, database in
      try database.execute("DELETE FROM device WHERE \("visitor", in: visitors)")
      try database.execute("DELETE FROM lastEmail WHERE \("visitor", in: visitors)")
    }
  }

  /// The sessions by visitor. Read once, while the program starts.
  @available(*, noasync)
  func sessions() throws -> [String: Session] {
    // Blocks: once, when a program starts.
    try database.readAtStart { database in
      let sessions = try database.rows("SELECT * FROM session") { row in
        (try row["visitor"] as String, try Self.session(row))
      }
      return Dictionary(uniqueKeysWithValues: sessions)
    }
  }

  /// The sessions of some visitors, as another process may have changed them.
  func sessions(of visitors: [String]) async throws -> [String: Session] {
    try await database.read { database in
      let sessions = try database.rows("SELECT * FROM session WHERE \("visitor", in: visitors)") {
        (try $0["visitor"] as String, try Self.session($0))
      }
      return Dictionary(uniqueKeysWithValues: sessions)
    }
  }

  private static func session(_ row: borrowing SQLRow) throws -> Session {
    Session(
      person: Member(
        id: MemberID(try row["person"]), name: try row["name"], city: try row["city"],
        isGuest: try row["isGuest"]),
      role: try row["role"], token: try row["token"], expires: try row["expires"])
  }

  /// The text by which the service knows this visitor's device; nil before the first sign-in.
  func device(of visitor: String) async throws -> String? {
    try await database.read { database in
      try database.value("SELECT device FROM device WHERE visitor = \(visitor)", as: String.self)
    }
  }

  /// See `SignInSessionsDataManager.lastEmail()`.
  func email(of visitor: String) async throws -> String? {
    try await database.readBriefly { database in
      try database.value(
        "SELECT email FROM lastEmail WHERE visitor = \(visitor)", as: String.self)
    }
  }

  /// Keeps the email of an attempt to sign in.
  ///
  /// - Parameter address: From where the visitor comes, which limits the number of strangers' emails.
  func keepEmail(_ email: String, of visitor: String, from address: String?) async throws {
    try await database.write { database in
      let devices: Int? = try database.value(
        "SELECT count(*) FROM device WHERE visitor = \(visitor)")
      try uses.note(visitor, isStranger: devices == 0, at: address, in: database)
      try database.execute(
        """
        INSERT INTO lastEmail (visitor, email) VALUES (\(visitor), \(email))
        ON CONFLICT (visitor) DO UPDATE SET email = excluded.email
        """)
    }
  }

  func forgetEmail(of visitor: String) async throws {
    try await database.write { database in
      try database.execute("DELETE FROM lastEmail WHERE visitor = \(visitor)")
    }
  }

  /// Replaces the visitor's session, and lists the old one for its end at the service.
  ///
  /// - Parameter device: The text by which the service knows the device from now on; nil to keep the last one.
  func begin(_ session: Session, of visitor: String, device: String?) async throws {
    try await database.write { database in
      try Self.end(visitor, database)
      if let device {
        try uses.note(visitor, isStranger: false, in: database)
        try database.execute(
          """
          INSERT INTO device (visitor, device) VALUES (\(visitor), \(device))
          ON CONFLICT (visitor) DO UPDATE SET device = excluded.device
          """)
      }
      try database.execute(
        """
        INSERT INTO session (visitor, person, name, role, city, token, expires, isGuest)
        VALUES (\(visitor), \(session.person.id.rawValue), \(session.person.name), \(session.role),
          \(session.person.city), \(session.token), \(session.expires),
          \(session.person.isGuest))
        """)
      try database.tellOthers(visitor, on: Self.channel)
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
        """
        INSERT INTO ending (token, expires)
        VALUES (\(session.token), \(session.expires))
        ON CONFLICT DO NOTHING
        """)
    }
  }

  /// Removes sessions that have expired.
  func forget(_ tokens: [String]) async throws {
    try await database.write { database in
      for token in tokens {
        let visitors: [String] = try database.values(
          "DELETE FROM session WHERE token = \(token) RETURNING visitor")
        for visitor in visitors { try database.tellOthers(visitor, on: Self.channel) }
      }
    }
  }

  // MARK: Sessions to end at the service

  /// The tokens of the listed sessions that have not expired.
  func endings(at now: Date) async throws -> [String] {
    try await database.write { database in
      try database.execute("DELETE FROM ending WHERE expires <= \(now)")
      return try database.values("SELECT token FROM ending", as: String.self)
    }
  }

  func hasEnded(_ token: String) async throws {
    try await database.write { database in
      try database.execute("DELETE FROM ending WHERE token = \(token)")
    }
  }

  private static func end(_ visitor: String, _ database: SQLTransaction) throws {
    try database.execute(
      """
      INSERT INTO ending SELECT token, expires FROM session WHERE visitor = \(visitor)
      ON CONFLICT DO NOTHING
      """)
    try database.execute("DELETE FROM session WHERE visitor = \(visitor)")
    try database.tellOthers(visitor, on: channel)
  }
}
