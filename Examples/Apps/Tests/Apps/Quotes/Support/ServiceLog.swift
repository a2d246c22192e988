import Foundation
import Hummingbird
import TestServers

/// The writes that the service has received, with the status of each response.
final class ServiceLog: RouterMiddleware {
  typealias Context = BasicRequestContext

  /// The method, the path below the API of quotes, and the status of each write.
  private let lines = Seen<String>()

  /// Returns the writes about a request, with its id replaced.
  func writes(about request: String) -> [String] {
    lines.all.filter { $0.contains(request) || $0.hasPrefix("POST requests ") }
      .map { $0.replacing(request, with: "…") }
  }

  var all: [String] { lines.all }

  func handle(
    _ request: Request, context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    if request.method != .get, let path = request.uri.path.split(separator: "/quotes/v1/").last {
      lines.add("\(request.method) \(path) \(response.status.code)")
    }
    return response
  }
}
