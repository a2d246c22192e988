/// Simulates a full disk for a SQLite database, and frees it again.
///
/// ```swift
/// func fill(_ database: LocalDatabase, _ store: (String) async throws -> Void) async throws {
///   let disk = FullDisk { sql in
///     try await database.write { try $0.value(SQL(raw: sql)) ?? 0 }
///   }
///   try await disk.fill()
///   try await store("milk")  // throws what the app makes of a full disk
///   try await disk.free()
/// }
/// ```
///
/// The database cannot grow. Data that fits into its existing pages is still stored, as on a real disk. See
/// [SQLite's `max_page_count`](https://www.sqlite.org/pragma.html#pragma_max_page_count).
public struct FullDisk: Sendable {
  /// The largest page count that SQLite supports.
  private static let largest = 4_294_967_294

  private let run: @Sendable (_ sql: String) async throws -> Int

  /// - Parameter run: Runs a statement on the writing connection and returns the number that is its result.
  public init(_ run: @escaping @Sendable (_ sql: String) async throws -> Int) { self.run = run }

  /// Fills the disk.
  ///
  /// - Parameter pages: The number of pages by which the database can still grow.
  public func fill(leaving pages: Int = 0) async throws {
    let count = try await run("PRAGMA page_count")
    _ = try await run("PRAGMA max_page_count = \(count + pages)")
  }

  /// Frees the disk.
  public func free() async throws { _ = try await run("PRAGMA max_page_count = \(Self.largest)") }
}
