import Foundation

/// Makes the connections of a database, and waits for a server that is away for a moment, such as while it restarts.
struct PostgreSQLLink: Sendable {
  let address: PostgreSQLAddress
  let schema: String
  /// The time to wait for the server.
  let patience: Duration

  var patienceEnd: ContinuousClock.Instant { ContinuousClock.now + patience }

  /// Connects, and tries again until a time. It blocks the thread.
  ///
  /// - Throws: ``PostgreSQLError`` at once when the server refuses the user.
  func connect(until end: ContinuousClock.Instant) throws(PostgreSQLError) -> PostgreSQLConnection {
    while true {
      do throws(PostgreSQLError) {
        return try PostgreSQLConnection(address, schema: schema)
      } catch {
        guard !error.isRefusal, ContinuousClock.now < end else { throw error }
        // Blocks: on the threads of the engine, and when a database is opened.
        usleep(50_000)
      }
    }
  }
}
