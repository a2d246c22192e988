import SillarData

/// Counts the queries by which a database is read.
final class Statements: Sendable {
  /// The connections of a pool at most.
  private static let connections = 5

  private let database: any SQLDatabase

  var reads: Int { database.queries }

  init(of database: any SQLDatabase) { self.database = database }

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
