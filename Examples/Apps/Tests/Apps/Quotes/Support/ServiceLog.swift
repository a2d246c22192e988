import Foundation
import Hummingbird
import TestServers

/// What the service has been told, and what it has said to it.
final class ServiceLog: RouterMiddleware {
  typealias Context = BasicRequestContext

  /// Method, path below the API of quotes, and status.
  private let lines = Seen<String>()

  /// What it was told about a request, ids left out.
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
