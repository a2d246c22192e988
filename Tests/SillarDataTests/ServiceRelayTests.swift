import Foundation
import Hummingbird
import SillarData
import SillarModel
import TestServers
import Testing

/// Clients that are made while a relay is there.
@Suite(.timeLimit(.minutes(1))) struct ServiceRelayTests {
  private func client(
    of url: String,
    _ relay:
      @escaping @Sendable (
        ServiceRelay.Request, ServiceRelay.Service
      ) async throws -> ServiceRelay.Answer
  ) throws -> APIClient {
    let url = try #require(URL(string: url))
    return ServiceRelay.$current.withValue(ServiceRelay(answer: relay)) {
      APIClient(configuration: .init(baseURL: url), logger: quiet)
    }
  }

  @Test func `a relay answers in place of the service`() async throws {
    let asked = Seen<String>()
    let client = try client(of: "http://127.0.0.1:1/api") { request, _ in
      asked.add("\(request.method) \(request.path) \(request.headers["accept"] ?? "")")
      return ServiceRelay.Answer(
        status: 200, headers: [:],
        body: ServiceRelay.Answer.body { give in
          give(Data(#"{"books":"#.utf8))
          give(Data("[]}".utf8))
        })
    }
    let shelf: Shelf = try await client.send(
      .get("my shelf", query: [URLQueryItem(name: "by", value: "J & A")]))
    #expect(shelf == Shelf(books: []))
    #expect(asked.all == ["GET /api/my%20shelf?by=J%20%26%20A application/json"])
  }

  @Test func `a relay passes on what the service answers, its refusals too`() async throws {
    let statuses = Seen<Int>()
    try await withServer { request in
      request.uri.path.hasSuffix("b")
        ? Response(status: .notFound) : json(#"{"books":[{"name":"Emma"}]}"#)
    } _: { url in
      let client = try client(of: url.absoluteString) { request, service in
        let answer = try await service(request)
        statuses.add(answer.status)
        return answer
      }
      let shelf: Shelf = try await client.send(.get("a"))
      #expect(shelf.books.map(\.name) == ["Emma"])
      await #expect(throws: APIError.status(404, nil)) {
        let _: Shelf = try await client.send(.get("b"))
      }
    }
    #expect(statuses.all == [200, 404])
  }

  @Test
  func `a relay learns that a request was never sent, and a client of a relay that loses one`()
    async throws
  {
    let lost = Seen<Bool>()
    let client = try client(of: "http://127.0.0.1:1/api") { request, service in
      do { return try await service(request) } catch let error as ServiceRelay.NoAnswer {
        lost.add(error.isUnsent)
        throw ServiceRelay.NoAnswer("cut", isUnsent: false)
      }
    }
    await #expect(throws: APIError.offline("cut", isUnsent: false)) {
      let _: Shelf = try await client.send(.post("a", json: 1))
    }
    #expect(lost.all == [true])
  }
}
