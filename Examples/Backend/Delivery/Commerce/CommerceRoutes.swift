import BackendModel
import HTTPTypes
import Hummingbird

/// Makes the routes of an API for customers. Each handler gets a ``CommerceCall``, whose session is checked before
/// anything else is looked at.
struct CommerceRoutes: Sendable {
  /// The path of the API.
  let base: String
  let commerce: any Commerce
  let accounts: any Accounts
  /// True if responses depend on the language of the request.
  var isTranslated = false

  /// - Parameter access: by default, only requests with a session are answered.
  func get<Context: RequestContext>(
    _ path: String, for access: APICall.Access = .account,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .get("\(base)\(path)", for: access) { request, context in
      var session: Session?
      if access == .account { session = try await accounts.session(of: request) }
      return try await handle(call(request, context, session))
    }
  }

  func post<Context: RequestContext>(
    _ path: String,
    _ handle: @escaping @Sendable (CommerceCall<Context>) async throws -> Response
  ) -> APIRoute<Context> {
    .post("\(base)\(path)", for: .account) { request, context in
      let session = try await accounts.session(of: request)
      return try await handle(call(request, context, session))
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
    _ request: Request, _ context: Context, _ session: Session?
  ) -> CommerceCall<Context> {
    CommerceCall(
      request: request, context: context, commerce: commerce, session: session,
      isTranslated: isTranslated)
  }
}
