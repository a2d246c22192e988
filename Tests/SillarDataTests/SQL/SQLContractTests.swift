import Foundation
import SillarData
import Synchronization
import TestServers
import Testing

/// The behavior of every engine with the statements of an app.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct SQLContractTests: SQLContract {
  private struct Unwanted: Error {}

  // MARK: Rows that cannot be read

  private static func problem<Value>(_ read: () throws -> Value) -> String? {
    do {
      _ = try read()
      return nil
    } catch {
      return (error as? SQLRowUnreadable)?.description
    }
  }

  @Test func `a value of another type is an error that says what is there, and not its content`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("a secret", to: database)
      let problems = try await database.read { database in
        try database.first("SELECT name, stars FROM note") { row in
          [Self.problem { try row["name"] as Int }, Self.problem { try row["text"] as String }]
        }
      }
      #expect(
        problems == [
          #"The column "name" of "SELECT name, stars FROM note" is a text, not a value of type Int"#,
          #"The result of "SELECT name, stars FROM note" has no column "text""#,
        ])
    }
  }

  @Test func `the columns of each row are read in any order, again, or not at all`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("bread", "milk", "tea", "water", to: database)
      let orders = [
        ["name", "text", "stars"], ["text", "name", "text"], ["stars"], ["name", "text", "stars"],
      ]
      let read = try await database.read { database in
        var orders = orders[...]
        return try database.rows("SELECT name, text, stars FROM note ORDER BY name") { row in
          try (orders.popFirst() ?? []).map { column in
            try column == "stars" ? "\(row["stars"] as Int)" : row[column]
          }
        }
      }
      #expect(
        read == [
          ["bread", "bread!", "0"], ["milk!", "milk", "milk!"], ["2"], ["water", "water!", "3"],
        ]
      )
    }
  }

  @Test func `a statement that is run while rows are read is an error that names both`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("bread", "milk", to: database)
      let nested = await #expect(throws: SQLNested.self) {
        try await database.write { database in
          try database.rows("SELECT name FROM note WHERE stars < \(5)") { row in
            try database.execute("DELETE FROM note WHERE name = \(try row["name"] as String)")
          }
        }
      }
      #expect(
        nested?.description == """
          "DELETE FROM note WHERE name = ?" was run while the rows of "SELECT name FROM note WHERE \
          stars < ?" were read. Make values of the rows first, and then run it
          """)
      let read = try await database.write { database in
        _ = try? database.rows("SELECT name FROM note") { _ in throw Unwanted() }
        return try database.values("SELECT name FROM note ORDER BY name", as: String.self)
      }
      #expect(read == ["bread", "milk"], "a query that has failed has ended")
    }
  }

  @Test func `a row that cannot be read does not fail a list`() async throws {
    try await SQLEngine.withDatabase { database in
      let reports = Mutex<[String]>([])
      try await database.write { database in
        try database.execute(
          "INSERT INTO thing (id, words) VALUES (1, 'milk'), (2, NULL), (3, 'tea')")
      }
      let rows = ReadableRows { text in reports.withLock { $0.append(text) } }
      let words = try await database.read { database in
        try database.rows("SELECT id, words FROM thing ORDER BY id") { row in
          rows.read("thing", "\(try row["id"] as Int)") { try row["words"] as String }
        }
      }
      #expect(words == ["milk", nil, "tea"])
      #expect(reports.withLock { $0.count } == 1)
    }
  }

  @Test func `a caller gets the app's own error for a row that cannot be read`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("milk", to: database)
      await #expect(throws: SQLEngine.Failure.self) {
        try await database.read { try $0.values("SELECT name FROM note", as: Int.self) }
      }
    }
  }

  // MARK: Statements

  @Test func `a statement returns the number of rows that it has changed`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("bread", "milk", "tea", to: database)
      let counts = try await database.write { database in
        [
          try database.execute("UPDATE note SET stars = 5 WHERE stars < \(2)"),
          try database.execute("DELETE FROM note WHERE name = \("water")"),
          try database.execute("DELETE FROM note"),
        ]
      }
      #expect(counts == [2, 0, 3])
    }
  }

  @Test func `an insertion returns what it has stored, also in place of what was there`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      let upsert: @Sendable (String, Int) -> SQL = { name, stars in
        """
        INSERT INTO note (name, text, stars) VALUES (\(name), 'new', \(stars))
        ON CONFLICT (name) DO UPDATE SET stars = note.stars + excluded.stars RETURNING stars
        """
      }
      let sums = try await database.write { database in
        try [3, 4].map { try database.value(upsert("milk", $0), as: Int.self) }
      }
      #expect(sums == [3, 7])
      let ignored = try await database.write { database in
        try database.execute(
          "INSERT INTO note (name, text, stars) VALUES ('milk', '', 1) ON CONFLICT DO NOTHING")
      }
      #expect(ignored == 0)
    }
  }

  // MARK: Transactions

  @Test func `a transaction that fails stores nothing, and only its hook for that is called`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      let ended = Mutex<[String]>([])
      let hooks: @Sendable (SQLTransaction, String) -> Void = { database, name in
        database.afterTransaction {
          ended.withLock { $0.append("\(name) is stored") }
        } onRollback: {
          ended.withLock { $0.append("\(name) is not") }
        }
      }
      await #expect(throws: Unwanted.self) {
        try await database.write { database in
          hooks(database, "milk")
          try database.execute("INSERT INTO note (name, text, stars) VALUES ('milk', '', 1)")
          throw Unwanted()
        }
      }
      try await database.write { database in
        hooks(database, "tea")
        try database.execute("INSERT INTO note (name, text, stars) VALUES ('tea', '', 1)")
      }
      #expect(try await names(database) == ["tea"])
      #expect(ended.withLock { $0 } == ["milk is not", "tea is stored"])
    }
  }

  @Test func `a transaction with a statement that has failed stores nothing, also when it goes on`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("milk", to: database)
      await #expect(throws: SQLEngine.Failure.self) {
        try await database.write { database in
          try database.execute("INSERT INTO note (name, text, stars) VALUES ('tea', '', 1)")
          _ = try? database.execute("INSERT INTO note (name, text, stars) VALUES ('milk', '', 1)")
        }
      }
      #expect(try await names(database) == ["milk"])
    }
  }

  @Test func `a row after a first statement that no table fits is not stored either`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      await #expect(throws: (any Error).self) {
        try await database.write { database in
          _ = try? database.execute("INSERT INTO missing (name) VALUES ('milk')")
          // An engine may refuse it, because the transaction is over.
          _ = try? database.execute("INSERT INTO note (name, text, stars) VALUES ('tea', '', 1)")
          throw Unwanted()
        }
      }
      let stored = try await names(database)
      #expect(stored.isEmpty)
    }
  }

  @Test func `a violated constraint is the app's own error, and stores nothing`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("milk", to: database)
      await #expect(throws: SQLEngine.Failure.self) {
        try await add("tea", "milk", to: database)
      }
      #expect(try await names(database) == ["milk"])
    }
  }

  @Test func `a hundred transactions at once are all stored`() async throws {
    try await SQLEngine.withDatabase { database in
      try await add("milk", to: database)
      try await withThrowingDiscardingTaskGroup { group in
        for _ in 0..<100 {
          group.addTask {
            _ = try await database.write { try $0.execute("UPDATE note SET stars = stars + 1") }
          }
        }
      }
      let stars = try await database.read { try $0.value("SELECT stars FROM note", as: Int.self) }
      #expect(stars == 100)
    }
  }

  // MARK: Migrations

  @Test func `each migration is done once, in its place`() async throws {
    try await withFolder { folder in
      var migrations = Migrations()
      migrations.add("first") { database in
        try database.script("CREATE TABLE step (name TEXT); INSERT INTO step VALUES ('first')")
      }
      _ = try SQLEngine.open("contract", in: folder, migrations: migrations)
      migrations.add("second") { try $0.execute("INSERT INTO step VALUES ('second')") }
      for _ in 0..<2 {
        let database = try SQLEngine.open("contract", in: folder, migrations: migrations)
        let steps = try await database.read {
          try $0.values("SELECT name FROM step", as: String.self)
        }
        #expect(steps == ["first", "second"])
      }
    }
  }

  @Test func `a database of a newer program is refused`() async throws {
    try await withFolder { folder in
      var newer = Migrations()
      newer.add("first") { try $0.script("CREATE TABLE step (name TEXT)") }
      let older = newer
      newer.add("from the future") { try $0.execute("INSERT INTO step VALUES ('kept')") }
      _ = try SQLEngine.open("contract", in: folder, migrations: newer)
      let error = #expect(throws: DatabaseUnavailable.self) {
        try SQLEngine.open("contract", in: folder, migrations: older)
      }
      #expect(error?.cause == .newer)
      #expect(error?.detail.contains("from the future") == true)
    }
  }
}
