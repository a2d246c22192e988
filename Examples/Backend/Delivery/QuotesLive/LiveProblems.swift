import Hummingbird

/// Turns every error of these routes into a ``Problem``. Other paths under the prefix are left to
/// ``QuotesAPI``.
struct LiveProblems<Context: RequestContext>: RouterMiddleware {
  let prefix: APIPrefix
  let routes: [APIRoute<Context>]

  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard routes.contains(where: { $0.matches(request.uri.path) }) else {
      return try await next(request, context)
    }
    return try await ProblemMiddleware(prefix: prefix, routes: routes)
      .handle(request, context: context, next: next)
  }
}
