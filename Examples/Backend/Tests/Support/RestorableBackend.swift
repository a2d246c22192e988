import BackendApp
import Foundation
import HTTPTypes
import Hummingbird
import SillarData
import Synchronization

/// The whole backend under one address, which can be stopped and started again with other data.
final class RestorableBackend: HTTPResponder {
  typealias Context = BasicRequestContext
  typealias Respond = @Sendable (Request, Context) async throws -> Response

  private let running = Mutex<Respond?>(nil)
  private let namesPositions: Bool

  /// - Parameter namesPositions: False to leave out the header with the position in the store's history.
  init(namesPositions: Bool = true) { self.namesPositions = namesPositions }

  func start(in folder: URL) async throws {
    if !FileManager.default.fileExists(atPath: folder.path) {
      try await FilledFolder.copy(to: folder)
    }
    let router = Router()
    try await BackendApp(dataDirectory: folder, isDemo: true).addRoutes(to: router)
    let responder = router.buildResponder()
    running.withLock { $0 = { try await responder.respond(to: $0, context: $1) } }
  }

  /// Stops the backend: requests get a 503.
  func stop() { running.withLock { $0 = nil } }

  func respond(to request: Request, context: Context) async throws -> Response {
    guard let respond = running.withLock({ $0 }) else { throw HTTPError(.serviceUnavailable) }
    var response = try await respond(request, context)
    if !namesPositions, let name = HTTPField.Name(StorePosition.header) {
      response.headers[name] = nil
    }
    return response
  }
}
