import BackendApp
import Foundation
import Hummingbird
import TestServers
import Testing

/// The whole backend, started once, for tests whose changes no other test reads. It ends with the process.
///
///     let server = try await SharedBackend.server
enum SharedBackend {
  /// The server of ``app``, under `/api`.
  static var server: TestServer { get async throws { try await serving.value } }
  /// The backend without a server, for tests with a router of their own.
  static var app: BackendApp { get async throws { try await opened.value } }

  private static let opened = Task {
    let folder = ProcessFolder.url.appending(path: "shared")
    try await FilledFolder.copy(to: folder)
    return try await BackendApp(dataDirectory: folder, isDemo: true, passwordRounds: 2)
  }

  private static let serving = Task {
    let router = Router()
    try await app.addRoutes(to: router)
    let responder = router.buildResponder()
    let (ports, found) = AsyncThrowingStream.makeStream(of: Int.self)
    Task {
      do {
        try await withServer(responder, logger: quiet) { port in
          found.yield(port)
          try await hang()
        }
      } catch {
        found.finish(throwing: error)
      }
    }
    return TestServer(port: try #require(try await ports.first { _ in true }))
  }
}

/// A folder that a backend has filled and closed, once per process. A copy of it saves the work of a first start.
enum FilledFolder {
  static func copy(to folder: URL) async throws {
    try FileManager.default.copyItem(at: try await filled.value, to: folder)
  }

  private static let filled = Task {
    let folder = ProcessFolder.url.appending(path: "filled")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The files are closed with the last use of the app.
    _ = try await BackendApp(dataDirectory: folder, isDemo: true)
    return folder
  }
}

/// A folder that is removed when the process ends.
enum ProcessFolder {
  static let url: URL = {
    atexit { try? FileManager.default.removeItem(at: ProcessFolder.url) }
    return FileManager.default.temporaryDirectory.appending(path: "backend-\(UUID())")
  }()
}
