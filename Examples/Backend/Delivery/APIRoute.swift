import HTTPTypes
package import Hummingbird

/// A path with a handler for each method that it supports.
package struct APIRoute<Context: RequestContext>: Sendable {
  typealias Handler = @Sendable (Request, Context) async throws -> Response

  private struct Method: Sendable {
    let method: HTTPRequest.Method
    let access: APICall.Access
    let handle: Handler
  }

  private let path: RouterPath
  private let handlers: [Method]
  /// The time until a response has to begin.
  private var limit = RequestDeadline.call

  /// The methods for the `Allow` field of a response.
  var methods: [HTTPRequest.Method] { handlers.map(\.method) }

  /// The calls of the route, without HEAD.
  var calls: [APICall] {
    handlers.filter { $0.method != .head }.map {
      APICall(method: $0.method.rawValue, path: path.description, access: $0.access)
    }
  }

  /// Makes a route for GET and, with the same handler, for HEAD (RFC 9110, section 9.1).
  ///
  /// - Parameter access: what `handle` demands of a request.
  static func get(
    _ path: RouterPath, for access: APICall.Access = .everyone, _ handle: @escaping Handler
  ) -> APIRoute {
    APIRoute(
      path: path,
      handlers: [
        Method(method: .get, access: access, handle: handle),
        Method(
          method: .head, access: access,
          handle: { try await handle($0, $1).createHeadResponse() }),
      ])
  }

  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, for access: APICall.Access = .everyone,
    _ handle: @escaping Handler
  ) -> APIRoute {
    APIRoute(
      path: path, handlers: [Method(method: method, access: access, handle: handle)])
  }

  static func post(
    _ path: RouterPath, for access: APICall.Access = .everyone, _ handle: @escaping Handler
  ) -> APIRoute {
    on(.post, path, for: access, handle)
  }

  /// Returns a route with the methods of this one and of `other`, which must have the same path.
  func and(_ other: APIRoute) -> APIRoute {
    APIRoute(
      path: path, handlers: handlers + other.handlers, limit: max(limit, other.limit))
  }

  /// Returns the route with another time until a response has to begin.
  func within(_ limit: Duration) -> APIRoute {
    var route = self
    route.limit = limit
    return route
  }

  /// - Parameter clock: measures the time that each request takes; see ``RequestDeadline``.
  func add(to router: Router<Context>, clock: any Clock<Duration> = ContinuousClock()) {
    let deadline = RequestDeadline(limit: limit, clock: clock)
    for handler in handlers {
      router.on(path, method: handler.method) { request, context in
        try await deadline.run { try await handler.handle(request, context) }
      }
    }
  }

  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    return components.count == self.path.count
      && zip(self.path, components).allSatisfy { element, component in element ~= component }
  }
}
