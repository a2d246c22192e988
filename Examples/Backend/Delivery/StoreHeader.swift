import BackendModel
import HTTPTypes
import Hummingbird

/// Names, in each answer under a prefix, the moment in the history of the store that it is from: `Sillar-Store`, with
/// the store, the epoch and the number.
struct StoreHeader<Context: RequestContext>: RouterMiddleware {
  let prefix: APIPrefix
  let store: any StoreHistory

  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    guard prefix.contains(request.uri.path), let name = HTTPField.Name("Sillar-Store") else {
      return response
    }
    // After the answer is made: a later moment costs a client one reading, an earlier one the truth.
    let position = try await store.position()
    response.headers[name] = "\(position.store) \(position.epoch) \(position.number)"
    return response
  }
}

extension APIRoute {
  /// For clients that have kept something: whether it is from this history.
  static func history(_ path: RouterPath, of store: any StoreHistory) -> APIRoute {
    .get(path) { _, _ in try Response(json: StoreTimelineBody(try await store.timeline())) }
  }
}

/// The history of a store on the wire.
struct StoreTimelineBody: Encodable {
  struct EpochBody: Encodable {
    let id: String
    let after: Int64
  }

  let store: String
  let epochs: [EpochBody]

  init(_ timeline: StoreTimeline) {
    store = timeline.store
    epochs = timeline.epochs.map { EpochBody(id: $0.id, after: $0.after) }
  }
}
