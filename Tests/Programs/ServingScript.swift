import Foundation

/// A script of this repository that runs until its input ends, and answers each line of the input by the same line when it has done what
/// the line says.
final class ServingScript: Sendable {
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// The line that it prints when it is ready; empty if it ends before.
  let greeting: String
  private let name: String
  private let input: FileHandle
  private let output: FileHandle
  private let process: Process

  /// - Parameter name: The name of a file in `Scripts`.
  init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) async throws {
    let (inputPipe, outputPipe, process) = (Pipe(), Pipe(), Process())
    process.executableURL = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scripts/\(name)")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    try process.run()
    self.name = name
    self.process = process
    (input, output) = (inputPipe.fileHandleForWriting, outputPipe.fileHandleForReading)
    greeting = await Self.line(output)
  }

  deinit { try? input.close() }

  /// Returns when it is done.
  func run(_ command: String) async throws {
    try input.write(contentsOf: Data("\(command)\n".utf8))
    guard await Self.line(output) == command else {
      throw Failure(description: "Scripts/\(name) does not \(command)")
    }
  }

  /// Ends it, and returns when nothing of it is left.
  func end() async {
    try? input.close()
    while !(await Self.line(output)).isEmpty {}
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
