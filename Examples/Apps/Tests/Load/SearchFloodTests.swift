import Foundation
import NIOHTTP1
import Programs
import TestServers
import Testing

/// The API that the showcase serves to everybody, and a client that searches without end: see `CallPriceTests` of the backend.
@Suite(.timeLimit(.minutes(2))) struct SearchFloodTests {
  @Test(arguments: ["/api/market/v1/products?q=a", "/api/tmdb/3/search/movie?query=a"])
  func `a client that floods the public API with searches is refused, and nobody else is`(
    path: String
  ) async throws {
    try await withFolder { folder in
      let program = try RunningProgram(
        "showcase",
        [
          "--port", "0", "--data-dir", folder.path, "--public-url", "http://apps.example",
          "--public-api", "true", "--trusted-proxies", "127.0.0.1",
        ])
      defer { program.crash() }
      let address = try #require(await program.firstLine().split(separator: " ").last)
      try await Visitors.with(String(address)) { visitors in
        // A budget pays for 100 searches at once, and ten more in each second.
        let answers = try await flood(until: 200, where: { $0.status == 429 }) {
          try await visitors.send(.GET, path, from: "203.0.113.7")
        }
        #expect(answers.allSatisfy { [200, 429].contains($0.status) })
        #expect(answers.count { $0.status == 429 } >= 200)
        for other in [path, "/market/", "/movies/"] {
          #expect(
            try await visitors.send(.GET, other, from: "203.0.113.8").status == 200, "\(other)")
        }
      }
      let result = await program.end(within: .seconds(60))
      #expect(result.status == 0)
      #expect(result.errors.contains("refused a client's route: it asks for more than 400 events"))
    }
  }
}
