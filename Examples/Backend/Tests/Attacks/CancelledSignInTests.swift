import Hummingbird
import Logging
import TestServers
import Testing

@testable import BackendDelivery
@testable import BackendModel

/// Sign-ins that are cancelled, as those are that wait longer than the server's time limit.
@Suite(.timeLimit(.minutes(2))) struct CancelledSignInTests {
  /// The caller is cancelled while its password is checked.
  private struct CancellingPasswords: Passwords {
    func match(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
      withUnsafeCurrentTask { $0?.cancel() }
      return password == QuotesServer.password && hash != nil
    }
  }

  private static let client = "192.0.2.7"

  private func signIn(
    _ quotes: QuotesServer, _ passwords: any Passwords, _ queue: SignInQueue = SignInQueue(),
    password: String = QuotesServer.password
  ) throws -> Task<SignIn.SignedIn, any Error> {
    let key = try #require(IdempotencyKey(.newID))
    let signIn = SignIn(quotes: quotes.store, passwords: passwords, queue: queue)
    return Task {
      try await signIn.execute(
        email: "ana@example.com", password: password, client: Self.client, key: key)
    }
  }

  @Test func `a sign-in that is cancelled while it waits counts as no failure`() async throws {
    try await withTemporaryFolder { folder in
      let (passwords, queue) = (HeldPasswords(), SignInQueue())
      try await withQuotes(in: folder, passwords: passwords, queue: queue) { quotes in
        let nobody = quotes.caller(token: nil)
        try await passwords.holding(nobody) {
          for _ in 0..<5 {
            let attempt = try signIn(quotes, passwords, queue)
            try await queue.strangers.wait(for: 1)
            attempt.cancel()
            await #expect(throws: CancellationError.self) { try await attempt.value }
          }
        }
        #expect(try await nobody.signIn("ana", client: Self.client).status == 201)
      }
    }
  }

  @Test func `a right password counts as no failure when its request is cancelled meanwhile`()
    async throws
  {
    try await withQuotes { quotes in
      for _ in 0..<5 { _ = try? await signIn(quotes, CancellingPasswords()).value }
      let answer = try await quotes.caller(token: nil).signIn("ana", client: Self.client)
      #expect(answer.status == 201)
    }
  }

  @Test func `a wrong password that was checked is a failure, even if nobody waits for the answer`()
    async throws
  {
    try await withQuotes { quotes in
      for number in 0..<5 {
        let guess = try signIn(quotes, CancellingPasswords(), password: "guess-\(number)")
        await #expect(throws: QuotesRefusal.wrongCredentials) { try await guess.value }
      }
      let answer = try await quotes.caller(token: nil).signIn("ana", client: Self.client)
      #expect(answer.status == 429)
    }
  }

  @Test func `a cancelled request is no error of the server`() async throws {
    let log = Seen<String>()
    let router = Router()
    let route = APIRoute<BasicRequestContext>.get("/api/waiting", for: .everyone) { _, _ in
      throw CancellationError()
    }
    router.add(middleware: ProblemMiddleware(prefix: APIPrefix("/api"), routes: [route]))
    route.add(to: router, Admission(budget: Unlimited()))
    try await withServer(router, logger: log.logger(from: .info)) { server in
      let answer = try await server.get("/api/waiting")
      #expect(answer.status == 503)
    }
    #expect(!log.all.contains { $0.contains("unexpectedly") })
    #expect(log.all.contains { $0.contains("A request was cancelled") })
  }
}
