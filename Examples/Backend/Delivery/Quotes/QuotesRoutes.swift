import BackendModel
import HTTPTypes
import Hummingbird

/// Makes the routes of the API of requests and quotes. Each handler gets a ``QuotesCall``; a `QuotesRefusal`
/// that it throws becomes a ``Problem``.
struct QuotesRoutes: Sendable {
  /// The path of the API.
  let base: String
  let quotes: any Quotes

  func get<Context: RequestContext>(
    _ path: String, price: CallPrice = .read,
    _ handle: @escaping @Sendable (QuotesCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .get("\(base)\(path)", price: price, answering(handle))
  }

  func on<Context: RequestContext>(
    _ method: HTTPRequest.Method, _ path: String, price: CallPrice = .change,
    _ handle: @escaping @Sendable (QuotesCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .on(method, "\(base)\(path)", price: price, answering(handle))
  }

  func post<Context: RequestContext>(
    _ path: String,
    _ handle: @escaping @Sendable (QuotesCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    on(.post, path, handle)
  }

  private func answering<Context: RequestContext>(
    _ handle: @escaping @Sendable (QuotesCall<Context>) async throws -> Response
  ) -> APIRoute<Context>.Handler {
    { [quotes] request, context, session in
      do {
        return try await handle(
          QuotesCall(request: request, context: context, quotes: quotes, session: session))
      } catch let refusal as QuotesRefusal {
        throw Problem(quotes: refusal)
      }
    }
  }
}
