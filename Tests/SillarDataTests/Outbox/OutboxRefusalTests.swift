import Foundation
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing

/// The errors for which an outbox parks a command by default.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct OutboxRefusalTests {
  /// A service that answers with an error first, and then takes the command.
  private final class Service: Sendable {
    private let errors: Mutex<[any Error]>
    let asked = Counter()

    init(_ errors: [any Error]) { self.errors = Mutex(errors) }

    func take() throws {
      _ = asked.next()
      let error = errors.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      if let error { throw error }
    }
  }

  private static func states(after error: any Error) async throws -> [OutboxEntry.State] {
    try await withFolder { folder in
      var migrations = Migrations()
      Outbox.registerMigration(in: &migrations)
      let database = try SQLEngine.open("refused", in: folder, migrations: migrations) {
        Notebook.Failure(reason: $0)
      }
      let service = Service([error])
      let handler = OutboxHandler(for: AddLine.self) { _, _ in
        try service.take()
      } undo: { _, _ in
      }
      let work = AppWork()
      let outbox = Outbox(
        database: database, handlers: [handler], reconnection: AtOnce(), work: work)
      try await outbox.enqueue(AddLine(list: "a", text: "milk"), owner: "ada")
      let running = Task { await work.run() }
      var states: [OutboxEntry.State] = []
      for await _ in outbox.changes {
        states = try await outbox.entries(of: "ada").map(\.state)
        if states != [.waiting] { break }
      }
      running.cancel()
      await running.value
      return states
    }
  }

  @Test(arguments: [
    APIError.offline("no network"), .brokenOff("half"), .timedOut(.seconds(5)), .undecodable("x"),
    .tooLarge(limit: 1), .status(401, nil), .status(408, nil), .status(425, nil), .status(429, nil),
    .status(500, nil), .status(502, nil), .status(503, ProblemDetails(retryAfter: .zero)),
    .status(504, nil),
  ])
  func `what may pass is sent again until the service takes it`(error: APIError) async throws {
    #expect(try await Self.states(after: error) == [])
  }

  @Test(arguments: [
    (APIError.status(400, nil), "400"), (.status(403, nil), "403"), (.status(404, nil), "404"),
    (.status(409, ProblemDetails(type: "urn:shop:no-free-place")), "no-free-place"),
    (.status(422, nil), "422"), (.invalidRequest("no URL"), "invalid-request"),
  ])
  func `what the service refuses is parked with its reason`(
    error: APIError, reason: String
  ) async throws {
    #expect(try await Self.states(after: error) == [.parked(.refused(reason))])
  }

  @Test func `an error that is none of the API is not taken for a refusal`() async throws {
    struct Odd: Error {}
    #expect(try await Self.states(after: Odd()) == [])
  }
}
