import BackendModel
import HTTPTypes
import Hummingbird

/// Lets the calls of an API in: finds the session of each, and takes its price.
struct Admission: Sendable {
  /// `nil` for an API that has no sessions.
  var accounts: (any Accounts)?
  let budget: any CallBudget

  /// Returns the session of the request's token, whose account has paid; `nil` without a valid token, when the client has
  /// paid.
  ///
  /// - Throws: ``Problem`` when the price cannot be paid.
  func admit(_ request: Request, for price: CallPrice) async throws -> Session? {
    var session: Session?
    if let accounts, let token = request.sessionToken { session = try await accounts.use(token) }
    let wait = budget.pay(
      price, account: session?.account.rawValue, client: ClientName.of(request))
    if let wait { throw Problem.tooManyCalls(wait: wait) }
    return session
  }
}

extension Problem {
  fileprivate static func tooManyCalls(wait: Duration) -> Problem {
    let seconds = wait.components.seconds + 1
    var problem = Problem(
      .tooManyRequests, kind: "too-many-calls", title: "Too many calls",
      detail: "This client asks for too much at once. The next call can be made in \(seconds) s.")
    problem.headers[.retryAfter] = "\(seconds)"
    return problem
  }
}
