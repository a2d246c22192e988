import Hummingbird

/// Turns what goes wrong at these routes into a ``Problem``; whoever else is under the prefix answers for
/// what is not at them.
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
