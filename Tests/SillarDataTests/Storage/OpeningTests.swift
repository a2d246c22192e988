import Foundation
import GRDB
import SillarData
import TestServers
import Testing

/// The opening of a database in an unexpected state.
@Suite(.timeLimit(.minutes(1))) struct OpeningTests {
  private struct Failure: Error { let reason: String }

  private static var migrations: Migrations {
    var migrations = Migrations()
    migrations.add("notes") { try $0.script("CREATE TABLE note (text TEXT)") }
    return migrations
  }

  private func open(_ folder: URL, isCache: Bool = false) throws -> LocalDatabase {
    try LocalDatabase(
      "notes", in: folder, replacesDamaged: isCache, isDurable: !isCache,
      migrations: Self.migrations
    ) { Failure(reason: $0) }
  }

  /// A database with one note, closed.
  private func leaveNote(in folder: URL, isCache: Bool = false) async throws {
    let database = try open(folder, isCache: isCache)
    try await database.write { try $0.execute("INSERT INTO note VALUES ('milk')") }
  }

  private func notes(_ database: LocalDatabase) async throws -> [String] {
    try await database.read { try $0.values("SELECT text FROM note", as: String.self) }
  }

  private func refusal(_ folder: URL) throws -> String {
    let error = #expect(throws: (any Error).self) { try open(folder) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains(folder.appending(path: "notes.sqlite").path), "it names the file")
    #expect(!text.contains("move it away"))
    #expect(!text.contains("\n"), "it is one line")
    return text
  }

  /// Leaves a database of a newer version of the program.
  private func leaveNewer(in folder: URL, isCache: Bool = false) async throws {
    try await leaveNote(in: folder, isCache: isCache)
    let queue = try DatabaseQueue(path: folder.appending(path: "notes.sqlite").path)
    try await queue.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')")
    }
    try queue.close()
  }

  // MARK: A newer program

  @Test func `a database of a newer program is refused and left as it is`() async throws {
    try await withFolder { folder in
      try await leaveNewer(in: folder)
      let file = folder.appending(path: "notes.sqlite")
      let before = try Data(contentsOf: file)
      let text = try refusal(folder)
      #expect(text.contains("newer version"))
      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test func `a cache of a newer program is put aside, whole, and a new one is made`()
    async throws
  {
    try await withFolder { folder in
      try await leaveNewer(in: folder, isCache: true)
      let database = try open(folder, isCache: true)
      #expect(try await notes(database) == [])
      let aside = try DatabaseQueue(path: folder.appending(path: "notes.sqlite.newer").path)
      #expect(
        try await aside.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["milk"]
      )
    }
  }

  // MARK: Missing and empty

  enum Loss: CaseIterable {
    case deleted, emptied, replacedByAnother, logDeleted
  }

  private func lose(_ loss: Loss, in folder: URL) throws {
    let file = folder.appending(path: "notes.sqlite")
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + suffix)
    }
    switch loss {
    case .deleted: try FileManager.default.removeItem(at: file)
    case .emptied: try Data().write(to: file)
    case .replacedByAnother, .logDeleted:
      try FileManager.default.removeItem(at: file)
      let queue = try DatabaseQueue(path: file.path)
      if loss == .replacedByAnother {
        try queue.write { try $0.execute(sql: "CREATE TABLE other (text TEXT)") }
      } else {
        // The contents of a copy without the write-ahead log: a header, and no table.
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 1") }
      }
      try queue.close()
    }
  }

  @Test(arguments: Loss.allCases)
  func `what must not be lost and is gone stops the start`(_ loss: Loss) async throws {
    try await withFolder { folder in
      try await leaveNote(in: folder)
      try lose(loss, in: folder)
      let text = try refusal(folder)
      let marker = folder.appending(path: "notes.store")
      let year = Date.now.formatted(.iso8601.year())
      #expect(text.contains("since \(year)-"))
      #expect(text.contains("Restore it from a backup"))
      #expect(text.contains(marker.path))
      // A second attempt is refused as well.
      _ = try refusal(folder)
      // Deleting the marker is the only way to begin with an empty database.
      try FileManager.default.removeItem(at: marker)
      if loss != .replacedByAnother {
        #expect(try await notes(try open(folder)) == [])
      }
    }
  }

  @Test func `a folder from before there were markers opens, and is guarded from then on`()
    async throws
  {
    try await withFolder { folder in
      try await leaveNote(in: folder)
      let marker = folder.appending(path: "notes.store")
      try? FileManager.default.removeItem(at: marker)
      do { #expect(try await notes(try open(folder)) == ["milk"]) }
      try lose(.deleted, in: folder)
      _ = try refusal(folder)
    }
  }

  @Test(arguments: [Loss.deleted, .emptied])
  func `a cache that is gone is made anew`(_ loss: Loss) async throws {
    try await withFolder { folder in
      try await leaveNote(in: folder, isCache: true)
      try lose(loss, in: folder)
      #expect(try await notes(try open(folder, isCache: true)) == [])
    }
  }

  // MARK: Damage and other programs

  @Test func `a damaged database is to be restored from a backup, and is left as it is`()
    async throws
  {
    try await withFolder { folder in
      let file = folder.appending(path: "notes.sqlite")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let damaged = Data(repeating: 7, count: 4096)
      try damaged.write(to: file)
      let text = try refusal(folder)
      #expect(text.contains("damaged"))
      #expect(text.contains("Restore it from a backup"))
      #expect(try Data(contentsOf: file) == damaged)
    }
  }

  @Test func `two programs that start at once on a new folder both open it`() async throws {
    for _ in 0..<30 {
      try await withFolder { folder in
        try await withThrowingTaskGroup { group in
          for number in 0..<4 {
            group.addTask {
              let database = try LocalDatabase(
                "notes", in: folder, migrations: Self.slowMigrations
              ) { Failure(reason: $0) }
              try await database.write {
                try $0.execute("INSERT INTO note VALUES (\("\(number)"))")
              }
            }
          }
          try await group.waitForAll()
        }
        #expect(try await notes(try open(folder, with: Self.slowMigrations)).count == 4)
      }
    }
  }

  private func open(_ folder: URL, with migrations: Migrations) throws -> LocalDatabase {
    try LocalDatabase("notes", in: folder, migrations: migrations) { Failure(reason: $0) }
  }

  /// Several slow migrations, so that two programs meet in the middle of them.
  private static var slowMigrations: Migrations {
    var migrations = migrations
    for number in 0..<5 {
      migrations.add("table \(number)") { database in
        try database.script("CREATE TABLE t\(number) (text TEXT)")
        for _ in 0..<50 {
          try database.execute("INSERT INTO \(identifier: "t\(number)") VALUES ('x')")
        }
      }
    }
    return migrations
  }
}
