import Foundation
import SillarData
import TestServers
import Testing

/// Texts that another program has written to a SQLite database, and that are none.
@Suite struct BrokenTextTests {
  @Test(arguments: ["mi\0lk".utf8.map(\.self), [0x6D, 0xC3], [0]])
  func `a text with U+0000, or that is not UTF-8, is an error, and not another text`(
    _ bytes: [UInt8]
  ) async throws {
    var migrations = Migrations()
    migrations.add("notes") { try $0.script("CREATE TABLE note (text TEXT)") }
    let database = try LocalDatabase(inMemory: "notes", migrations: migrations) { _ in
      CocoaError(.fileReadUnknown)
    }
    try await database.write {
      try $0.execute("INSERT INTO note (text) VALUES (CAST(\(Data(bytes)) AS TEXT))")
    }
    let problem = try await database.read { database in
      try database.first("SELECT text FROM note") { row in
        #expect(throws: SQLRowUnreadable.self) { try row["text"] as String }?.description
      }
    }
    #expect(
      problem
        == "The column \"text\" of \"SELECT text FROM note\" is a blob, not a value of type String")
    let stored = try await database.read { try $0.values("SELECT text FROM note", as: Data.self) }
    #expect(stored == [Data(bytes)])
  }
}
