import BackendApp
import Foundation
import Hummingbird
import Synchronization
import TestServers

/// The whole backend under one address, which can be stopped and started again with other data.
final class RestorableBackend: HTTPResponder {
  typealias Context = BasicRequestContext

  private let running = Mutex<(@Sendable (Request, Context) async throws -> Response)?>(nil)

  func start(in folder: URL) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let router = Router()
    try await BackendApp(
      dataDirectory: folder, isDemo: true, passwordRounds: 2, now: { today }, logger: quiet
    )
    .addRoutes(to: router)
    let responder = router.buildResponder()
    running.withLock { $0 = { try await responder.respond(to: $0, context: $1) } }
  }

  /// Stops the backend: requests get a 503; the stored data stays in the folder.
  func stop() { running.withLock { $0 = nil } }

  func respond(to request: Request, context: Context) async throws -> Response {
    guard let running = running.withLock({ $0 }) else { throw HTTPError(.serviceUnavailable) }
    return try await running(request, context)
  }
}
