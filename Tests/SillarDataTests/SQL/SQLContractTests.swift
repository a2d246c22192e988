import Foundation
import SillarData
import Synchronization
import TestServers
import Testing

/// The behavior of every engine with the statements of an app.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct SQLContractTests {
  private struct Unwanted: Error {}

  private func add(_ names: String..., to database: any SQLDatabase) async throws {
    try await database.write { database in
      for (stars, name) in names.enumerated() {
        try database.execute(
          "INSERT INTO note (name, text, stars) VALUES (\(name), \(name + "!"), \(stars))")
      }
    }
  }

  private func names(_ database: any SQLDatabase, where condition: SQL = "1 = 1") async throws
    -> [String]
  {
    try await database.read { database in
      try database.values("SELECT name FROM note WHERE \(condition) ORDER BY name")
    }
  }

  // MARK: Values

  @Test func `a value of each type comes back as it was stored`() async throws {
    try await SQLEngine.withDatabase { database in
      let date = Date(timeIntervalSinceReferenceDate: 817_161_005.123_456_7)
      let words = "it's \"quoted\" – ¿sí? 👩‍🚀\n\\ ? $1"
      let bytes = Data([0, 1, 39, 92, 255])
      for (id, number) in [Int64.min, -1, 0, Int64.max].enumerated() {
        try await database.write { database in
          try database.execute(
            """
            INSERT INTO thing (id, whole, part, words, bytes, yes, day)
            VALUES (\(id), \(number), \(0.1 + 0.2), \(words), \(bytes), \(true), \(date))
            """)
        }
        let row = try await database.read { database in
          try database.first("SELECT * FROM thing WHERE id = \(id)") { row in
            (
              numbers: (try row["whole"] as Int64, try row["part"] as Double),
              words: try row["words"] as String, bytes: try row["bytes"] as Data,
              yes: try row["yes"] as Bool, day: try row["day"] as Date
            )
          }
        }
        let found = try #require(row)
        #expect(found.numbers == (number, 0.1 + 0.2))
        #expect(found.words == words)
        #expect(found.bytes == bytes)
        #expect(found.yes)
        #expect(found.day == date)
      }
    }
  }

  @Test func `a missing value is NULL, and comes back as nil`() async throws {
    try await SQLEngine.withDatabase { database in
      let (none, words): (Int?, String?) = (nil, nil)
      try await database.write { database in
        try database.execute("INSERT INTO thing (id, whole, words) VALUES (1, \(none), \(words))")
      }
      let row = try await database.read { database in
        try database.first("SELECT whole, words FROM thing") { row in
          (try row["whole"] as Int?, try row["words"] as String?)
        }
      }
      let found = try #require(row)
      #expect(found == (nil, nil))
      let isNull = try await database.read {
        try $0.value("SELECT count(*) FROM thing WHERE whole IS NULL", as: Int.self)
      }
      #expect(isNull == 1)
    }
  }

  @Test func `a value that is the largest of its kind, or no number, comes back too`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      let words = String(repeating: "ñ👩‍🚀", count: 1_000_000)
      let bytes = Data(repeating: 0, count: 20_000_000)
      try await database.write { database in
        try database.execute(
          """
          INSERT INTO thing (id, words, bytes, part)
          VALUES (1, \(words), \(bytes), \(-Double.greatestFiniteMagnitude)),
            (2, '', \(Data()), \(Double.infinity)), (3, '', \(bytes), \(Double.nan))
          """)
      }
      let rows = try await database.read { database in
        try database.rows("SELECT words, bytes, part FROM thing ORDER BY id") { row in
          (
            words: try row["words"] as String, bytes: try row["bytes"] as Data,
            part: try row["part"] as Double?
          )
        }
      }
      #expect(rows.map(\.words) == [words, "", ""])
      #expect(rows.map(\.bytes) == [bytes, Data(), bytes])
      #expect(rows.map(\.part) == [-.greatestFiniteMagnitude, .infinity, nil])
    }
  }

  @Test func `a text with U+0000 is an error, and is not cut there`() async throws {
    try await SQLEngine.withDatabase { database in
      let error = await #expect(throws: SQLTextUnstorable.self) {
        try await add("mi\0lk", to: database)
      }
      #expect(error?.statement == "INSERT INTO note (name, text, stars) VALUES (?, ?, ?)")
      let stored = try await names(database)
      #expect(stored.isEmpty)
    }
  }

  @Test func `a NULL is compared, and a number is one wherever it stands`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("bread", "milk", "tea", to: database)
      let none: String? = nil
      #expect(
        try await names(database, where: "\(none) IS NULL OR name = \(none)")
          == ["bread", "milk", "tea"])
      let numbers = try await database.read { database in
        try database.first(
          """
          SELECT \(Int64.max - 1) + 1 AS largest, sum(stars) AS total, avg(stars) AS mean,
            coalesce(max(stars), \(7)) AS most, \(0.5) + stars AS half, count(*) > \(1) AS many
          FROM note GROUP BY stars > \(0.5), stars HAVING stars = \(2)
          """
        ) { row in
          (
            whole: [try row["largest"], try row["total"], try row["most"]] as [Int64],
            real: [try row["mean"], try row["half"]] as [Double], many: try row["many"] as Bool
          )
        }
      }
      let found = try #require(numbers)
      #expect(found.whole == [Int64.max, 2, 2])
      #expect(found.real == [2, 2.5])
      #expect(!found.many)
    }
  }

  @Test func `bytes are a text's, and a text's are bytes, where a column has the other`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      let (words, text) = (Data("tea \\x41 ñ".utf8), "milk \\x41 ñ")
      try await database.write {
        try $0.execute("INSERT INTO thing (id, words, bytes) VALUES (1, \(words), \(text))")
      }
      let row = try await database.read { database in
        try database.first("SELECT words, bytes FROM thing") { row in
          (try row["words"] as String, try row["bytes"] as Data)
        }
      }
      #expect(try #require(row) == ("tea \\x41 ñ", Data(text.utf8)))
    }
  }

  @Test func `the case of a name does not matter`() async throws {
    try await SQLEngine.withDatabase { database in
      let (table, column) = ("readAt", "atDay")
      let days = try await database.write { database in
        try database.script("CREATE TABLE readAt (atDay BIGINT)")
        try database.execute(
          "INSERT INTO \(identifier: table) (\(identifier: column)) VALUES (\(3))")
        return try database.rows("SELECT atDay FROM READAT") { row in
          try [row["atDay"], row["ATDAY"]] as [Int]
        }
      }
      #expect(days == [[3, 3]])
    }
  }

  @Test func `a value that looks like a statement is a value`() async throws {
    try await SQLEngine.withDatabase { database in
      let attack = "x'); DROP TABLE note; --"
      try await add("milk", attack, to: database)
      #expect(try await names(database, where: "name = \(attack)") == [attack])
      #expect(try await names(database, where: "name = \("' OR '1' = '1")") == [])
      #expect(try await names(database) == ["milk", attack])
    }
  }

  @Test func `a condition on a list is met by its values, and by none when it is empty`()
    async throws
  {
    try await SQLEngine.withDatabase { database in
      try await add("bread", "milk", "tea", to: database)
      #expect(
        try await names(database, where: "\("name", in: ["tea", "milk", "x"])") == ["milk", "tea"])
      #expect(try await names(database, where: "\("name", in: [String]())") == [])
      #expect(try await names(database, where: "NOT (\("name", in: [String]()))").count == 3)
      #expect(
        try await names(database, where: "\("stars", in: [0, 1]) AND stars > \(0)") == ["milk"])
    }
  }

  @Test func `a part of a statement keeps its values in their places`() async throws {
    try await SQLEngine.withDatabase { database in
      try await add("bread", "milk", "tea", to: database)
      let (few, table): (SQL, String) = ("stars >= \(1) AND stars < \(2)", "note")
      let found: String? = try await database.read { database in
        try database.value(
          """
          SELECT text FROM \(identifier: table)
          WHERE name <> \("tea") AND \(few) AND name <> \("bread") LIMIT \(1)
          """)
      }
      #expect(found == "milk!")
    }
  }

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
