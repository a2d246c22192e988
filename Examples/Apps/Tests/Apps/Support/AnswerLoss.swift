import Hummingbird
import Synchronization
import TestServers

/// A middleware that loses the responses to payment requests after the backend has handled them, while a test says so.
final class AnswerLoss: RouterMiddleware {
  typealias Context = BasicRequestContext

  private let isLosing = Mutex(false)
  /// The methods and paths of requests whose responses were lost.
  let lost = Seen<String>()

  func begin() { isLosing.withLock { $0 = true } }
  func end() { isLosing.withLock { $0 = false } }

  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    guard isLosing.withLock({ $0 }), request.uri.path.contains("/payments/") else {
      return response
    }
    lost.add("\(request.method) \(request.uri.path)")
    // The connection breaks in the middle of the body.
    return Response(
      status: response.status, headers: response.headers,
      body: ResponseBody(contentLength: response.body.contentLength) { _ in throw BrokenOff() })
  }
}

private struct BrokenOff: Error {}
