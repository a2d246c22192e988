import HTTPTypes
public import Hummingbird

/// Replaces an API whose store cannot be opened: all requests under its prefix get a 503, so that clients keep their
/// saved data and retry.
///
///     let router = Router()
///     UnavailableAPI(.market).addRoutes(to: router, prefix: "/api")
public struct UnavailableAPI: Sendable {
  /// An API; its raw value is its path.
  public enum Part: String, Sendable {
    case trivia, accounts, market, payments, wallet, quotes
    case movies = "tmdb"
  }

  private let part: Part

  public init(_ part: Part) { self.part = part }

  /// - Parameter prefix: the prefix that the API would have, such as `/api`.
  public func addRoutes<Context: RequestContext>(to router: Router<Context>, prefix: String) {
    router.add(
      middleware: UnavailableMiddleware(
        prefix: APIPrefix("\(prefix)/\(part.rawValue)"), isTMDB: part == .movies))
  }
}

private struct UnavailableMiddleware<Context: RequestContext>: RouterMiddleware {
  let prefix: APIPrefix
  /// True if errors are in TMDB's format.
  let isTMDB: Bool

  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard prefix.contains(request.uri.path) else { return try await next(request, context) }
    let problem = Problem.unavailable()
    var response = try isTMDB ? problem.tmdbResponse(to: request) : problem.response(to: request)
    response.headers[.xContentTypeOptions] = "nosniff"
    return response
  }
}
