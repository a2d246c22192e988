import BackendApp
import Hummingbird
import Testing

/// The API on a router with other routes.
@Suite struct SharedRouterTests {
  struct Failure: Error {}

  /// A custom request context, which the API does not know.
  struct OtherContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    init(source: Source) { coreContext = .init(source: source) }
  }

  private func withMixedServer(
    prefix: String = "/api", _ body: (TestServer) async throws -> Void
  ) async throws {
    let router = Router(context: OtherContext.self)
    router.get("/before") { _, _ in "before" }
    try await SharedBackend.app.addRoutes(to: router, prefix: prefix)
    router.get("/apiary") { _, _ in "bees" }
    router.get("/broken") { _, _ -> String in throw Failure() }
    router.get("/refused") { _, _ -> String in throw HTTPError(.forbidden, message: "no") }
    router.get("/pages/**") { _, _ in "page" }
    try await withServer(router, body)
  }

  @Test(arguments: ["/", "/nope", "/apiary/nope", "/trivia/v1/topics"])
  func `what is unknown elsewhere is none of the API's business`(path: String) async throws {
    try await withMixedServer { server in
      let answer = try await server.get(path)
      #expect(answer.status == 404)
      #expect(answer.headers["content-type"] != "application/problem+json")
      #expect(answer.headers["x-content-type-options"] == nil)
    }
  }

  @Test func `other routes and their errors are left alone`() async throws {
    try await withMixedServer { server in
      #expect(try await server.get("/before").text == "before")
      #expect(try await server.get("/apiary").text == "bees")
      #expect(try await server.get("/pages/a/b").text == "page")
      let broken = try await server.get("/broken")
      #expect(broken.status == 500)
      #expect(broken.body.isEmpty)
      let refused = try await server.get("/refused")
      #expect(refused.status == 403)
      #expect(refused.headers["content-type"] == "application/json; charset=utf-8")
      let wrongMethod = try await server.send("POST", "/apiary")
      #expect(wrongMethod.status == 404)
    }
  }

  @Test(arguments: ["/v/2", "v/2/"])
  func `another prefix works and is in every address`(prefix: String) async throws {
    try await withMixedServer(prefix: prefix) { server in
      let answer = try await server.get("/v/2/trivia/v1/topics")
      let topic = try #require(try answer.decoded(TopicListAnswer.self).topics.first)
      #expect(topic.picture.hasPrefix("/v/2/trivia/v1/pictures/"))
      #expect(try await server.get(topic.picture).status == 200)
      let created = try await server.send(
        "POST", "/v/2/trivia/v1/games", #"{"topic":"\#(topic.id)"}"#)
      let location = try #require(created.headers["location"])
      #expect(try await server.get(location).status == 200)
      let unknown = try await server.get("/v/2/nope")
      #expect(try unknown.problem().status == 404)
      #expect(try await server.get("/v/nope").headers["content-type"] == nil)
      #expect(try await server.get("/api/nope").headers["content-type"] == nil)
    }
  }
}
