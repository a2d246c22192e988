import HTTPTypes
import Hummingbird

/// A path with a handler for each method that it supports.
struct APIRoute<Context: RequestContext>: Sendable {
  typealias Handler = @Sendable (Request, Context) async throws -> Response

  private let path: RouterPath
  private let handlers: [(method: HTTPRequest.Method, handle: Handler)]

  /// The methods for the `Allow` field of a response.
  var methods: [HTTPRequest.Method] { handlers.map(\.method) }

  /// Makes a route for GET and, with the same handler, for HEAD (RFC 9110, section 9.1).
  static func get(_ path: RouterPath, _ handle: @escaping Handler) -> APIRoute {
    APIRoute(
      path: path,
      handlers: [
        (.get, handle),
        (.head, { try await handle($0, $1).createHeadResponse() }),
      ])
  }

  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, _ handle: @escaping Handler
  ) -> APIRoute {
    APIRoute(path: path, handlers: [(method, handle)])
  }

  static func post(_ path: RouterPath, _ handle: @escaping Handler) -> APIRoute {
    on(.post, path, handle)
  }

  /// Returns a route with the methods of this one and of `other`, which must have the same path.
  func and(_ other: APIRoute) -> APIRoute {
    APIRoute(path: path, handlers: handlers + other.handlers)
  }

  func add(to router: Router<Context>) {
    for (method, handle) in handlers { router.on(path, method: method, use: handle) }
  }

  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    return components.count == self.path.count
      && zip(self.path, components).allSatisfy { element, component in element ~= component }
  }
}
