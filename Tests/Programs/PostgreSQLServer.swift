import Foundation

/// A PostgreSQL server of the tests, in a folder on the disk, which ends with them.
///
/// ```swift
/// let server = try await PostgreSQLServer.shared()
/// let address = server.address
/// ```
public final class PostgreSQLServer: Sendable {
  /// What is done to a server. Each begins again but ``stop``.
  public enum Event: String, Sendable { case restart, crash, stop, start }

  struct Failure: Error, CustomStringConvertible { let description: String }

  public static let password = "secret of a test"

  /// The port on 127.0.0.1, where a password is asked for.
  public let port: Int
  private let folder: String
  private let input: FileHandle
  private let output: FileHandle
  private let process: Process

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
    throw Failure(description: "the server does not start")
  }

  /// - Returns: Nil when it does not start.
  private init?(on port: Int) async throws {
    self.port = port
    let (inputPipe, outputPipe, process) = (Pipe(), Pipe(), Process())
    process.executableURL = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts/postgresql")
    process.arguments = ["\(port)"]
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    try process.run()
    self.process = process
    (input, output) = (inputPipe.fileHandleForWriting, outputPipe.fileHandleForReading)
    folder = await Self.line(output)
    if folder.isEmpty { return nil }
  }

  deinit { try? input.close() }

  /// Its address, over a Unix socket.
  public var address: String { "postgres://sillar@/postgres?host=\(folder)&port=\(port)" }

  /// Its address on a port of this machine, such as that of a proxy.
  public func address(port: Int, password: String = PostgreSQLServer.password) -> String {
    let password = password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "postgres://sillar:\(password)@127.0.0.1:\(port)/postgres"
  }

  /// Returns when it has happened.
  public func run(_ event: Event) async throws {
    try input.write(contentsOf: Data("\(event)\n".utf8))
    guard await Self.line(output) == "\(event)" else {
      throw Failure(description: "the server does not \(event)")
    }
  }

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
    guard isBound else { throw Failure(description: "no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func line(_ file: FileHandle) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var line = Data()
        while let byte = try? file.read(upToCount: 1), let byte = byte.first, byte != 10 {
          line.append(byte)
        }
        continuation.resume(returning: String(decoding: line, as: UTF8.self))
      }
    }
  }
}
