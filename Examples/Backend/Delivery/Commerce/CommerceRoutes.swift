import BackendModel
import HTTPTypes
import Hummingbird

/// Makes the routes of an API for customers: each gets its requests as a ``CommerceCall``.
struct CommerceRoutes: Sendable {
  /// The path of the API.
  let base: String
  let commerce: any Commerce

  func get<Context: RequestContext>(
    _ path: String,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .get("\(base)\(path)") { request, context in
      try await handle(CommerceCall(request: request, context: context, commerce: commerce))
    }
  }

  func post<Context: RequestContext>(
    _ path: String,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .post("\(base)\(path)") { request, context in
      try await handle(CommerceCall(request: request, context: context, commerce: commerce))
    }
  }

  func getOrPost<Context: RequestContext>(
    _ path: String,
    get: @escaping @Sendable (CommerceCall<Context>) async throws -> Response,
    post: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    self.get(path, get).and(self.post(path, post))
  }
}
