import ArgumentParser
import Foundation

/// The options of the backend's server, for `SillarServer`.
struct ServerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any that is free.")
  var port = 8080

  @Option(
    name: .customLong("data-dir"),
    help: ArgumentHelp("The folder for databases, made if need be.", valueName: "folder"))
  var dataDirectory = ".data"

  @Option(
    help: ArgumentHelp(
      """
      The address of a PostgreSQL server for the databases, such as postgres://ada@localhost/backend, in place of files in \
      the folder. The variables BACKEND_DATABASE and SILLAR_DATABASE hide it from other users; libpq reads a password from \
      PGPASSWORD and ~/.pgpass, too.
      """, valueName: "address"))
  var database: String?

  @Option(
    name: .customLong("files-dir"),
    help: ArgumentHelp(
      """
      The folder for photos, which several backends may share. Without it they are in the database of --database, or else in \
      the folder of --data-dir.
      """, valueName: "folder"))
  var filesDirectory: String?

  @Option(
    name: .customLong("wait-for-lock"),
    help: ArgumentHelp(
      "The seconds to wait for another program that uses the folder to end.", valueName: "seconds"))
  var waitForLock = 0

  @Flag(help: "Offers the accounts of the demonstration, whose password everybody knows.")
  var demo = false

  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp(
      "The address at which other computers reach the backend; without it, only this one is served.",
      valueName: "address"))
  var publicURL: String?

  @Option(
    name: .customLong("trusted-proxies"),
    help: ArgumentHelp(
      """
      The proxies in front, such as 127.0.0.1,10.0.0.0/8: they say for whom they ask. Without it, all of their clients \
      count as programs of the proxy's computer.
      """, valueName: "addresses"))
  var trustedProxies: String?

  var arguments: [String] {
    [
      "--host=\(host)", "--port=\(port)", "--data-dir=\(dataDirectory)",
      "--wait-for-lock=\(waitForLock)",
    ]
      + (publicURL.map { ["--public-url=\($0)"] } ?? [])
      + (trustedProxies.map { ["--trusted-proxies=\($0)"] } ?? [])
      + (database.map { ["--database=\($0)"] } ?? [])
  }

  var filesFolder: URL? { filesDirectory.map { URL(filePath: $0) } }

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port): a port is a number from 0 to 65535.")
    }
    guard (0...86_400).contains(waitForLock) else {
      throw ValidationError("--wait-for-lock is \(waitForLock): it takes 0 to 86400 seconds.")
    }
    guard !host.isEmpty else {
      throw ValidationError("--host is empty: name an address, such as 127.0.0.1.")
    }
    guard !dataDirectory.isEmpty else {
      throw ValidationError("--data-dir is empty: name a folder, such as .data.")
    }
    guard filesDirectory?.isEmpty != true else {
      throw ValidationError("--files-dir is empty: name a folder, or leave the option out.")
    }
  }
}
