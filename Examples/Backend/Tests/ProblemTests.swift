import BackendDelivery
import BackendModel
import Foundation
import Hummingbird
import TestServers
import Testing

/// Each error that a client can cause, and its response.
@Suite struct ProblemTests {
  private let games = "/api/trivia/v1/games"

  @Test(arguments: [
    "/api", "/api/nope", "//api/nope", "/api/tmdbx", "/api/3/movie/popular",
    "/api/market/v1/nothing", "/api/trivia/v1/pictures/space-07.png",
    "/api/trivia/v1/pictures/a/b.svg",
  ])
  func `a path that is not there is a 404`(path: String) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get(path)
    let problem = try answer.problem()
    #expect(answer.status == 404)
    #expect(problem.type == "about:blank")
    #expect(problem.title == "Not Found")
    #expect(problem.instance == path.replacing("//", with: "/"))
    #expect(answer.headers["x-content-type-options"] == "nosniff")
  }

  @Test(arguments: [
    ("DELETE", "/api/trivia/v1/topics", "GET, HEAD"),
    ("POST", "/api/trivia/v1/topics/", "GET, HEAD"), ("OPTIONS", "/api/trivia/v1/games", "POST"),
    ("PROPFIND", "/api/market/v1/orders", "GET, HEAD, POST"),
    ("GET", "/api/payments/v1/cards", "POST"), ("PUT", "/api/wallet/v1/account", "GET, HEAD"),
    ("DELETE", "/api/quotes/v1/requests/1", "GET, HEAD, PATCH"),
    ("POST", "/api/quotes/v1/events", "GET, HEAD"),
  ])
  func `a method that does not work says which would, in every API`(
    method: String, path: String, allowed: String
  ) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.send(method, path)
    let problem = try answer.problem()
    #expect(answer.status == 405)
    #expect(problem.type == "about:blank")
    #expect(answer.headers["allow"] == allowed)
    #expect(problem.detail == "\(method) does not work on \(path); \(allowed) would.")
  }

  /// The same code reads the JSON of all APIs.
  @Test(arguments: [
    ("", 400, "malformed-json", "end of file", nil),
    (#"{"topic":"#, 400, "malformed-json", "end of file", nil),
    (#"{topic:1}"#, 400, "malformed-json", "character 1", nil),
    (#"{"topic":"space"}x"#, 400, "malformed-json", "character 17", nil),
    ("hello", 400, "malformed-json", "character 0", nil),
    ("{}", 422, "invalid-body", "The body's topic is missing.", "#/topic"),
    (#"{"topic":null}"#, 422, "invalid-body", "The body's topic has to be a string.", "#/topic"),
    (#"{"topic":7}"#, 422, "invalid-body", "The body's topic has to be a string.", "#/topic"),
    (#"["space"]"#, 422, "invalid-body", "The body has to be an object.", "#"),
    (#""space""#, 422, "invalid-body", "The body has to be an object.", "#"),
    (
      #"{"topic":"\"x\""}"#, 422, "unknown-topic", #""\"x\"": GET /api/trivia/v1/topics"#, "#/topic"
    ),
  ])
  func `a body that cannot be is told what is wrong and where`(
    body: String, status: Int, kind: String, detail: String, pointer: String?
  ) async throws {
    let answer = try await SharedBackend.server.send("POST", games, body)
    try answer.expect(status, kind)
    let problem = try answer.problem()
    #expect(problem.detail.contains(detail), "\(problem.detail)")
    #expect(problem.errors?.map(\.pointer) == pointer.map { [$0] })
    #expect(problem.instance == games)
  }

  @Test func `a body that is not sent as JSON is refused`() async throws {
    let server = try await SharedBackend.server
    for type in [nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonx"] {
      let answer = try await server.send("POST", games, #"{"topic":"space"}"#, contentType: type)
      #expect(answer.status == 415)
      #expect(answer.headers["accept"] == "application/json")
      #expect(try answer.problem().detail.contains(type ?? "no Content-Type"))
    }
  }

  @Test(arguments: [false, true])
  func `a body that is too large is refused`(chunked: Bool) async throws {
    let server = try await SharedBackend.server
    let padding = String(repeating: " ", count: 16 * 1024)
    let answer = try await server.send(
      "POST", games, #"{"topic":"space"}"# + padding, chunked: chunked)
    let problem = try answer.problem()
    #expect(answer.status == 413)
    #expect(problem.detail == "The body may have at most 16384 bytes.")
  }

  @Test(arguments: [
    ("trivia/v1/pictures/nope.svg", "unknown-picture"),
    ("trivia/v1/pictures/%00.svg", "unknown-picture"),
    ("trivia/v1/pictures/..%2f..%2fetc%2fpasswd.svg", "unknown-picture"),
    ("trivia/v1/games/1", "unknown-game"), ("trivia/v1/games/\(UUID())", "unknown-game"),
    ("market/v1/products/nothing", "unknown-product"),
    ("market/v1/products/Not.A.Name", "unknown-product"),
    ("market/v1/pictures/nothing.svg", "unknown-picture"),
  ])
  func `what there is not is a 404`(path: String, kind: String) async throws {
    try await SharedBackend.server.get("/api/\(path)").expect(404, kind)
  }

  /// All APIs, except those of chats and films, share the code that reads `limit` and the cursor.
  @Test(arguments: [
    "market/v1/products", "market/v1/orders", "wallet/v1/requests", "wallet/v1/activity",
  ])
  func `a part of a list that cannot be is a 400`(list: String) async throws {
    let ada = try await Caller.guest(of: SharedBackend.server)
    for query in ["limit=0", "limit=101", "limit=x", "after=x", "after=", "after=-"] {
      try await ada.get("/api/\(list)?\(query)").expect(400, "invalid-page", "\(query)")
    }
  }

  @Test(arguments: [
    "trivia/v1/topics", "tmdb/3/movie/upcoming", "tmdb/3/search/movie?query=a",
    "tmdb/3/movie/769?append_to_response=credits", "tmdb/t/p/w92/769-poster.svg",
  ])
  func `what can be read can be asked about without its body`(path: String) async throws {
    let server = try await SharedBackend.server
    let get = try await server.get("/api/\(path)")
    let head = try await server.send("HEAD", "/api/\(path)")
    #expect(get.status == 200 && head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == "\(get.body.count)")
  }

  @Test(arguments: [
    ("trivia/v1/pictures/topic-space.svg", ""), ("market/v1/pictures/moka-pot.svg", ""),
    ("tmdb/t/p/w342/769-poster.svg", "style-src 'unsafe-inline'; "),
  ])
  func `a picture is served so that it can do no harm, and once`(
    path: String, styles: String
  ) async throws {
    let server = try await SharedBackend.server
    let picture = try await server.get("/api/\(path)")
    #expect(picture.status == 200)
    #expect(SVGInspector.faults(in: picture.body, allowingStyles: !styles.isEmpty) == [])
    for (name, value) in [
      "content-type": "image/svg+xml; charset=utf-8", "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; \(styles)sandbox",
      "cache-control": "public, max-age=3600",
    ] { #expect(picture.headers[name] == value) }
    let tag = try #require(picture.headers["etag"])
    for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let answer = try await server.get("/api/\(path)", ifNoneMatch: known)
      #expect(answer.status == 304 && answer.body.isEmpty, "\(known)")
      #expect(answer.headers["etag"] == tag)
    }
    let other = try await server.get("/api/\(path)", ifNoneMatch: "\"other\"")
    #expect(other.status == 200 && other.body == picture.body)
  }

  @Test func `a mistake of ours gives nothing away and is in the log`() async throws {
    let log = Seen<String>()
    let router = Router()
    BrokenBackend.api.addRoutes(to: router, prefix: "/api", paying: Unlimited())
    try await withServer(router, logger: log.logger()) { server in
      let answer = try await server.get("/api/trivia/v1/topics")
      let problem = try answer.problem()
      #expect(answer.status == 500)
      #expect(problem.title == "Internal Server Error")
      #expect(!answer.text.contains("swordfish"))
      let line = try #require(log.all.first { $0.contains("swordfish") })
      #expect(line.contains("/api/trivia/v1/topics"))
      let id = try #require(problem.detail.firstMatch(of: /request (\w+)/)?.1)
      #expect(line.contains(id))
    }
  }
}

/// A backend whose calls all fail, with a secret in the error.
struct BrokenBackend: ListTopics, CreateGame, FindGame, FindPicture {
  struct Failure: Error { let password = "swordfish" }

  static var api: TriviaAPI {
    TriviaAPI(
      listTopics: BrokenBackend(), createGame: BrokenBackend(), findGame: BrokenBackend(),
      findPicture: BrokenBackend())
  }

  func execute(in language: Language) async throws -> [Topic] { throw Failure() }
  func execute(topic: Topic.ID, in language: Language) async throws -> Game { throw Failure() }
  func execute(id: UUID) async throws -> Game? { throw Failure() }
  func execute(name: PictureName) async throws -> Picture? { throw Failure() }
}
