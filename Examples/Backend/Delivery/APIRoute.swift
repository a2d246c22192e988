import BackendModel
import HTTPTypes
package import Hummingbird

/// A path with a handler for each method that it supports.
///
/// A route needs a session, which it looks up before anything else of a request, unless it says that it is for everyone.
package struct APIRoute<Context: RequestContext>: Sendable {
  typealias Handler = @Sendable (Request, Context, Session) async throws -> Response
  typealias OpenHandler = @Sendable (Request, Context) async throws -> Response

  /// Access without a session; see ``get(_:for:_:)``.
  enum Open: Sendable { case everyone }

  private struct Method: Sendable {
    let method: HTTPRequest.Method
    let access: APICall.Access
    let handle: @Sendable (Request, Context, (any Accounts)?) async throws -> Response
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

  /// Makes a route for GET and, with the same handler, for HEAD (RFC 9110, section 9.1). It needs a session.
  static func get(_ path: RouterPath, _ handle: @escaping Handler) -> APIRoute {
    on(.get, path, handle).withHead()
  }

  /// Makes a route for GET and HEAD that needs no session.
  static func get(
    _ path: RouterPath, for open: Open, _ handle: @escaping OpenHandler
  ) -> APIRoute {
    on(.get, path, for: open, handle).withHead()
  }

  /// Makes a route that needs a session.
  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, _ handle: @escaping Handler
  ) -> APIRoute {
    APIRoute(method, path, .account) { request, context, accounts in
      guard let accounts else { throw Problem.sessionRequired() }
      return try await handle(request, context, accounts.session(of: request))
    }
  }

  /// Makes a route that needs no session.
  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, for open: Open,
    _ handle: @escaping OpenHandler
  ) -> APIRoute {
    APIRoute(method, path, .everyone) { request, context, _ in try await handle(request, context) }
  }

  /// Makes a route whose handler checks the token itself, because it also takes that of a session that has ended.
  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, checkingToken handle: @escaping OpenHandler
  ) -> APIRoute {
    APIRoute(method, path, .account) { request, context, _ in try await handle(request, context) }
  }

  private init(
    _ method: HTTPRequest.Method, _ path: RouterPath, _ access: APICall.Access,
    _ handle: @escaping @Sendable (Request, Context, (any Accounts)?) async throws -> Response
  ) {
    self.init(path, [Method(method: method, access: access, handle: handle)])
  }

  private init(_ path: RouterPath, _ handlers: [Method]) {
    self.path = path
    self.handlers = handlers
  }

  private func withHead() -> APIRoute {
    let heads = handlers.map { get in
      Method(method: .head, access: get.access) {
        try await get.handle($0, $1, $2).createHeadResponse()
      }
    }
    return APIRoute(path, handlers + heads)
  }

  /// Returns a route with the methods of this one and of `other`, which must have the same path.
  func and(_ other: APIRoute) -> APIRoute {
    APIRoute(path, handlers + other.handlers).within(max(limit, other.limit))
  }

  /// Returns the route with another time until a response has to begin.
  func within(_ limit: Duration) -> APIRoute {
    var route = self
    route.limit = limit
    return route
  }

  /// - Parameters:
  ///   - accounts: have the sessions; without them, a route that needs a session refuses everybody.
  ///   - clock: measures the time that each request takes; see ``RequestDeadline``.
  func add(
    to router: Router<Context>, accounts: (any Accounts)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let deadline = RequestDeadline(limit: limit, clock: clock)
    for handler in handlers {
      router.on(path, method: handler.method) { request, context in
        try await deadline.run { try await handler.handle(request, context, accounts) }
      }
    }
  }

  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    return components.count == self.path.count
      && zip(self.path, components).allSatisfy { element, component in element ~= component }
  }
}
