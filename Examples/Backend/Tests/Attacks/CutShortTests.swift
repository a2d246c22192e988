import AsyncHTTPClient
import Foundation
import Logging
import NIOCore
import TestServers
import Testing

@testable import BackendInfra

/// Requests whose connection breaks before the body is complete.
@Suite(.timeLimit(.minutes(2))) struct CutShortTests {
  @Test func `30 bodies that are cut short are no errors of the server, and leave nothing`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let log = Seen<String>()
      try await withQuotes(in: folder, logger: log.logger(from: .debug)) { quotes in
        let ana = try await quotes.caller("ana")
        let photo = "/photos/\(String.newID)"
        let quotesPath = Caller.quotes
        for (method, path, type) in [
          ("PUT", quotesPath + photo, "image/jpeg"),
          ("POST", "\(quotesPath)/requests", "application/json"),
          ("POST", "\(Caller.accounts)/sessions", "application/json"),
        ] {
          for _ in 0..<10 {
            let seen = log.cutCount
            let pieces = AsyncThrowingStream<ByteBuffer, any Error> { continuation in
              continuation.yield(ByteBuffer(string: #"{"id":""#))
              continuation.finish(throwing: CancellationError())
            }
            await #expect(throws: (any Error).self) {
              try await quotes.server.send(
                method, path, body: .stream(pieces, length: .known(Int64(1_000))),
                contentType: type, headers: ana.headers + [("Idempotency-Key", .newID)])
            }
            while log.cutCount == seen, !log.hasError, !Task.isCancelled { await Task.yield() }
          }
        }
        try #require(!log.hasError, "\(log.all)")
        while try await !quotes.files().isEmpty { await Task.yield() }
        #expect(try await ana.list("/requests").items.isEmpty)
        #expect(try await ana.get(photo).status == 404)
      }
    }
  }
}

extension Seen<String> {
  /// True if the server has taken one for an error of its own.
  fileprivate var hasError: Bool { all.contains { $0.contains("unexpectedly") } }

  /// The number of bodies that the server has seen end too early: it reads them as invalid HTTP, or cannot read on.
  fileprivate var cutCount: Int {
    all.count { $0.contains("HTTP parse error") || $0.contains("cut short") }
  }
}
