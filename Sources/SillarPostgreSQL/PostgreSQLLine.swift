/// The connection of a reader or of the writer, which is made anew when it has been lost.
final class PostgreSQLLine {
  let link: PostgreSQLLink
  private let settings: String?
  private var connection: PostgreSQLConnection?

  /// A line whose connection is made when it is needed.
  init(_ link: PostgreSQLLink) {
    self.link = link
    settings = nil
  }

  /// - Parameters:
  ///   - connection: The first one.
  ///   - settings: Statements that each connection begins with.
  init(
    _ link: PostgreSQLLink, _ connection: PostgreSQLConnection, settings: String
  ) throws(PostgreSQLError) {
    self.link = link
    self.settings = settings
    try connection.run(settings)
    self.connection = connection
  }

  /// - Parameter end: How long a server that is away is waited for.
  func connected(
    until end: ContinuousClock.Instant
  ) throws(PostgreSQLError) -> PostgreSQLConnection {
    if let connection, !connection.isLost { return connection }
    connection = nil
    let new = try link.connect(until: end)
    if let settings { try new.run(settings) }
    connection = new
    return new
  }
}
