import AsyncHTTPClient
import Foundation
import NIOCore
import Programs
import SillarPostgreSQL
import SillarSQL
import SillarWeb
import TestServers
import Testing

/// A program that keeps what it has on a PostgreSQL server.
@Suite(.timeLimit(.minutes(2))) struct DatabaseOptionTests {
  private struct Failure: Error { let reason: String }

  private func kiosk(
    _ folder: URL, _ options: [String], _ environment: [String: String] = [:]
  ) throws -> RunningProgram {
    try RunningProgram(
      "kiosk",
      ["--api-url", "http://127.0.0.1:1/api", "--port", "0", "--data-dir", folder.path] + options,
      environment: environment)
  }

  /// Starts a server with an empty database, and ends it after the test.
  private func withServer(_ test: (PostgreSQLServer) async throws -> Void) async throws {
    try await test(PostgreSQLServer.start())
  }

  @Test(arguments: [true, false])
  func `sessions and windows are on the server in place of the data folder`(
    isOption: Bool
  ) async throws {
    try await withServer { server in
      try await withFolder { folder in
        let address = PostgreSQLServer.address(port: server.port)
        let program =
          isOption
          ? try kiosk(folder, ["--database", address])
          : try kiosk(folder, [], ["SILLAR_DATABASE": address])
        let line = await program.firstLine()
        let url = try #require(line.split(separator: " ").last.map(String.init))
        _ = try await HTTPClient.shared.get(url: url).get()
        program.interrupt()
        let result = await program.result()
        #expect(result.status == 0, "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "host.sqlite").path))

        let databases = try PostgreSQLDatabases(at: address, of: "kiosk", in: folder)
        var migrations = Migrations()
        HostStore.registerMigrations(in: &migrations)
        let database = try databases.open(
          "host", in: folder, content: "sessions", migrations: migrations
        ) { Failure(reason: $0) }
        // The next request may come to another process.
        #expect(try await database.read { try $0.value("SELECT count(*) FROM host_session") } == 1)
      }
    }
  }

  @Test func `what is wrong with the address stops the start, in words without the password`()
    async throws
  {
    try await withServer { server in
      try await withFolder { folder in
        let nobody = try await freePort()
        let cases: [(address: String, status: Int32, words: [String])] = [
          ("mysql://localhost/shop", 64, ["--database", "postgres://ada:secret@localhost/shop"]),
          ("postgres://localhost:99999/shop", 1, ["is not of the form postgres://USER"]),
          (
            "postgres://ada:hunter2@127.0.0.1:\(nobody)/shop", 1,
            ["cannot be reached", "Check that PostgreSQL runs there"]
          ),
          (
            PostgreSQLServer.address(port: server.port, password: "hunter2"), 1,
            ["may not read and write it", "Check the user, the password"]
          ),
        ]
        for (address, status, words) in cases {
          let result = await (try kiosk(folder, ["--database", address])).result()
          #expect(result.status == status, "\(address)")
          #expect(result.output.isEmpty)
          for word in words { #expect(result.errors.contains(word), "\(result.errors)") }
          #expect(!result.errors.contains("hunter2"), "\(result.errors)")
        }
      }
    }
  }

  @Test func `a database of a newer version is refused, and says so`() async throws {
    try await withServer { server in
      try await withFolder { folder in
        let address = PostgreSQLServer.address(port: server.port)
        var migrations = Migrations()
        HostStore.registerMigrations(in: &migrations)
        migrations.add("of next year") { try $0.script("CREATE TABLE future (id BIGINT)") }
        _ = try PostgreSQLDatabases(at: address, of: "kiosk", in: folder)
          .open("host", in: folder, content: "sessions", migrations: migrations) {
            Failure(reason: $0)
          }
        let result = await (try kiosk(folder, ["--database", address])).result()
        #expect(result.status == 1)
        #expect(
          result.errors.contains("a newer version of this program has written it"),
          "\(result.errors)")
        #expect(result.errors.contains("of next year"))
      }
    }
  }

  @Test func `the help names the option, and the listing hides the address`() async throws {
    let help = await (try RunningProgram("kiosk", ["--help"])).result()
    #expect(help.output.contains("--database\n"))
    #expect(help.output.contains("an address such as postgres://ada:secret@localhost/shop"))
    #expect(help.output.contains("Also: KIOSK_DATABASE, database"))
    let listing = await
      (try RunningProgram(
        "kiosk", ["--print-configuration", "--api-url", "http://127.0.0.1:1/api"],
        environment: ["KIOSK_DATABASE": "postgres://ada:hunter2@localhost/shop"])).result()
    #expect(listing.output.contains("KIOSK_DATABASE"))
    #expect(!listing.output.contains("hunter2"))
  }
}
