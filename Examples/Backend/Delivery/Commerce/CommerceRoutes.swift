import BackendModel
import HTTPTypes
import Hummingbird

/// Makes the routes of an API for customers. Each handler gets a ``CommerceCall``.
struct CommerceRoutes: Sendable {
  /// The path of the API.
  let base: String
  let commerce: any Commerce
  /// True if responses depend on the language of the request.
  var isTranslated = false

  func get<Context: RequestContext>(
    _ path: String, price: CallPrice = .read,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .get("\(base)\(path)", price: price) { try await handle(call($0, $1, $2)) }
  }

  func get<Context: RequestContext>(
    _ path: String, for open: APIRoute<Context>.Open, price: CallPrice = .read,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .get("\(base)\(path)", for: open, price: price) { try await handle(call($0, $1, nil)) }
  }

  func post<Context: RequestContext>(
    _ path: String,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .on(.post, "\(base)\(path)") { try await handle(call($0, $1, $2)) }
  }

  func getOrPost<Context: RequestContext>(
    _ path: String,
    get: @escaping @Sendable (CommerceCall<Context>) async throws -> Response,
    post: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    self.get(path, get).and(self.post(path, post))
  }

  private func call<Context: RequestContext>(
    _ request: Request, _ context: Context, _ session: Session?
  ) -> CommerceCall<Context> {
    CommerceCall(
      request: request, context: context, commerce: commerce, session: session,
      isTranslated: isTranslated)
  }
}
