public import Foundation
import Synchronization

/// A program of this package, as built next to the tests, in a process of its own.
public final class RunningProgram: Sendable {
  public struct Result: Sendable {
    public let status: Int32
    /// The standard output, without the first line if that was read before.
    public let output: String
    public let errors: String
  }

  public let id: pid_t
  private let output: FileHandle
  /// Read from the beginning: a program stops when the pipe of its log is full.
  private let errors: Task<Void, Never>
  private let log: Log
  private let exit: Task<Int32, Never>

  /// - Parameters:
  ///   - name: The name of the program, such as `backend`.
  ///   - environment: Variables that are added to those of the tests, or replace them.
  public convenience init(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    try self.init(at: Self.file(name), arguments, environment: environment)
  }

  /// The file of a program of this package, as built next to the tests.
  public static func file(_ name: String) -> URL {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: name)
  }

  /// - Parameters:
  ///   - program: The file of any other program, such as `/usr/bin/env`.
  ///   - environment: Variables that are added to those of the tests.
  public init(at program: URL, _ arguments: [String], environment: [String: String] = [:]) throws {
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // A program that crashes says where, on its standard error.
    let backtrace = [
      "SWIFT_BACKTRACE": "enable=yes,color=no,threads=crashed,registers=none,images=none"
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(backtrace) { own, _ in own }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    let (exits, exit) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { exit.yield($0.terminationStatus) }
    try process.run()
    id = process.processIdentifier
    output = outputPipe.fileHandleForReading
    let (errors, log) = (errorPipe.fileHandleForReading, Log())
    self.log = log
    self.errors = Task { await Self.blocking { log.readToEnd(of: errors) } }
    self.exit = Task { await exits.first { _ in true } ?? -1 }
  }

  /// The first line of standard output; empty if the program ends without one.
  public func firstLine() async -> String { await nextLine() }

  /// The next line of standard output; empty if the program ends without one.
  public func nextLine() async -> String {
    await Self.blocking { [output] in
      var line = Data()
      while let byte = try? output.read(upToCount: 1), let byte = byte.first, byte != 10 {
        line.append(byte)
      }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The standard error so far.
  public var errorsUntilNow: String { log.text }

  /// Waits until the standard error contains a text: what a program has written comes through a pipe. The suite has a time limit.
  public func waitForErrors(containing text: String) async {
    while !log.text.contains(text) { await Task.yield() }
  }

  public func terminate() { kill(id, SIGTERM) }
  public func interrupt() { kill(id, SIGINT) }
  /// Ends the program at once, as a crash or a power failure does.
  public func crash() { kill(id, SIGKILL) }
  /// Stops the program: it accepts connections, and answers nothing. Returns when all its threads stand still: where
  /// other work keeps the machine busy, they run on for a while after the signal.
  public func freeze() async {
    await Self.blocking { [id] in
      kill(id, SIGSTOP)
      var state = siginfo_t()
      while waitid(P_PID, id_t(id), &state, WSTOPPED | WEXITED | WNOWAIT) < 0, errno == EINTR {}
    }
  }

  /// Waits until the program has ended.
  public func result() async -> Result {
    async let output = Self.blocking { [output] in (try? output.readToEnd()) ?? Data() }
    await errors.value
    return Result(
      status: await exit.value, output: String(decoding: await output, as: UTF8.self),
      errors: log.text)
  }

  /// Asks the program to end, and waits for that. If it still runs after `limit`, it is killed: its status is then not
  /// 0.
  public func end(within limit: Duration) async -> Result {
    terminate()
    let last = Task {
      try await Task.sleep(for: limit)
      crash()
    }
    defer { last.cancel() }
    return await result()
  }

  /// Runs blocking work on a thread outside of Swift's pool.
  private static func blocking<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async
    -> Value
  {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}

/// The output of a program, collected while it runs.
private final class Log: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  func readToEnd(of file: FileHandle) {
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(file.fileDescriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes.withLock { $0 += part[..<count] }
    }
  }
}
