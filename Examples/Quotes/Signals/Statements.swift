import GRDB
import SillarData
import Synchronization

/// The connections on which statements are counted.
private final class Traced: Sendable {
  let connections = Mutex<Set<ObjectIdentifier>>([])
}

/// Counts the statements by which a database is read.
final class Statements: Sendable {
  /// The connections of a pool at most.
  private static let connections = 5

  private let database: LocalDatabase
  private let count = Mutex(0)

  var reads: Int { count.withLock { $0 } }

  /// Counts on all connections of a database: those that GRDB's pool has at most, and the one for brief reads.
  init(of database: LocalDatabase) async throws {
    self.database = database
    let traced = Traced()
    try await withThrowingTaskGroup { group in
      for _ in 0..<Self.connections {
        group.addTask { [self] in
          try await database.read { [self] connection in
            try trace(connection)
            let id = ObjectIdentifier(try connection.sqlite)
            traced.connections.withLock { _ = $0.insert(id) }
            // The pool makes a new connection while the others are in use.
            while traced.connections.withLock({ $0.count }) < Self.connections {}
          }
        }
      }
      try await group.waitForAll()
    }
    try await database.readBriefly { try self.trace($0) }
    try await database.write { try self.trace($0) }
  }

  @Sendable private func trace(_ database: SQLTransaction) throws {
    try database.sqlite.trace { event in
      if "\(event)".hasPrefix("SELECT") { self.count.withLock { $0 += 1 } }
    }
  }

  /// The number of reads while the body runs, and until there are no more.
  func reads(during body: () async throws -> Void) async throws -> Int {
    let before = try await settled()
    try await body()
    return try await settled() - before
  }

  private func settled() async throws -> Int {
    var (last, unchanged) = (reads, 0)
    while unchanged < 100 {
      // Reads wait for a connection in their order, so those that began before these have ended after them.
      try await withThrowingDiscardingTaskGroup { group in
        for _ in 0..<Self.connections {
          group.addTask { [database] in try await database.read { _ in } }
        }
      }
      (last, unchanged) = reads == last ? (last, unchanged + 1) : (reads, 0)
    }
    return last
  }
}
