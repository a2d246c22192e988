import CLibPQ
import Foundation
import SillarSQL

/// One connection to a server. Its calls block their thread until the server has answered.
final class PostgreSQLConnection {
  /// The number of statements that the server keeps for a connection, each compiled once.
  private static let mostPrepared = 200

  private let connection: OpaquePointer
  private let address: PostgreSQLAddress
  /// The names of the compiled statements at the server, and when each was last run.
  private var prepared: [PreparedKey: (name: String, used: Int)] = [:]
  private var runs = 0
  /// True if an error has said that a new connection is needed.
  private var isStale = false

  private struct PreparedKey: Hashable {
    let text: String
    let types: [Oid]
  }

  /// The options of each session, whatever the server's own are.
  private static let settings = """
    SET client_min_messages = error; SET standard_conforming_strings = on; SET TimeZone = 'UTC';
    SET synchronous_commit = on; SET lock_timeout = '10s'; SET jit = off;
    SET idle_in_transaction_session_timeout = '60s';
    """

  /// - Parameter schema: The name of the schema of all tables.
  /// - Throws: ``PostgreSQLError``.
  init(_ address: PostgreSQLAddress, schema: String) throws(PostgreSQLError) {
    self.address = address
    // The address may change those before it. A server that has gone without a word counts as gone after 10 seconds.
    let options = [
      ("fallback_application_name", "sillar"), ("connect_timeout", "5"), ("keepalives_idle", "5"),
      ("keepalives_interval", "2"), ("keepalives_count", "3"), ("tcp_user_timeout", "10000"),
      ("dbname", address.text), ("client_encoding", "UTF8"),
    ]
    guard let connection = Self.connect(options) else {
      throw PostgreSQLError(state: "", message: "there is no memory for a connection")
    }
    self.connection = connection
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    guard PQstatus(connection) == CONNECTION_OK else {
      throw Self.refusal(connection, address)
    }
    try run(Self.settings + "SET search_path = \(PostgreSQLSchema.quoted(schema))")
  }

  deinit { PQfinish(connection) }

  private static func connect(_ options: [(String, String)]) -> OpaquePointer? {
    let words = options.flatMap { [strdup($0.0), strdup($0.1)] }
    defer { for word in words { free(word) } }
    let pointers = words.map { UnsafePointer($0) }
    let keys = stride(from: 0, to: pointers.count, by: 2).map { pointers[$0] } + [nil]
    let values = stride(from: 1, to: pointers.count, by: 2).map { pointers[$0] } + [nil]
    return PQconnectdbParams(keys, values, 1)
  }

  /// libpq has no code for a connection that was refused: the server's message says why.
  private static func refusal(
    _ connection: OpaquePointer, _ address: PostgreSQLAddress
  ) -> PostgreSQLError {
    let error = PostgreSQLError(nil, connection, address)
    let states = [
      "authentication failed": "28P01", "no pg_hba.conf entry": "28000",
      "no password supplied": "28P01", "does not exist": "3D000",
      "permission denied for database": "42501", "too many": "53300",
      "connection slots are reserved": "53300", "starting up": "57P03", "shutting down": "57P03",
    ]
    let state = states.first { error.message.contains($0.key) && error.message.contains("FATAL") }
    return PostgreSQLError(
      state: state?.value ?? "", message: error.message, isConnectionLost: true)
  }

  var isLost: Bool { isStale || PQstatus(connection) != CONNECTION_OK }

  /// The descriptor of its socket.
  var socket: CInt { PQsocket(connection) }

  /// Runs statements without values.
  ///
  /// - Returns: The result of the last one.
  @discardableResult
  func run(_ statements: String) throws(PostgreSQLError) -> PostgreSQLResult {
    try check(PQexec(connection, statements))
  }

  /// Runs one statement with its values.
  ///
  /// - Throws: ``PostgreSQLError``, ``SQLTextUnstorable``.
  func run(_ statement: SQL) throws -> PostgreSQLResult {
    let isReusable = statement.isReusable
    let statement = try PostgreSQLStatement(statement)
    guard isReusable else {
      return try check(
        statement.withValues {
          PQexecParams(connection, statement.text, $0, statement.types, $1, $2, $3, 1)
        })
    }
    let name = try prepare(statement)
    return try check(
      statement.withValues { PQexecPrepared(connection, name, $0, $1, $2, $3, 1) })
  }

  /// Runs several statements with one message to the server and one back. After one that fails, none of the others is run.
  ///
  /// - Returns: The result of each.
  /// - Throws: ``PostgreSQLError`` of the first that has failed, ``SQLTextUnstorable``.
  func run(_ statements: [SQL]) throws -> [PostgreSQLResult] {
    let compiled = try statements.map { statement in
      let text = try PostgreSQLStatement(statement)
      return (text, statement.isReusable ? try prepare(text) : nil)
    }
    PQenterPipelineMode(connection)
    for (statement, name) in compiled {
      _ = statement.withValues { count, values, lengths, formats in
        if let name {
          PQsendQueryPrepared(connection, name, count, values, lengths, formats, 1)
        } else {
          PQsendQueryParams(
            connection, statement.text, count, statement.types, values, lengths, formats, 1)
        }
      }
    }
    PQpipelineSync(connection)
    var results: [PostgreSQLResult] = []
    var failure: PostgreSQLError?
    for _ in compiled {
      let result = PQgetResult(connection)
      if failure == nil {
        do throws(PostgreSQLError) {
          results.append(try check(result))
        } catch {
          failure = error
        }
      } else {
        PQclear(result)
      }
      // The end of the results of one statement.
      PQclear(PQgetResult(connection))
    }
    // The end of all.
    PQclear(PQgetResult(connection))
    if PQexitPipelineMode(connection) == 0 { isStale = true }
    guard var failure else { return results }
    // A server that ends a connection says so before it does.
    if isLost { failure.isConnectionLost = true }
    throw failure
  }

  /// - Returns: The name of the compiled statement.
  private func prepare(_ statement: PostgreSQLStatement) throws(PostgreSQLError) -> String {
    runs += 1
    let key = PreparedKey(text: statement.text, types: statement.types)
    if let known = prepared[key] {
      prepared[key]?.used = runs
      return known.name
    }
    if prepared.count >= Self.mostPrepared { try dropUnused() }
    let name = "s\(runs)"
    try check(
      PQprepare(connection, name, statement.text, CInt(statement.types.count), statement.types))
    prepared[key] = (name, runs)
    return name
  }

  /// Drops the half of the compiled statements that were not run for longest.
  private func dropUnused() throws(PostgreSQLError) {
    let oldest = prepared.sorted { $0.value.used < $1.value.used }.prefix(Self.mostPrepared / 2)
    try run(oldest.map { "DEALLOCATE \($0.value.name)" }.joined(separator: ";"))
    for (key, _) in oldest { prepared[key] = nil }
  }

  @discardableResult
  private func check(_ result: OpaquePointer?) throws(PostgreSQLError) -> PostgreSQLResult {
    guard let result else { throw PostgreSQLError(nil, connection, address) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return PostgreSQLResult(result)
    default:
      defer { PQclear(result) }
      let error = PostgreSQLError(result, connection, address)
      isStale = error.isConnectionLost
      throw error
    }
  }

  /// The contents of the notifications that have come.
  ///
  /// - Throws: ``PostgreSQLError`` when the connection is lost.
  func notifications() throws(PostgreSQLError) -> [String] {
    guard PQconsumeInput(connection) == 1, !isLost else {
      throw PostgreSQLError(nil, connection, address)
    }
    var found: [String] = []
    while let next = PQnotifies(connection) {
      defer { PQfreemem(next) }
      found.append(String(cString: next.pointee.extra))
    }
    return found
  }
}
