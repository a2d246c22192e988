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
    _ path: String,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .get("\(base)\(path)") { request, context in
      try await handle(call(request, context))
    }
  }

  func post<Context: RequestContext>(
    _ path: String,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .post("\(base)\(path)") { request, context in
      try await handle(call(request, context))
    }
  }

  func getOrPost<Context: RequestContext>(
    _ path: String,
    get: @escaping @Sendable (CommerceCall<Context>) async throws -> Response,
    post: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    self.get(path, get).and(self.post(path, post))
  }

  private func call<Context: RequestContext>(
    _ request: Request, _ context: Context
  ) -> CommerceCall<Context> {
    CommerceCall(
      request: request, context: context, commerce: commerce, isTranslated: isTranslated)
  }
}
