public import Foundation

/// A program of this package, as built next to the tests, in a process of its own.
public final class RunningProgram: Sendable {
  public struct Result: Sendable {
    public let status: Int32
    /// What it wrote to standard output, without the first line if that was read before.
    public let output: String
    public let errors: String
  }

  private let id: pid_t
  private let output: FileHandle
  private let errors: FileHandle
  private let exit: Task<Int32, Never>

  /// - Parameters:
  ///   - name: The program's, such as `backend`.
  ///   - environment: Variables besides those of the tests; one of the same name takes its place.
  public convenience init(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    try self.init(
      at: tests.deletingLastPathComponent().appending(path: name), arguments,
      environment: environment)
  }

  /// - Parameters:
  ///   - program: Where any other program is, such as `/usr/bin/env`.
  ///   - environment: Variables besides those of the tests.
  public init(at program: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    let (exits, exit) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { exit.yield($0.terminationStatus) }
    try process.run()
    id = process.processIdentifier
    output = outputPipe.fileHandleForReading
    errors = errorPipe.fileHandleForReading
    self.exit = Task { await exits.first { _ in true } ?? -1 }
  }

  /// The first line of standard output; empty if the program ends without one.
  public func firstLine() async -> String { await nextLine() }

  /// The next line of standard output; empty if the program ends without one.
  public func nextLine() async -> String {
    await blocking { [output] in
      var line = Data()
      while let byte = try? output.read(upToCount: 1), let byte = byte.first, byte != 10 {
        line.append(byte)
      }
      return String(decoding: line, as: UTF8.self)
    }
  }

  public func terminate() { kill(id, SIGTERM) }
  public func interrupt() { kill(id, SIGINT) }
  /// Ends it at once, as a crash or a power cut would.
  public func crash() { kill(id, SIGKILL) }
  /// Stops it where it is: it takes connections, and answers nothing.
  public func freeze() { kill(id, SIGSTOP) }

  /// Waits until it has ended.
  public func result() async -> Result {
    async let output = blocking { [output] in (try? output.readToEnd()) ?? Data() }
    async let errors = blocking { [errors] in (try? errors.readToEnd()) ?? Data() }
    return Result(
      status: await exit.value, output: String(decoding: await output, as: UTF8.self),
      errors: String(decoding: await errors, as: UTF8.self))
  }

  /// Runs what waits for another process where it holds nobody up.
  private func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}
