public import BackendModel
import Foundation
import HTTPTypes
package import Hummingbird
import SillarModel

/// Accounts over HTTP: signing in and out, and guests. The tokens of its sessions are those of all other APIs.
///
/// It can share a router with anything else. Requests outside its prefix pass through untouched.
///
///     let router = Router()
///     AccountsAPI(
///       accounts: store, members: quotes, passwords: ScryptPasswords(), offersGuests: true,
///       shutdown: { try? await gracefulShutdown() }
///     ).addRoutes(to: router, prefix: "/api")
public struct AccountsAPI: StoreAPI {
  package static let name = "accounts"
  package var store: any StoreHistory { accounts }

  /// The shortest key under which a guest is made, in characters, such as those of a UUID: a client that knows
  /// the key can get the session.
  static let guestKeyLength = 32

  package let accounts: any Accounts
  private let members: (any Quotes)?
  private let passwords: any Passwords
  private let queue: SignInQueue
  private let offersGuests: Bool
  let guests = FairQueue<String>(
    running: 1, waiting: 200, waitingPerClient: 10, retryAfter: .seconds(3))
  private let security = SecurityLog()
  private let clock: any Clock<Duration>
  private let shutdown: @Sendable () async -> Void
  private let streams = StreamLimit<String>()

  /// - Parameters:
  ///   - members: has who can sign in with a password; `nil` while it is not available.
  ///   - queue: the order in which passwords are checked.
  ///   - offersGuests: true for a demonstration, where everybody gets an account without a password.
  ///   - clock: times the comment that a stream sends every 15 seconds to show that it is alive.
  ///   - shutdown: returns when the server shuts down, or when the task that awaits it is canceled. It ends the streams.
  public init(
    accounts: any Accounts, members: (any Quotes)?, passwords: any Passwords,
    queue: SignInQueue = SignInQueue(), offersGuests: Bool,
    clock: any Clock<Duration> = ContinuousClock(),
    shutdown: @escaping @Sendable () async -> Void
  ) {
    self.accounts = accounts
    self.members = members
    self.passwords = passwords
    self.queue = queue
    self.offersGuests = offersGuests
    self.clock = clock
    self.shutdown = shutdown
  }

  package func routes<Context: RequestContext>(_ base: String) -> [APIRoute<Context>] {
    [
      .on(.post, "\(base)/sessions", for: .everyone, price: .signIn, beginSession)
        .and(.on(.delete, "\(base)/sessions", endAllSessions)),
      .get("\(base)/sessions/current") { _, _, session in
        guard let account = try await accounts.account(session.account) else {
          throw Problem.sessionRequired()
        }
        return .forCustomer(try KeptAnswer(.ok, SessionBody(session, of: account)))
      }.and(.on(.delete, "\(base)/sessions/current", checkingToken: endSession)),
      .on(.post, "\(base)/guests", for: .everyone, price: .signIn, beginGuest),
      .get("\(base)/events", for: .everyone, price: .stream) { request, _ in
        let stream = EventStream(accounts: accounts, session: nil, clock: clock, shutdown: shutdown)
        return try await stream.response(
          to: request, from: EndingsFeed(accounts: accounts),
          in: streams.enter(ClientName.of(request) ?? ""))
      },
      .on(.post, "\(base)/sessions/over", for: .everyone, sessionsOver),
    ]
  }

  @Sendable private func beginSession<Context: RequestContext>(
    _ request: Request, _ context: Context
  ) async throws -> Response {
    let sent = try await KeyedBody(of: request)
    let body = try JSONBody.decode(SignInBody.self, from: sent.data)
    guard let members else { throw Problem.unavailable() }
    do {
      let signedIn = try await SignIn(
        quotes: members, passwords: passwords, queue: queue
      ).execute(
        email: body.email, password: body.password, device: body.device,
        client: ClientName.of(request), key: sent.key)
      let account = UserAccount(try await members.read { try $0.member(signedIn.member) })
      let new = try await accounts.signIn(account, key: sent.key)
      return try response(to: new, device: signedIn.device, request, context)
    } catch let refusal as QuotesRefusal {
      let account = try await members.read { try $0.credentials(email: body.email)?.member }
      security.signInRefused(account?.rawValue, refusal.signInReason, request, context)
      throw Problem(quotes: refusal)
    }
  }

  @Sendable private func beginGuest<Context: RequestContext>(
    _ request: Request, _ context: Context
  ) async throws -> Response {
    guard offersGuests else { throw Problem.noGuests() }
    let sent = try await KeyedBody(of: request)
    guard sent.key.rawValue.utf8.count >= Self.guestKeyLength else { throw Problem.weakKey() }
    _ = try JSONBody.decode(EmptyBody.self, from: sent.data)
    let client = ClientName.of(request)
    do {
      let new = try await guests.run(for: client ?? "") {
        try await accounts.signInGuest(key: sent.key, client: client)
      }
      return try response(to: new, request, context)
    } catch let refusal as TooManyGuests {
      security.guestRefused(
        refusal.isOfClient ? "too many guests of this client" : "too many guests", request, context)
      throw Problem.tooManyGuests(wait: refusal.wait)
    } catch is QueueFull {
      security.guestRefused("queue is full", request, context)
      throw Problem(quotes: .tooManySignIns)
    }
  }

  /// Answers which of some sessions are over, for a program that has heard no events for a while.
  @Sendable private func sessionsOver<Context: RequestContext>(
    _ request: Request, _ context: Context
  ) async throws -> Response {
    let asked = try await JSONBody.decode(SessionsBody.self, from: request).sessions
    guard asked.count <= SessionsBody.limit else {
      throw Problem.invalidBody(
        Problem.Fault(
          detail: "A call asks about at most \(SessionsBody.limit) sessions.",
          pointer: "#/sessions"))
    }
    let over = try await accounts.over(among: asked.compactMap { Data(base64Encoded: $0) })
    return .forCustomer(
      try KeptAnswer(.ok, SessionsBody(sessions: over.map { $0.base64EncodedString() })))
  }

  private func response(
    to new: NewSession, device: String? = nil, _ request: Request, _ context: some RequestContext
  ) throws -> Response {
    security.signedIn(new.account.id.rawValue, session: new.session.id.rawValue, request, context)
    return .forCustomer(
      try KeptAnswer(
        .created, SessionBody(new.session, of: new.account, token: new.token, device: device)))
  }

  /// Ends the session; a session that has already ended gets the same response.
  @Sendable private func endSession<Context: RequestContext>(
    _ request: Request, _ context: Context
  ) async throws -> Response {
    guard let token = request.sessionToken, let session = try await accounts.end(token) else {
      throw Problem.sessionRequired()
    }
    // Signing out once more changes nothing.
    if !session.isEnded {
      security.signedOut(session.account.rawValue, session: session.id.rawValue, request, context)
    }
    return .forCustomer(KeptAnswer(status: 204, body: []))
  }

  @Sendable private func endAllSessions<Context: RequestContext>(
    _ request: Request, _ context: Context, _ session: Session
  ) async throws -> Response {
    try await accounts.endAll(of: session.account)
    security.signedOut(session.account.rawValue, session: "all", request, context)
    return .forCustomer(KeptAnswer(status: 204, body: []))
  }
}

extension QuotesRefusal {
  /// The reason that a sign-in is refused, for the log.
  fileprivate var signInReason: String {
    switch self {
    case .wrongCredentials: "wrong password"
    case .slowDown: "too many attempts"
    case .tooManySignIns: "queue is full"
    default: "other"
    }
  }
}

extension Problem {
  fileprivate static func noGuests() -> Problem {
    Problem(
      .forbidden, kind: "no-guests", title: "There are no guests here",
      detail: "Only a demonstration gives an account without a password.")
  }

  fileprivate static func tooManyGuests(wait: Int) -> Problem {
    var problem = Problem(
      .tooManyRequests, kind: "slow-down", title: "Too many guests",
      detail: "The next account without a password can be had in \(wait) s.")
    problem.headers[.retryAfter] = "\(wait)"
    return problem
  }

  fileprivate static func weakKey() -> Problem {
    Problem(
      .badRequest, kind: "idempotency-key-required", title: "The key is too short",
      detail: """
        Idempotency-Key has to be at least \(AccountsAPI.guestKeyLength) visible ASCII characters that \
        nobody can guess, such as a UUID.
        """)
  }
}
