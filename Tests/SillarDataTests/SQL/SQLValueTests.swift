import Foundation
import SillarData
import TestServers
import Testing

/// The values that every engine stores.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct SQLValueTests: SQLContract {
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
}
