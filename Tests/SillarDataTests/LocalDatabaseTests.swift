import Dispatch
import Foundation
import GRDB
import SillarData
import TestServers
import Testing

@testable import SillarSQL

struct LocalDatabaseTests {
  private struct Failure: Error { let reason: String }

  @Test(arguments: [(isDurable: true, level: 2), (isDurable: false, level: 1)])
  func `what must not be lost is on the disk when it is written`(
    isDurable: Bool, level: Int
  ) async throws {
    try await withFolder { folder in
      let database = try LocalDatabase(
        "things", in: folder, isDurable: isDurable, migrations: Migrations()
      ) { Failure(reason: $0) }
      // https://www.sqlite.org/pragma.html#pragma_synchronous: 2 is FULL, 1 is NORMAL.
      let found = try await database.write { try $0.value("PRAGMA synchronous", as: Int.self) }
      #expect(found == level)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `however many read at once, and whichever way, each gets an answer`() async throws {
    try await withFolder { folder in
      let database = try LocalDatabase("things", in: folder, migrations: Migrations()) {
        Failure(reason: $0)
      }
      let sum = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<1000 {
          group.addTask {
            let read: @Sendable (SQLTransaction) throws -> Int = {
              try $0.value("SELECT \(number)", as: Int.self) ?? 0
            }
            return number.isMultiple(of: 2)
              ? try await database.read(read) : try await database.readBriefly(read)
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(sum == 999 * 1000 / 2)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `the connection for brief reads opens while another connection closes, and locks the file`()
    async throws
  {
    try await withFolder { folder in
      let database = try LocalDatabase("things", in: folder, migrations: Migrations()) {
        Failure(reason: $0)
      }
      let file = folder.appending(path: "things.sqlite")
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { for _ in 0..<1000 { _ = try BriefReader(file) } }
        group.addTask {
          for _ in 0..<1000 {
            let other = try DatabaseQueue(path: file.path)
            try await other.read { _ = try Row.fetchOne($0, sql: "SELECT * FROM sqlite_master") }
            try other.close()
          }
        }
        try await group.waitForAll()
      }
      _ = database
    }
  }

  @Test func `a brief read sees what was written before it`() async throws {
    try await withFolder { folder in
      let database = try LocalDatabase("things", in: folder, migrations: Migrations()) {
        Failure(reason: $0)
      }
      for count in 1...3 {
        try await database.write { try $0.script("CREATE TABLE t\(count) (a)") }
        let found = try await database.readBriefly {
          try $0.value("SELECT COUNT(*) FROM sqlite_master WHERE name LIKE 't%'", as: Int.self)
        }
        #expect(found == count)
      }
    }
  }

  @Test func `a brief read does not wait for another one`() async throws {
    try await withFolder { folder in
      let database = try LocalDatabase("things", in: folder, migrations: Migrations()) {
        Failure(reason: $0)
      }
      let reader = try BriefReader(folder.appending(path: "things.sqlite"))
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      let (ended, end) = AsyncStream.makeStream(of: Void.self)
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        _ = try? reader.read { _ in
          begin.finish()
          semaphore.wait()
          return true
        }
        end.finish()
      }
      for await _ in begun {}
      #expect(try reader.read { _ in true } == nil)
      semaphore.signal()
      for await _ in ended {}
      #expect(try reader.read { _ in true } == true)
      #expect(try await database.readBriefly { _ in true })
    }
  }
}
