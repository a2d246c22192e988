import CatalogModel
import SillarData
import SillarModel

extension CatalogError {
  /// The failure in the model's words. Nobody above hears of HTTP. Nil for a cancellation.
  init?(_ error: APIError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: return nil
    case .status(401, _): self = .customerRefused
    case .brokenOff, .status, .undecodable, .tooLarge, .invalidRequest:
      self = .serviceFailed(ServiceFailure(error))
    }
  }
}

extension APIError {
  /// The kind of a problem, such as `out-of-stock`: what its type ends with.
  var problemKind: String? {
    guard case .status(_, let problem?) = self else { return nil }
    return problem.type?.split(whereSeparator: { $0 == ":" || $0 == "/" }).last.map { String($0) }
  }
}

/// Asks, and says in the model's words what went wrong.
///
/// - Parameter known: What some failures mean here.
func ask<Response>(
  _ client: APIClient, _ endpoint: Endpoint<Response>,
  known: (APIError) -> CatalogError? = { _ in nil }
) async throws -> Response {
  do {
    return try await client.send(endpoint)
  } catch let error as APIError {
    if let error = known(error) ?? CatalogError(error) { throw error }
    throw CancellationError()
  }
}
