import Foundation

/// A PostgreSQL server of the tests, in a folder on the disk, which ends with them.
///
/// ```swift
/// let server = try await PostgreSQLServer.shared()
/// let address = server.address
/// ```
public final class PostgreSQLServer: Sendable {
  /// What is done to a server. Each begins again but ``stop``; ``terminate`` ends its connections alone.
  public enum Event: String, Sendable { case restart, crash, stop, start, terminate }

  public static let password = "secret of a test"

  /// The port on 127.0.0.1, where a password is asked for.
  public let port: Int
  private let script: ServingScript

  private static let server = Task { try await start() }

  /// The server that all tests of a process share. Each uses a schema of its own.
  public static func shared() async throws -> PostgreSQLServer {
    try await server.value
  }

  /// Starts a server of the caller's own, such as one that is stopped. It ends with the value.
  public static func start() async throws -> PostgreSQLServer {
    // Another program may take the port that was free.
    for _ in 0..<5 {
      if let server = try await PostgreSQLServer(on: freePort()) { return server }
    }
    throw ServingScript.Failure(description: "the server does not start")
  }

  /// - Returns: Nil when it does not start.
  private init?(on port: Int) async throws {
    self.port = port
    script = try await ServingScript("postgresql", ["\(port)"])
    if script.greeting.isEmpty { return nil }
  }

  /// Its address, over a Unix socket.
  public var address: String { "postgres://sillar@/postgres?host=\(script.greeting)&port=\(port)" }

  /// The address of a server on a port of this machine, such as that of a proxy.
  public static func address(port: Int, password: String = PostgreSQLServer.password) -> String {
    let password = password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "postgres://sillar:\(password)@127.0.0.1:\(port)/postgres"
  }

  /// Returns when it has happened.
  public func run(_ event: Event) async throws { try await script.run(event.rawValue) }

  private static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, size) == 0 && getsockname(descriptor, pointer, &size) == 0
      }
    }
    guard isBound else { throw ServingScript.Failure(description: "no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
