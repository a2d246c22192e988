import CLibPQ
import Foundation

/// The address of a database of a PostgreSQL server, and what may be said of it: never the password.
struct PostgreSQLAddress: Sendable {
  /// The address as libpq reads it, with the password.
  let text: String
  /// For messages.
  let name: String
  private let secrets: [String]

  /// - Parameter text: A URI as in [libpq's documentation](https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-CONNSTRING),
  ///   such as `postgres://ada@localhost/notes`.
  /// - Throws: ``PostgreSQLError``, which does not quote the text.
  init(_ text: String) throws(PostgreSQLError) {
    guard text.hasPrefix("postgres://") || text.hasPrefix("postgresql://"), !text.utf8.contains(0),
      let options = Self.options(text),
      (options["port"] ?? "").split(separator: ",").allSatisfy({ UInt16($0) != nil })
    else {
      throw PostgreSQLError(
        state: "", message: "the address is not of the form postgres://USER:PASSWORD@HOST/DATABASE")
    }
    self.text = text
    secrets = ["password", "sslpassword"].compactMap { options[$0] }.filter { !$0.isEmpty }
    let user = options["user"].map { $0 + "@" } ?? ""
    let port = options["port"].map { ":" + $0 } ?? ""
    name = "postgres://\(user)\(options["host"] ?? "")\(port)/\(options["dbname"] ?? "")"
  }

  /// A message of libpq or the server, without the password.
  func redacted(_ message: String) -> String {
    secrets.reduce(message) { $0.replacing($1, with: "…") }
  }

  /// The options in an address, by their names; nil if libpq cannot read it.
  private static func options(_ text: String) -> [String: String]? {
    guard let first = PQconninfoParse(text, nil) else { return nil }
    defer { PQconninfoFree(first) }
    var options: [String: String] = [:]
    var next = first
    while let keyword = next.pointee.keyword {
      if let value = next.pointee.val {
        options[String(cString: keyword)] = String(cString: value)
      }
      next += 1
    }
    return options
  }
}
