import BackendApp
import BackendInfra
import Foundation
import Hummingbird
import Programs
import SillarPostgreSQL
import SillarSQL
import Testing

/// Two backends that share the databases of a server.
@Suite(.timeLimit(.minutes(1))) struct TwoProgramsTests {
  @Test func `what one stores the other has, and tells whoever listens there`() async throws {
    try await withBackends { one, two in
      let nobody = Caller(server: one, base: "", token: nil)
      let session: NewSessionAnswer = try await nobody.done(
        nobody.post("\(Caller.accounts)/guests"))
      let (here, there) = (
        Caller(server: one, base: "", token: session.token),
        Caller(server: two, base: "", token: session.token)
      )
      _ = try await here.account()
      var listener = StreamListener(there, at: "\(Caller.wallet)/events")
      var hasAsked = false
      try await listener.listen { listener in
        if !listener.comments.isEmpty, !hasAsked {
          hasAsked = true
          let answer = try await here.post("\(Caller.wallet)/requests", .request(of: "lucia", 100))
          #expect(answer.status == 201)
        }
        return !listener.events.isEmpty
      }
      #expect(try await there.get("\(Caller.wallet)/requests").text.contains("lucia"))
      _ = try await here.send("DELETE", "\(Caller.accounts)/sessions/current")
      #expect(try await there.get("\(Caller.wallet)/account").status == 401)
    }
  }

  @Test func `the films of the content are found in the server's index`() async throws {
    try await withBackends { one, two in
      let titles = try await one.titles(matching: "amelie")
      #expect(!titles.isEmpty)
      #expect(try await two.titles(matching: "AMÉLIE") == titles)
    }
  }

  @Test func `a stream of ended sessions is over when it may have missed one, so that apps ask`()
    async throws
  {
    try await withBackends { _, two in
      let server = try PostgreSQLDatabase(
        "cut \(UUID())", at: try await PostgreSQLServer.shared().address, migrations: Migrations()
      ) { _ in CocoaError(.fileReadUnknown) }
      var listener = StreamListener(
        Caller(server: two, base: "", token: nil), at: "\(Caller.accounts)/events")
      var isCut = false
      try await listener.listen { listener in
        if !isCut {
          isCut = true
          try await server.write { database in
            _ = try database.values(
              """
              SELECT pg_terminate_backend(pid)::int FROM pg_stat_activity
              WHERE query LIKE 'LISTEN "accounts %'
              """, as: Int.self)
          }
        }
        // It has said again that it is still here.
        return listener.comments.count > 1
      }
      #expect(listener.isOver)
    }
  }

  private func withBackends(_ body: (TestServer, TestServer) async throws -> Void) async throws {
    let address = try await PostgreSQLServer.shared().address
    try await withTemporaryFolder { folder in
      func router(_ name: String) async throws -> Router<BasicRequestContext> {
        let data = folder.appending(path: name)
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let open = BackendStorage.server(at: address, for: "\(folder.path.suffix(36))")
        let router = Router()
        try await BackendApp(dataDirectory: data, open: open, isDemo: true, passwordRounds: 2)
          .addRoutes(to: router, paying: Unlimited())
        return router
      }
      let (one, two) = (try await router("one"), try await router("two"))
      try await withServer(one) { one in
        try await withServer(two) { two in try await body(one, two) }
      }
    }
  }
}
