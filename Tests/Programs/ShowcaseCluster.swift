public import Foundation

/// Two processes of the showcase behind HAProxy with PostgreSQL and the backend that they share, as `make cluster` runs them. They end
/// with the value.
///
/// ```swift
/// let cluster = try await ShowcaseCluster.start(in: folder)
/// try await cluster.run("kill 1")
/// await cluster.end()
/// ```
public final class ShowcaseCluster: Sendable {
  /// The address of the database that all have.
  public let database: String
  /// The port of HAProxy; the processes have the next two.
  private let port: Int
  private let script: ServingScript

  /// - Parameter folder: Where it keeps what it has.
  public static func start(in folder: URL) async throws -> ShowcaseCluster {
    // Another program may take a port.
    for _ in 0..<5 {
      let port = Int.random(in: 1_500...5_000) * 6
      let script = try await ServingScript(
        "cluster", ["\(port)", "--commands"],
        environment: [
          "SILLAR_PROGRAMS": RunningProgram.file("showcase").deletingLastPathComponent().path,
          "TMPDIR": folder.path,
        ])
      guard script.greeting.hasPrefix("http") else { continue }
      return ShowcaseCluster(port, script)
    }
    throw ServingScript.Failure(description: "the cluster does not start")
  }

  private init(_ port: Int, _ script: ServingScript) {
    (self.port, self.script) = (port, script)
    database = PostgreSQLServer.address(port: port + 5)
  }

  /// An address of the balancer, or of one of the processes.
  public func url(_ path: String, at process: Int = 0) -> String {
    "http://127.0.0.1:\(port + process)\(path)"
  }

  /// Runs a command of `Scripts/cluster`, and returns when it is done.
  public func run(_ command: String) async throws { try await script.run(command) }

  /// Returns when nothing of the cluster is left.
  public func end() async { await script.end() }
}
