import BackendApp
import Hummingbird
import Testing

@testable import BackendDelivery

/// Every call of every API, from the table of routes, with every kind of credential that is not one. A new call is
/// tried without a line here.
@Suite struct EveryCallTests {
  /// The calls that need no account. A call is added here on purpose or not at all.
  private static let open: Set<String> = [
    "GET /api/trivia/v1/topics", "POST /api/trivia/v1/games", "GET /api/trivia/v1/games/{id}",
    "GET /api/trivia/v1/pictures/{name}.svg", "GET /api/trivia/v1/history",
    "GET /api/tmdb/3/movie/popular", "GET /api/tmdb/3/movie/top_rated",
    "GET /api/tmdb/3/movie/upcoming", "GET /api/tmdb/3/search/movie", "GET /api/tmdb/3/movie/{id}",
    "GET /api/tmdb/3/movie/{id}/videos", "GET /api/tmdb/t/p/{size}/{file}",
    "GET /api/tmdb/history", "POST /api/accounts/v1/sessions", "POST /api/accounts/v1/guests",
    "GET /api/accounts/v1/history", "GET /api/accounts/v1/events",
    "POST /api/accounts/v1/sessions/over", "GET /api/market/v1/categories",
    "GET /api/market/v1/products",
    "GET /api/market/v1/products/{id}", "GET /api/market/v1/pictures/{id}.svg",
    "GET /api/market/v1/history", "GET /api/payments/v1/history", "GET /api/wallet/v1/history",
    "GET /api/quotes/v1/history",
  ]

  @Test func `only these calls are for everyone`() async throws {
    let calls = try await SharedBackend.app.calls()
    let open = calls.filter { $0.access == .everyone }.map(\.description)
    #expect(Set(open) == Self.open)
    #expect(calls.count { $0.access == .account } == 47)
    #expect(calls.count == 73)
  }

  @Test func `a route that says nothing of access is refused without a session`() async throws {
    let routes: [APIRoute<BasicRequestContext>] = [
      .get("/api/a") { _, _, _ in Response(status: .ok) },
      .on(.post, "/api/b") { _, _, _ in Response(status: .ok) },
    ]
    let router = Router()
    router.add(middleware: ProblemMiddleware(prefix: APIPrefix("/api"), routes: routes))
    for route in routes { route.add(to: router, Admission(budget: Unlimited())) }
    #expect(routes.flatMap(\.calls).map(\.access) == [.account, .account])
    try await withServer(router) { server in
      try await server.get("/api/a").expect(401, "session-required")
      try await server.send("POST", "/api/b", "{}").expect(401, "session-required")
      let invented = [("Authorization", "Bearer \(String(repeating: "x", count: 43))")]
      try await server.get("/api/a", headers: invented).expect(401, "session-required")
    }
  }

  @Test
  func
    `every other call is refused without a token and with one that is unknown, expired or revoked`()
    async throws
  {
    try await withWholeBackend { backend in
      let expired = try await backend.session(of: "ana").token
      backend.time.advance(minutes: 14 * 24 * 60)
      let ended = try await backend.session(of: "ana").token
      try await backend.caller(token: ended).signOut()
      let revoked = try await backend.session(of: "ana").token
      let everywhere = backend.caller(token: try await backend.session(of: "ana").token)
      let answer = try await everywhere.send(
        "DELETE", "\(Caller.accounts)/sessions", nil, key: nil)
      #expect(answer.status == 204)
      let valid = try await backend.session(of: "ben").token
      let bearer = { (token: String) in [("Authorization", "Bearer \(token)")] }
      let credentials: [(String, [(String, String)])] = [
        ("nothing", []), ("an id of old", [("Customer-ID", "ana")]),
        ("an empty token", bearer("")),
        ("an invented one", bearer(String(repeating: "x", count: 43))),
        ("the id of an account", bearer("gst_7Q2KX5M0T4R9E1AZ")),
        ("another scheme", [("Authorization", "Basic \(valid)")]),
        ("a token in the address", []), ("half of a token", bearer(String(valid.dropLast(3)))),
        ("an expired one", bearer(expired)), ("one that was signed out", bearer(ended)),
        ("one that was signed out elsewhere", bearer(revoked)),
      ]
      for call in backend.app.calls() where call.access == .account {
        let path = call.path.replacing(/\{\w+\}/, with: "x")
        for (name, headers) in credentials {
          // Signing out twice has the same result as once.
          if call.description == "DELETE /api/accounts/v1/sessions/current",
            name.hasPrefix("one that was signed out")
          {
            continue
          }
          let place = name == "a token in the address" ? "\(path)?access_token=\(valid)" : path
          let answer = try await backend.server.send(
            call.method, place, call.method == "GET" ? nil : "{}",
            headers: headers + [("Idempotency-Key", .newID)])
          try answer.expect(401, "session-required", "\(call) with \(name)")
          #expect(answer.headers["www-authenticate"] == "Bearer")
        }
        // HEAD is answered by the same handler as GET, and says as little.
        if call.method == "GET" {
          #expect(try await backend.server.send("HEAD", path).status == 401, "HEAD \(path)")
        }
      }
      // The calls themselves are there: the valid token is refused nowhere.
      for call in backend.app.calls() where call.access == .account && call.method == "GET" {
        guard !call.path.hasSuffix("/events") else { continue }
        let path = call.path.replacing(/\{\w+\}/, with: "x")
        #expect(try await backend.caller(token: valid).get(path).status != 401, "\(call)")
      }
    }
  }

  @Test func `every call is among those that are tried with another's things`() async throws {
    let tried =
      [RouteCall].commerce().map { ($0.description, $0) }
      + [RouteCall].quotes().map { ("\($0.method) \(Caller.quotes)\($0.path)", $0) }
      + [RouteCall].accounts.map { ("\($0.method) \(Caller.accounts)\($0.path)", $0) }
    for call in try await SharedBackend.app.calls() where call.access == .account {
      let parts = call.description.split(separator: "/", omittingEmptySubsequences: false)
      let tries = tried.filter { text, _ in
        let path = text.prefix { $0 != "?" }.split(
          separator: "/", omittingEmptySubsequences: false)
        return path.count == parts.count
          && zip(parts, path).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
      }
      #expect(!tries.isEmpty, "\(call) is missing in RouteCall")
      // Without it the call is not tried with another's id. An upload makes the photo that its path names.
      let isNew = call.description == "PUT \(Caller.quotes)/photos/{id}"
      #expect(
        !call.path.contains("{") || isNew || tries.contains { $1.thing != nil },
        "\(call) names something, and RouteCall does not say what")
    }
  }
}
