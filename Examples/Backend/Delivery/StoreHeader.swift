import BackendModel
import HTTPTypes
import Hummingbird

/// Adds the header `Sillar-Store` to each response under a prefix: the position in the history of the store, as the
/// store, the epoch and the number.
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
    // Read after the response is made: a late position costs a client one more read, but with an early one it may
    // keep data that a restore has lost.
    let position = try await store.position()
    response.headers[name] = "\(position.store) \(position.epoch) \(position.number)"
    return response
  }
}

extension APIRoute {
  /// The route by which clients check that their saved data is from the history of the store.
  static func history(_ path: RouterPath, of store: any StoreHistory) -> APIRoute {
    .get(path, for: .everyone) { _, _ in
      try Response(json: StoreTimelineBody(try await store.timeline()))
    }
  }
}

/// The JSON of the history of a store.
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
