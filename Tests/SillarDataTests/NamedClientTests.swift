import Foundation
import HTTPTypes
import Hummingbird
import TestServers
import Testing

@testable import SillarData

/// The client for whom a program asks a service.
struct NamedClientTests {
  @TaskLocal private static var visitor: String?

  private func client(_ url: URL) -> APIClient {
    let configuration = APIClient.Configuration(baseURL: url, client: { Self.visitor })
    return APIClient(configuration: configuration, logger: quiet)
  }

  @Test func `a service of this computer is told for whom each task asks`() async throws {
    let seen = Seen<String>()
    try await withServer { request in
      let name = HTTPField.Name("Sillar-Client")
      seen.add(name.flatMap { request.headers[$0] } ?? "-")
      return json("[]")
    } _: { url in
      let client = client(url)
      for visitor in ["203.0.113.7", nil, "203.0.113.8"] {
        try await Self.$visitor.withValue(visitor) {
          let _: [String] = try await client.send(.get("v1/names"))
        }
      }
    }
    #expect(seen.all == ["203.0.113.7", "-", "203.0.113.8"])
  }

  @Test(arguments: [
    ("http://localhost:8080", true), ("http://127.0.0.9", true), ("http://[::1]:8080", true),
    ("https://api.example.com", false), ("http://127.0.0.1.example.com", false),
    ("http://192.168.0.7", false),
  ])
  func `no other computer is told the addresses of visitors`(url: String, isTold: Bool) throws {
    let url = try #require(URL(string: url))
    try Self.$visitor.withValue("203.0.113.7") {
      let client = client(url)
      let prepared = try client.prepare(.data("x"), url: url)
      #expect(
        prepared.headers.contains { $0.name.canonicalName == "sillar-client" } == isTold)
    }
  }
}
