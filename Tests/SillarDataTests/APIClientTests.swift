import Foundation
import HTTPTypes
import Hummingbird
import Logging
import SillarData
import TestServers
import Testing

struct Shelf: Codable, Hashable, Sendable {
  struct Book: Codable, Hashable, Sendable { let name: String }
  let books: [Book]
}

struct APIClientTests {
  @Test func `an answer becomes a value, and the question arrives as it was asked`() async throws {
    let seen = Seen<String>()
    try await withServer { request in
      seen.add("\(request.method) \(request.uri) \(request.headers[.accept] ?? "")")
      return json(#"{"books":[{"name":"Emma"}]}"#)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      let shelf: Shelf = try await client.send(
        .get("v1/my shelf", query: [URLQueryItem(name: "by", value: "J & A")]))
      #expect(shelf == Shelf(books: [.init(name: "Emma")]))
    }
    #expect(seen.all == ["GET /api/v1/my%20shelf?by=J%20%26%20A application/json"])
  }

  @Test func `a body is sent as JSON`() async throws {
    let seen = Seen<String>()
    try await withServer { request in
      let body = try await request.body.collect(upTo: 1024)
      seen.add("\(request.method) \(request.headers[.contentType] ?? "") \(String(buffer: body))")
      return json(#"{"books":[]}"#, status: .created)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      let _: Shelf = try await client.send(
        .post("shelves", json: Shelf(books: [.init(name: "Emma")])))
    }
    #expect(seen.all == [#"POST application/json {"books":[{"name":"Emma"}]}"#])
  }

  @Test func `dates are RFC 3339 timestamps in both directions`() async throws {
    let seen = Seen<String>()
    try await withServer { request in
      seen.add(String(buffer: try await request.body.collect(upTo: 1024)))
      return json(#"["2026-11-21T10:00:00Z","2026-11-21T10:00:00.250+01:00"]"#)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      let visit = Date(timeIntervalSince1970: 1_795_255_200.5)
      let dates: [Date] = try await client.send(.post("visits", json: [visit]))
      #expect(dates.map(\.timeIntervalSince1970) == [1_795_255_200, 1_795_251_600.25])
    }
    #expect(seen.all == [#"["2026-11-21T10:00:00.500Z"]"#])
  }

  @Test func `a date that is no timestamp is undecodable, and says where`() async throws {
    try await withServer { _ in
      json(#"["2026-11-21"]"#)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      await #expect(throws: APIError.self) {
        let _: [Date] = try await client.send(.get("visits"))
      }
    }
  }

  @Test func `the client's headers go with every request, the endpoint's own come first`()
    async throws
  {
    let seen = Seen<String>()
    try await withServer { request in
      seen.add("\(request.headers[.authorization] ?? "") \(request.headers[.accept] ?? "")")
      return json("{}")
    } _: { url in
      let client = APIClient(
        configuration: .init(
          baseURL: url, headers: [.authorization: "Bearer key", .accept: "text/html"]))
      _ = try await client.send(.data("x", accept: "image/png"))
    }
    #expect(seen.all == ["Bearer key image/png"])
  }

  @Test func `an answer of another shape says where`() async throws {
    try await withServer { _ in
      json(#"{"books":[{"name":"Emma"},{"name":7}]}"#)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      await #expect(throws: APIError.undecodable("books[1].name is not of type String")) {
        let _: Shelf = try await client.send(.get("shelf"))
      }
    }
  }

  @Test(arguments: ["", "<html>", "{\"books\":"])
  func `an answer that is no JSON is undecodable`(text: String) async throws {
    try await withServer { _ in
      json(text)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      await #expect(throws: APIError.undecodable("the whole answer is not valid")) {
        let _: Shelf = try await client.send(.get("shelf"))
      }
    }
  }

  @Test func `a failure comes with the details that the server gave`() async throws {
    try await withServer { _ in
      problem(.notFound, #"{"type":"urn:none","title":"No such shelf","status":404,"detail":7}"#)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      let details = ProblemDetails(type: "urn:none", title: "No such shelf", status: 404)
      await #expect(throws: APIError.status(404, details)) {
        let _: Shelf = try await client.send(.get("shelf"))
      }
    }
  }

  @Test func `a failure without details is a status`() async throws {
    try await withServer { _ in
      json(#"{"title":"only JSON"}"#, status: .internalServerError)
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      await #expect(throws: APIError.status(500, nil)) {
        let _: Shelf = try await client.send(.get("shelf"))
      }
    }
  }

  @Test(arguments: [true, false])
  func `an answer that is too large is refused, announced or not`(announced: Bool) async throws {
    let chunk = ByteBuffer(repeating: UInt8(ascii: "x"), count: 1000)
    try await withServer { _ in
      Response(
        status: .ok,
        body: ResponseBody(contentLength: announced ? 3000 : nil) { writer in
          for _ in 0..<3 { try await writer.write(chunk) }
          try await writer.finish(nil)
        })
    } _: { url in
      let client = APIClient(
        configuration: .init(baseURL: url, maximumAnswerSize: 2999), logger: quiet)
      await #expect(throws: APIError.tooLarge(limit: 2999)) { try await client.send(.data("x")) }
      let roomy = APIClient(configuration: .init(baseURL: url, maximumAnswerSize: 3000))
      let answer = try await roomy.send(.data("x"))
      #expect(answer.body.count == 3000)
      // An endpoint with larger answers sets a limit of its own.
      var large = Endpoint.data("x")
      large.maximumAnswerSize = 3000
      let larger = try await client.send(large)
      #expect(larger.body.count == 3000)
    }
  }

  @Test func `bytes are had from the API's own origin only`() async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return bytes([1, 2, 3], type: "Image/PNG; q=1")
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      let own = try #require(URL(string: "/pictures/a.png", relativeTo: url))
      let answer = try await client.data(at: own.absoluteURL)
      #expect(answer.contentType == "image/png")
      #expect(answer.body == Data([1, 2, 3]))

      let port = try #require(url.port)
      for other in [
        "http://localhost:\(port)/x", "http://127.0.0.1:1/x", "https://127.0.0.1:\(port)/x",
        "http://me@127.0.0.1:\(port)/x", "file:///etc/passwd", "/relative",
      ] {
        let elsewhere = try #require(URL(string: other))
        await #expect {
          try await client.data(at: elsewhere)
        } throws: { error in
          if case APIError.invalidRequest = error { true } else { false }
        }
      }
    }
    #expect(asked.all == ["/pictures/a.png"])
  }

  @Test func `a redirect is not followed`() async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return Response(status: .found, headers: [.location: "/elsewhere"])
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      await #expect(throws: APIError.status(302, nil)) { try await client.send(.data("here")) }
    }
    #expect(asked.all == ["/api/here"])
  }

  @Test func `an address that is no web address says so`() async throws {
    let client = APIClient(configuration: .init(baseURL: URL(fileURLWithPath: "/tmp")))
    await #expect {
      try await client.send(.data("x"))
    } throws: { error in
      if case APIError.invalidRequest = error { true } else { false }
    }
  }

  @Test func `the log tells what was asked and nothing that is secret`() async throws {
    let lines = Seen<String>()
    try await withServer { request in
      request.uri.path.contains("bad")
        ? problem(.badRequest, #"{"title":"Bad"}"#) : json(#"{"books":"secret"}"#)
    } _: { url in
      let client = APIClient(
        configuration: .init(baseURL: url, headers: [.authorization: "Bearer secret"]),
        logger: Logger(label: "test", factory: { _ in LogCapture(lines) }))
      let query = [URLQueryItem(name: "token", value: "secret")]
      for path in ["good", "bad"] {
        let endpoint = Endpoint<Shelf>.get(path, query: query)
        await #expect(throws: APIError.self) { try await client.send(endpoint) }
      }
    }
    let log = lines.all.joined(separator: "\n")
    #expect(log.contains("/api/good"))
    #expect(log.contains("/api/bad"))
    #expect(log.contains("400"))
    #expect(!log.contains("secret"))
  }
}
