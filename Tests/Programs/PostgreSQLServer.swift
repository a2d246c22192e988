import Foundation
import Synchronization

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

  private static let server = Task { try await PostgreSQLServer() }

  /// The server that all tests of a process share. Each uses a schema of its own.
  public static func shared() async throws -> PostgreSQLServer {
    try await server.value
  }

  /// Starts a server of the caller's own, such as one that is stopped. It ends with the value.
  public init() async throws {
    // Ports of servers of tests that run at the same time differ.
    port = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 20_000 + Self.count.next()
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
    guard !folder.isEmpty else { throw Failure(description: "the server does not start") }
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

  private static let count = Numbers()

  private final class Numbers: Sendable {
    private let last = Atomic(0)
    func next() -> Int { last.add(1, ordering: .relaxed).newValue }
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
