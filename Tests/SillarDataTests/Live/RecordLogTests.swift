import SillarData
import SillarTesting
import Synchronization
import TestServers
import Testing

/// Pages of a log that are asked for at the same time, such as by a window that has closed and by the next one.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct RecordLogTests {
  private typealias Log = RecordLog<Post>

  private let log = Log("post", pageSize: 3, largestPage: 4)
  private let key = Log.Key(owner: "ada", subject: "a")

  /// The numbers of records before, and after those that are written while a page is under way.
  @Test(arguments: [(0, 1), (0, 5), (1, 5), (2, 3), (2, 12), (5, 6), (5, 20)])
  func `an older answer that is saved last leaves no gap`(_ before: Int, _ after: Int) async throws
  {
    try await use { database in
      let isFirst = Once()
      try await log.update(key, in: database) { [log, key] number, limit in
        guard isFirst.take() else { return Self.page(of: after, before: number, limit) }
        try await log.update(key, in: database) { Self.page(of: after, before: $0, $1) }
        return Self.page(of: before, before: number, limit)
      }
      #expect(try await readAll(of: after, in: database) == Array(1...after))
    }
  }

  @Test(arguments: [(0, 1), (0, 5), (1, 5), (2, 3), (2, 12), (5, 6), (5, 20)])
  func `an older answer that is saved while a newer one is under way leaves no gap`(
    _ before: Int, _ after: Int
  ) async throws {
    try await use { database in
      let isFirst = Once()
      try await log.update(key, in: database) { [log, key] number, limit in
        if isFirst.take() {
          try await log.update(key, in: database) { Self.page(of: before, before: $0, $1) }
        }
        return Self.page(of: after, before: number, limit)
      }
      #expect(try await readAll(of: after, in: database) == Array(1...after))
    }
  }

  // MARK: -

  private func use(_ test: (any SQLDatabase) async throws -> Void) async throws {
    try await withFolder { folder in
      var migrations = Migrations()
      migrations.add("posts") { [log] in try log.createTables(in: $0) }
      let database = try SQLEngine.open("log", in: folder, migrations: migrations) {
        ForumReader.Failure(reason: $0)
      }
      try await test(database)
    }
  }

  /// The numbers of all records, as a person finds them who reads on upward from the newest.
  private func readAll(of count: Int, in database: any SQLDatabase) async throws -> [Int] {
    var first = try await database.read { [log, key] in
      try log.load(key, in: $0).records.first?.number
    }
    while let number = first {
      first = try await log.findEarlier(than: number, of: key, in: database) {
        Self.page(of: count, before: $0, $1)
      }
    }
    return try await database.read { [log, key] in
      try log.load(key, limit: .max, in: $0).records.map(\.number)
    }
  }

  /// A page of a service that has this many records.
  private static func page(of count: Int, before number: Int?, _ limit: Int) -> Log.Page {
    let numbers = (1...max(1, count)).filter { $0 <= count && $0 < number ?? .max }
    return Log.Page(
      numbers.suffix(limit).reversed().map { Post(id: "\($0)", number: $0, text: "\($0)") },
      hasEarlier: numbers.count > limit)
  }
}

/// True for the first who asks.
private final class Once: Sendable {
  private let isTaken = Mutex(false)

  func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}
