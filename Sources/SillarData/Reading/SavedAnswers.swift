public import Foundation
public import SillarModel

/// Values as JSON in a SQLite database, by name: what a ``CachedReader`` reads while its service is away.
///
/// ```swift
/// func makeReader(client: APIClient, folder: URL) throws -> CachedReader<String, [String]> {
///   let answers = try SavedAnswers("topics", in: folder)
///   return CachedReader(client, saving: answers) { .get("v1/topics/\($0)/names") }
/// }
/// ```
///
/// It is a cache: a damaged file is replaced, and above the limit the values that were saved first are deleted. It knows no
/// accounts: save only what everybody may read.
public struct SavedAnswers: Sendable {
  private let database: LocalDatabase
  private let limit: Int
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - name: The name of the file, without `.sqlite`.
  ///   - folder: The folder of the file; made if it does not exist.
  ///   - limit: The maximum number of values.
  ///   - now: The current time, to save with a value.
  /// - Throws: `DatabaseUnavailable`.
  public init(
    _ name: String, in folder: URL, limit: Int = 1_000,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    var migrations = Migrations()
    migrations.add("answers by name") { database in
      try database.script(
        """
        CREATE TABLE answer (
          name TEXT PRIMARY KEY, json \(database.bytes) NOT NULL, savedAt DOUBLE PRECISION NOT NULL
        )
        """)
    }
    database = try LocalDatabase(
      name, in: folder, replacesDamaged: true, migrations: migrations
    ) { Problem.notStored(detail: $0) }
    self.limit = limit
    self.now = now
  }

  /// Loads a value; nil if there is none.
  ///
  /// - Throws: A `DecodingError` for a value of another form, such as that of an earlier version; `Problem.notStored`.
  public func load<Value: Decodable & Sendable>(_ name: String) async throws -> Reading<Value>? {
    let row = try await database.readBriefly { database in
      try database.first("SELECT json, savedAt FROM answer WHERE name = \(name)") { row in
        Reading(try row["json"] as Data, savedAt: try row["savedAt"])
      }
    }
    return try row?.map { try JSONDecoder.api.decode(Value.self, from: $0) }
  }

  /// Saves a value, in place of an earlier one.
  ///
  /// - Throws: An `EncodingError`; `Problem.notStored`.
  public func save(_ value: some Encodable, as name: String) async throws {
    let (json, now) = (try JSONEncoder.api.encode(value), now())
    try await database.write { [limit] database in
      try database.execute(
        """
        INSERT INTO answer (name, json, savedAt) VALUES (\(name), \(json), \(now))
        ON CONFLICT (name) DO UPDATE SET json = excluded.json, savedAt = excluded.savedAt
        """)
      try database.execute(
        """
        DELETE FROM answer WHERE savedAt < (
          SELECT savedAt FROM answer ORDER BY savedAt DESC LIMIT 1 OFFSET \(limit - 1))
        """)
    }
  }
}

extension CachedReader where Value: Codable {
  /// Reads the answers of endpoints, and saves them by their paths and queries. An answer that there is no such thing is
  /// final.
  ///
  /// - Parameters:
  ///   - client: Its ``Connectivity`` decides if it is asked.
  ///   - report: See ``init(fetch:load:substitute:save:isFinal:connectivity:report:)``.
  ///   - endpoint: The endpoint of a key.
  public init(
    _ client: APIClient, saving answers: SavedAnswers,
    report: @escaping @Sendable (String) -> Void = { _ in },
    _ endpoint: @escaping @Sendable (Key) -> Endpoint<Value>
  ) {
    self.init(
      fetch: { try await client.send(endpoint($0)) },
      load: { try await answers.load(endpoint($0).name) },
      save: { try await answers.save($1, as: endpoint($0).name) },
      isFinal: { Problem($0) == .notFound }, connectivity: client.connectivity, report: report)
  }
}

extension Endpoint {
  /// The path with the query, under which an answer is saved.
  fileprivate var name: String {
    query.isEmpty
      ? path : path + "?" + query.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&")
  }
}
