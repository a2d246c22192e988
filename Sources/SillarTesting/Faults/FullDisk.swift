/// Fills the disk under a SQLite database, as far as that database can tell, and frees it again.
///
/// ```swift
/// import GRDB
///
/// func fill(_ database: LocalDatabase, _ store: (String) async throws -> Void) async throws {
///   let disk = FullDisk { sql in
///     try await database.write { try Int.fetchOne($0, sql: sql) ?? 0 }
///   }
///   try await disk.fill()
///   try await store("milk")  // throws what the app makes of a full disk
///   try await disk.free()
/// }
/// ```
///
/// The database may not grow; what fits into the pages that it has is still stored, as on a disk. See
/// [SQLite's `max_page_count`](https://www.sqlite.org/pragma.html#pragma_max_page_count).
public struct FullDisk: Sendable {
  /// What SQLite has at most.
  private static let largest = 4_294_967_294

  private let run: @Sendable (_ sql: String) async throws -> Int

  /// - Parameter run: Runs a statement on the connection that writes, and gives the number that it answers.
  public init(_ run: @escaping @Sendable (_ sql: String) async throws -> Int) { self.run = run }

  /// There is no more room.
  ///
  /// - Parameter pages: How many pages the database may still grow by.
  public func fill(leaving pages: Int = 0) async throws {
    let count = try await run("PRAGMA page_count")
    _ = try await run("PRAGMA max_page_count = \(count + pages)")
  }

  /// There is room again.
  public func free() async throws { _ = try await run("PRAGMA max_page_count = \(Self.largest)") }
}
