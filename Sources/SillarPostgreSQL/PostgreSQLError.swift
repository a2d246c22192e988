import CLibPQ
import Foundation
import SillarSQL

/// An error of the server or of the connection to it, without values of a statement.
struct PostgreSQLError: Error, Hashable, CustomStringConvertible {
  /// The [code](https://www.postgresql.org/docs/15/errcodes-appendix.html); empty for an error of the connection.
  let state: String
  let message: String
  /// True if the connection is of no more use.
  var isConnectionLost = false

  var description: String { state.isEmpty ? message : "\(message) (\(state))" }

  /// Transactions got in each other's way: the same one may succeed when it runs again.
  var isConflict: Bool { ["40001", "40P01"].contains(state) }

  /// A row violates a constraint of its table, which is no failure of the database.
  var isConstraint: Bool { state.hasPrefix("23") }

  /// The server refuses the person or the program, and will do so again.
  var isRefusal: Bool { state.hasPrefix("28") || state.hasPrefix("3D") || state == "42501" }

  /// The cause for which a database cannot be opened.
  var cause: DatabaseUnavailable.Cause {
    switch state {
    case _ where isRefusal: .forbidden
    case "53100": .diskFull
    case "53300": .tooManyFiles
    case "55P03": .busy
    case "", "57P03", "57P01", "57P02": .unreachable
    default: state.hasPrefix("08") ? .unreachable : state.hasPrefix("XX") ? .damaged : .failed
    }
  }

  init(state: String, message: String, isConnectionLost: Bool = false) {
    self.state = state
    self.message = message
    self.isConnectionLost = isConnectionLost
  }

  static let doubt = PostgreSQLError(
    state: "08007",
    message: "the connection was lost during a commit: it is not known if it is stored")

  /// The row of the process in `sillarwriter` was removed, because it has not written for a long time.
  static let unregistered = PostgreSQLError(
    state: "", message: "the process is not known to the database")

  /// The error of a result, or of its connection.
  init(_ result: OpaquePointer?, _ connection: OpaquePointer, _ address: PostgreSQLAddress) {
    isConnectionLost = PQstatus(connection) != CONNECTION_OK
    let field = { PQresultErrorField(result, $0).map { String(cString: $0) } }
    // PG_DIAG_SQLSTATE and PG_DIAG_MESSAGE_PRIMARY, which C has as characters. The detail quotes values.
    state = field(CInt(UInt8(ascii: "C"))) ?? ""
    // A statement that the connection has compiled does not fit a table that was changed: a new connection compiles it anew.
    if ["0A000", "26000"].contains(state) { isConnectionLost = true }
    // Errors of this class quote the value that they are about.
    if state.hasPrefix("22") {
      message = "a value does not fit its place in a statement"
    } else {
      let text = field(CInt(UInt8(ascii: "M"))) ?? String(cString: PQerrorMessage(connection))
      message = address.redacted(
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          .joined(separator: ", "))
    }
  }
}
