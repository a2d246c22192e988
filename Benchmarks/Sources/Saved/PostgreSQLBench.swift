import Foundation

/// Inserts the rows of an outbox into a PostgreSQL server with `pgbench`, which comes with it: one connection, a prepared statement, a
/// transaction for each row.
struct PostgreSQLBench {
  private let server: String
  private let folder: URL

  init(_ server: String, in folder: URL) throws {
    (self.server, self.folder) = (server, folder)
    try run(
      "psql", server, "-q", "-c",
      """
      CREATE TABLE raw_outbox (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, owner TEXT NOT NULL,
        subject TEXT NOT NULL, kind TEXT NOT NULL, version BIGINT NOT NULL, payload BYTEA NOT NULL,
        key TEXT NOT NULL UNIQUE, state TEXT NOT NULL, reason TEXT NOT NULL,
        attempts BIGINT NOT NULL, overrides BIGINT NOT NULL, enqueuedAt DOUBLE PRECISION NOT NULL);
      CREATE INDEX raw_outboxByOwner ON raw_outbox (owner, id);
      """)
    try Data(
      #"""
      \set number random(0, 49)
      INSERT INTO raw_outbox (owner, subject, kind, version, payload, key, state, reason, attempts, overrides, enqueuedAt) VALUES ('ada', 'list/' || :number, 'note', 1, '{"list":12,"text":"milk, tea and 12 lemons"}', gen_random_uuid()::text, 'waiting', '', 0, 0, 800000000.5);
      """#.utf8
    ).write(to: folder.appending(path: "insert.sql"))
  }

  /// Inserts rows one after the other; returns the nanoseconds of each, as `pgbench` has measured them.
  func insert(_ count: Int) throws -> [Int] {
    let log = folder.appending(path: "pgbench")
    try run(
      "pgbench", "--no-vacuum", "--protocol=prepared", "--transactions=\(count)", "--log",
      "--log-prefix=\(log.path)", "--file=\(folder.appending(path: "insert.sql").path)", server)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("pgbench.") }
    var times: [Int] = []
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      // The third column is the time of a transaction, in microseconds.
      times += lines.compactMap { $0.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } }
      try FileManager.default.removeItem(at: file)
    }
    guard times.count == count else { throw Failure("pgbench has logged \(times.count) rows") }
    return times.map { $0 * 1_000 }
  }

  private func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("\(program) has failed") }
  }
}
