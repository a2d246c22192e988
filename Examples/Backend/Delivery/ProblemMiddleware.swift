import HTTPTypes
import Hummingbird
import Logging
import NIOHTTP1

/// Turns every error under a prefix into a ``Problem``; leaves the rest of the router alone.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  let prefix: APIPrefix
  let routes: [APIRoute<Context>]
  /// Makes the response from a problem, in the format of the API under the prefix.
  let answer: @Sendable (Problem, Request) throws -> Response
  private let security = SecurityLog()

  init(
    prefix: APIPrefix, routes: [APIRoute<Context>],
    answer: @escaping @Sendable (Problem, Request) throws -> Response = { try $0.response(to: $1) }
  ) {
    self.prefix = prefix
    self.routes = routes
    self.answer = answer
  }

  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard prefix.contains(request.uri.path) else { return try await next(request, context) }
    var response: Response
    do {
      response = try await next(request, context)
    } catch let problem as Problem {
      security.refused(problem, request, context)
      response = try answer(problem, request)
    } catch let broken as BrokenBody {
      // The server itself answers invalid HTTP, and closes the connection.
      guard !(broken.cause is HTTPParserError) else { throw broken.cause }
      context.logger.info(
        "The body of a request was cut short",
        metadata: ["method": "\(request.method.rawValue)", "path": "\(request.uri.path)"])
      response = try answer(.cutShort(), request)
    } catch let error as HTTPParserError {
      throw error
    } catch is CancellationError {
      // The server shuts down, or the client is gone.
      context.logger.info(
        "A request was cancelled",
        metadata: ["method": "\(request.method.rawValue)", "path": "\(request.uri.path)"])
      response = try answer(.unavailable(), request)
    } catch let error as any HTTPResponseError {
      response = try answer(problem(for: error, request: request), request)
    } catch {
      response = try answer(unexpected(error, request: request, context: context), request)
    }
    response.headers[.xContentTypeOptions] = "nosniff"
    return response
  }

  /// The router says "not found" both when a path is unknown and when only its method is wrong.
  private func problem(for error: any HTTPResponseError, request: Request) -> Problem {
    let path = request.uri.path
    guard error.status == .notFound else {
      // Not an error of the API: it comes from another middleware of the router.
      let error = error as? HTTPError ?? HTTPError(error.status)
      var problem = Problem(error.status, error.body ?? "\(error.status.reasonPhrase).")
      problem.headers = error.headers
      return problem
    }
    guard let route = routes.first(where: { $0.matches(path) }) else { return .noRoute(path) }
    return .methodNotAllowed(request.method, at: path, allowed: route.methods)
  }

  private func unexpected(_ error: any Error, request: Request, context: Context) -> Problem {
    context.logger.error(
      "A request failed unexpectedly",
      metadata: [
        "error": "\(String(reflecting: error))",
        "method": "\(request.method.rawValue)",
        "path": "\(request.uri.path)",
      ])
    return .unexpected(requestID: context.logger[metadataKey: "hb.request.id"].map { "\($0)" })
  }
}
