import HTTPTypes
public import Hummingbird

/// The name of the client that sends a request, for limits and the log: an address, such as `203.0.113.7`, or what an app
/// on this computer says about its visitor.
enum ClientName {
  static let field = HTTPField.Name("Sillar-Client")

  /// Returns the name; `nil` when it is unknown, because only an app on this computer is.
  static func of(_ request: Request) -> String? {
    guard let name = field.flatMap({ request.headers[$0] }),
      (1...64).contains(name.utf8.count), name.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return name
  }
}

/// Replaces the name that another computer gives itself in `Sillar-Client` by its address. Otherwise it could take a new
/// name for each request.
public struct ClientNameMiddleware<Context: RequestContext>: RouterMiddleware {
  private let prefix: APIPrefix
  private let client: @Sendable () -> String?

  /// - Parameters:
  ///   - prefix: the path prefix of the API.
  ///   - client: returns the address of the client of the current request; `nil` for a program on this computer.
  public init(prefix: String, client: @escaping @Sendable () -> String?) {
    self.prefix = APIPrefix(prefix)
    self.client = client
  }

  public func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard prefix.contains(request.uri.path), let name = ClientName.field, let client = client()
    else { return try await next(request, context) }
    var head = request.head
    head.headerFields[name] = client
    return try await next(Request(head: head, body: request.body), context)
  }
}
