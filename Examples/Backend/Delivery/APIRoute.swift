import BackendModel
import HTTPTypes
package import Hummingbird

/// A path with a handler for each method that it supports.
///
/// A route needs a session, unless it says that it is for everyone. It has a price. The session is looked up and the price
/// is paid before anything else of a request is read; see ``Admission``.
package struct APIRoute<Context: RequestContext>: Sendable {
  typealias Handler = @Sendable (Request, Context, Session) async throws -> Response
  typealias OpenHandler = @Sendable (Request, Context) async throws -> Response

  /// Access without a session; see ``get(_:for:_:)``.
  enum Open: Sendable { case everyone }

  private struct Method: Sendable {
    let method: HTTPRequest.Method
    let access: APICall.Access
    let price: CallPrice
    let handle: @Sendable (Request, Context, Session?) async throws -> Response
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
      APICall(
        method: $0.method.rawValue, path: path.description, access: $0.access, price: $0.price)
    }
  }

  /// Makes a route for GET and, with the same handler, for HEAD (RFC 9110, section 9.1). It needs a session.
  static func get(
    _ path: RouterPath, price: CallPrice = .read, _ handle: @escaping Handler
  ) -> APIRoute {
    on(.get, path, price: price, handle).withHead()
  }

  /// Makes a route for GET and HEAD that needs no session.
  static func get(
    _ path: RouterPath, for open: Open, price: CallPrice = .read, _ handle: @escaping OpenHandler
  ) -> APIRoute {
    on(.get, path, for: open, price: price, handle).withHead()
  }

  /// Makes a route that needs a session.
  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, price: CallPrice = .change,
    _ handle: @escaping Handler
  ) -> APIRoute {
    APIRoute(method, path, .account, price) { request, context, session in
      guard let session else { throw Problem.sessionRequired() }
      return try await handle(request, context, session)
    }
  }

  /// Makes a route that needs no session.
  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, for open: Open,
    price: CallPrice = .change, _ handle: @escaping OpenHandler
  ) -> APIRoute {
    APIRoute(method, path, .everyone, price) { request, context, _ in
      try await handle(request, context)
    }
  }

  /// Makes a route whose handler checks the token itself, because it also takes that of a session that has ended.
  static func on(
    _ method: HTTPRequest.Method, _ path: RouterPath, price: CallPrice = .change,
    checkingToken handle: @escaping OpenHandler
  ) -> APIRoute {
    APIRoute(method, path, .account, price) { request, context, _ in
      try await handle(request, context)
    }
  }

  private init(
    _ method: HTTPRequest.Method, _ path: RouterPath, _ access: APICall.Access,
    _ price: CallPrice,
    _ handle: @escaping @Sendable (Request, Context, Session?) async throws -> Response
  ) {
    self.init(path, [Method(method: method, access: access, price: price, handle: handle)])
  }

  private init(_ path: RouterPath, _ handlers: [Method]) {
    self.path = path
    self.handlers = handlers
  }

  private func withHead() -> APIRoute {
    let heads = handlers.map { get in
      Method(method: .head, access: get.access, price: get.price) {
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

  /// - Parameter clock: measures the time that each request takes; see ``RequestDeadline``.
  func add(
    to router: Router<Context>, _ admission: Admission,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let deadline = RequestDeadline(limit: limit, clock: clock)
    for handler in handlers {
      router.on(path, method: handler.method) { request, context in
        try await deadline.run {
          let session = try await admission.admit(request, for: handler.price)
          return try await handler.handle(request, context, session)
        }
      }
    }
  }

  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    return components.count == self.path.count
      && zip(self.path, components).allSatisfy { element, component in element ~= component }
  }
}
