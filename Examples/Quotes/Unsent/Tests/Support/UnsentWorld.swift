import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import Logging
import Scripted
import Sillar
import SillarData
import SillarTesting
import Synchronization
import TestServers
import UnsentDelivery
import UnsentInfra
import UnsentModel
import Work
import WorkInfra

/// Says something about a request: the command of these tests.
struct WriteNote: OutboxCommand {
  static let kind = "write-note"
  static let version = 1
  let request: String
  let text: String
  var subject: String { "request/\(request)" }
}

/// The same, where the service's word holds.
struct RenameRequest: OutboxCommand {
  static let kind = "rename-request"
  static let version = 1
  let request: String
  let text: String
  var subject: String { "request/\(request)" }
}

struct NotesPart: WorkPart {
  func registerMigrations(in migrator: inout DatabaseMigrator) {}

  func handlers(_ api: WorkAPI) -> [OutboxHandler] {
    [
      handler(for: WriteNote.self, .ask, api) { $0.text },
      handler(for: RenameRequest.self, .serverWins, api) { $0.text },
    ]
  }

  private func handler<Command: OutboxCommand>(
    for command: Command.Type, _ conflict: OutboxConflict.Policy, _ api: WorkAPI,
    text: @escaping @Sendable (Command) -> String
  ) -> OutboxHandler {
    OutboxHandler(for: command, conflict: conflict) { command, delivery in
      do {
        _ =
          try await api.send(
            Endpoint<String>.post(
              "notes", json: [text(command), delivery.overrides ? "over" : ""],
              idempotencyKey: delivery.key),
            as: PersonID(delivery.owner))
      } catch APIError.status(409, _) {
        throw OutboxConflict()
      }
    } undo: { _, _ in
    }
  }
}

struct Tokens: SessionTokens {
  func token(of person: PersonID) -> String? { "t-\(person.rawValue)" }
  func tokenRefused(_ token: String, of person: PersonID) {}
}

/// A service of notes: what it says to each depends on its text.
final class NotesServer: Sendable {
  let gate = Gate(isOpen: true)
  let written = Seen<String>()

  @Sendable func respond(_ request: Request) async throws -> Response {
    let body = try await request.body.collect(upTo: 1 << 16)
    let note = try JSONDecoder().decode([String].self, from: Data(body.readableBytesView))
    await gate.pass()
    if note[0].hasPrefix("rude") {
      return problem(.unprocessableContent, #"{"type":"tag:sillar.example,2026:too-rude"}"#)
    }
    if note[0].hasPrefix("disputed"), note[1].isEmpty { return problem(.conflict, "{}") }
    written.add(note[0])
    return json("\"ok\"")
  }
}

/// What Ana has unsent, over a real outbox and a real socket.
struct UnsentWorld: Sendable {
  static let ana = Person(id: PersonID("ana"), name: "Ana", role: .homeowner, city: "Madrid")

  let server = NotesServer()
  let clock = TestClock()
  let changed = Log()
  let service: WorkService

  init(_ url: URL, in folder: URL) throws {
    service = try WorkService(
      apiURL: url, dataDirectory: folder, tokens: Tokens(), parts: [NotesPart()],
      now: clock.wallClock, clock: clock, logger: quiet)
  }

  var actions: UnsentActions { UnsentInfraFactory(service: service).actions(for: Self.ana) }

  func write(_ text: String, about request: String = "r1") async throws {
    try await service.outbox.enqueue(WriteNote(request: request, text: text), owner: "ana")
  }

  func rename(_ text: String) async throws {
    try await service.outbox.enqueue(RenameRequest(request: "r1", text: text), owner: "ana")
  }

  /// Sends until nothing of Ana's waits to be sent any more.
  func send() async throws {
    let running = Task { await service.run() }
    for await _ in service.outbox.changes {
      let entries = try await service.outbox.entries(of: "ana")
      if entries.allSatisfy({ $0.state != .waiting }) { break }
    }
    running.cancel()
    await running.value
  }

  /// Opens an app with the list in it, does what the test does, and closes it.
  func use(
    at path: String = "/unsent", language: String = "en",
    _ test: (TestHost) async throws -> Void
  ) async throws {
    try await TestHost.open(
      UnsentInMemory(world: self), at: path,
      visitor: Visitor(id: "me", languages: [language]), clock: clock
    ) { try await test($0) }
  }
}

/// Has a server of notes, and Ana's app, for as long as the body runs.
func withUnsentWorld(_ body: (UnsentWorld) async throws -> Void) async throws {
  try await withFolder { folder in
    let place = Mutex<UnsentWorld?>(nil)
    try await withServer { request in
      guard let world = place.withLock({ $0 }) else { return Response(status: .notFound) }
      return try await world.server.respond(request)
    } _: { url in
      let world = try UnsentWorld(url, in: folder)
      place.withLock { $0 = world }
      try await body(world)
    }
  }
}
