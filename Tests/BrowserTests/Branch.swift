import Foundation
import Programs
import Testing

/// An app of the company as a program of its own, and a backend that can be killed and started again.
final class Branch: Sendable {
  let url: String
  private let folder: URL
  private let port: String
  private let backend: RunningProgram

  private init(url: String, folder: URL, port: String, backend: RunningProgram) {
    self.url = url
    self.folder = folder
    self.port = port
    self.backend = backend
  }

  static func open(
    _ app: String, _ options: [String] = [], _ test: (Branch) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-\(app)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let backend = try RunningProgram("backend", ["--port", "0", "--data-dir", folder.path])
    defer { backend.terminate() }
    let port = try #require(await backend.firstLine().split(separator: ":").last)
    let program = try RunningProgram(
      app,
      [
        "--port", "0", "--data-dir", folder.appending(path: app).path,
        "--api-url", "http://127.0.0.1:\(port)/api",
      ] + options)
    defer { program.terminate() }
    let url = try #require(await program.firstLine().split(separator: " ").last)
    try await test(
      Branch(url: String(url), folder: folder, port: String(port), backend: backend))
  }

  /// From now on the backend takes requests and answers none.
  func freezeBackend() { backend.freeze() }

  /// Kills the backend with all that it has in hand, and runs another on what it has written down.
  func restartBackend(_ whileRunning: () async throws -> Void) async throws {
    backend.crash()
    _ = await backend.result()
    let next = try RunningProgram("backend", ["--port", port, "--data-dir", folder.path])
    defer { next.terminate() }
    _ = await next.firstLine()
    try await whileRunning()
  }
}
