import Foundation

/// `backend import-movies -`, fed through a pipe that stays open.
final class ImportProgram: Sendable {
  private let id: pid_t
  private let input: FileHandle
  private let errors: FileHandle
  private let end: Task<Void, Never>

  init(dataDirectory: URL) throws {
    let process = Process()
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appending(path: "backend")
    process.arguments = ["import-movies", "-", "--data-dir", dataDirectory.path]
    let (inputPipe, errorPipe) = (Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardError = errorPipe
    process.standardOutput = FileHandle.nullDevice
    let (exits, exit) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in exit.finish() }
    try process.run()
    id = process.processIdentifier
    input = inputPipe.fileHandleForWriting
    errors = errorPipe.fileHandleForReading
    end = Task { for await _ in exits {} }
  }

  /// Writes to its standard input; returns when the program has taken nearly all of it.
  func feed(_ data: Data) async throws {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { [self] in
        continuation.resume(with: Result { try input.write(contentsOf: data) })
      }
    }
  }

  /// Waits for something on its standard error.
  func message() async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [self] in
        continuation.resume(returning: String(decoding: errors.availableData, as: UTF8.self))
      }
    }
  }

  /// Ends it as a power cut would, and waits until it is gone.
  func cutOff() async {
    kill(id, SIGKILL)
    await end.value
  }
}
