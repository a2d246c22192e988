import BackendApp
import Foundation
import Hummingbird
import Programs
import Synchronization
import TestServers
import Testing

@testable import BackendDelivery

/// What calls cost, and who pays: every call of every API, from the table of routes, and a flood of searches.
@Suite(.timeLimit(.minutes(2))) struct CallPriceTests {
  /// A budget that notes who pays, and refuses when a test says so.
  private final class Purse: CallBudget {
    struct Payment: Equatable {
      let events: Double
      var account: String?
      var client: String?
    }

    private let state = Mutex<(payments: [Payment], isEmpty: Bool)>(([], false))

    func pay(_ price: CallPrice, account: String?, client: String?) -> Duration? {
      state.withLock { state in
        state.payments.append(Payment(events: price.events, account: account, client: client))
        return state.isEmpty ? .milliseconds(2_500) : nil
      }
    }

    func empty() { state.withLock { $0.isEmpty = true } }

    func take() -> [Payment] {
      state.withLock { state in
        defer { state.payments = [] }
        return state.payments
      }
    }
  }

  /// The calls that cost more or less than a read or a change.
  private static let prices: [String: CallPrice] = [
    "GET /api/market/v1/products": .search, "GET /api/wallet/v1/people": .search,
    "GET /api/tmdb/3/search/movie": .search, "GET /api/quotes/v1/requests/open": .search,
    "POST /api/accounts/v1/sessions": .signIn, "POST /api/accounts/v1/guests": .signIn,
    "PUT /api/quotes/v1/photos/{id}": .upload, "GET /api/wallet/v1/events": .stream,
    "GET /api/quotes/v1/events": .stream, "GET /api/accounts/v1/events": .stream,
    "GET /api/trivia/v1/pictures/{name}.svg": .picture,
    "GET /api/market/v1/pictures/{id}.svg": .picture, "GET /api/tmdb/t/p/{size}/{file}": .picture,
  ]

  @Test func `searches, sign-ins, uploads and streams cost more than reads and changes`()
    async throws
  {
    for call in try await SharedBackend.app.calls() {
      let usual: CallPrice = call.method == "GET" ? .read : .change
      #expect(call.price == Self.prices[call.description] ?? usual, "\(call)")
    }
  }

  @Test func `every call pays once, by its account or its client, and none is answered unpaid`()
    async throws
  {
    let purse = Purse()
    try await withWholeBackend(paying: purse) { backend in
      func send(
        _ call: APICall, method: String? = nil, _ headers: [(String, String)]
      ) async throws -> Answer {
        try await backend.server.send(
          method ?? call.method, call.path.replacing(/\{\w+\}/, with: "x"),
          call.method == "GET" ? nil : "{}", headers: headers + [("Idempotency-Key", .newID)])
      }
      var token = try await backend.session(of: "ana").token
      for call in backend.app.calls() {
        // A stream would not end.
        if call.path.hasSuffix("/events"), call.access == .everyone { continue }
        _ = purse.take()
        _ = try await send(call, [("Sillar-Client", "203.0.113.7")])
        let byClient = Purse.Payment(events: call.price.events, client: "203.0.113.7")
        #expect(purse.take() == [byClient], "\(call)")
        guard !call.path.hasSuffix("/events") else { continue }
        _ = try await send(call, [("Authorization", "Bearer \(token)")])
        let hasAccounts = !call.path.contains("/trivia/") && !call.path.contains("/tmdb/")
        let paid = Purse.Payment(events: call.price.events, account: hasAccounts ? "ana" : nil)
        #expect(purse.take() == [paid], "\(call)")
        // Signing out ends the session.
        if call.method == "DELETE" { token = try await backend.session(of: "ana").token }
      }
      purse.empty()
      for call in backend.app.calls() {
        for method in [call.method] + (call.method == "GET" ? ["HEAD"] : []) {
          let answer = try await send(
            call, method: method, [("Authorization", "Bearer \(token)")])
          #expect(answer.status == 429, "\(method) \(call.path)")
          #expect(answer.headers["retry-after"] == "3", "\(call)")
          guard method != "HEAD" else { continue }
          if call.path.contains("/tmdb/") {
            #expect(answer.text.contains(#""status_code":25"#))
          } else {
            try answer.expect(429, "too-many-calls", "\(call)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    "/api/market/v1/products?q=a", "/api/tmdb/3/search/movie?query=a",
  ])
  func `a client that floods the backend with searches is refused, and nobody else is`(
    path: String
  ) async throws {
    try await withFilledFolder { folder in
      let program = try RunningProgram(
        "backend", ["--demo", "--port", "0", "--data-dir", folder.path])
      let line = await program.firstLine()
      let port = try #require(line.split(separator: ":").last.flatMap { Int($0) })
      let server = TestServer(port: port)
      let guest = try await Caller.guest(of: server)
      // A budget pays for 100 searches at once, and ten more in each second.
      let answers = try await flood(until: 200, where: { $0.status == 429 }) {
        try await server.get(path)
      }
      #expect(answers.count { $0.status == 429 } >= 200)
      #expect(answers.allSatisfy { [200, 429].contains($0.status) })
      let refused = try #require(answers.last { $0.status == 429 })
      #expect(refused.headers["retry-after"] == "1")
      #expect(try await server.get(path, headers: [("Sillar-Client", "203.0.113.7")]).status == 200)
      #expect(try await guest.get("\(Caller.wallet)/people?q=a").status == 200)
      // The flood goes on under the name of a client: this one is refused, too, and no other.
      let named = try await flood(until: 50, where: { $0.status == 429 }) {
        try await server.get(path, headers: [("Sillar-Client", "203.0.113.8")])
      }
      #expect(named.count { $0.status == 429 } >= 50)
      #expect(try await server.get(path, headers: [("Sillar-Client", "203.0.113.7")]).status == 200)
      program.terminate()
      let result = await program.result()
      #expect(result.status == 0)
      #expect(result.errors.contains("refused a client's route: it asks for more than 400 events"))
    }
  }
}
