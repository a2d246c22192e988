import Foundation
import Kit
import Scripted
import Sillar
import SillarData
import SillarTesting
import TestServers
import UnsentDelivery
import UnsentInfra
import UnsentModel
import Work
import WorkInfra
import WorkTesting

/// Adds a note to a request: the command of these tests.
struct WriteNote: OutboxCommand {
  static let kind = "write-note"
  static let version = 1
  let request: String
  let text: String
  var subject: String { "request/\(request)" }
}

/// The same, with the service's version winning a conflict.
struct RenameRequest: OutboxCommand {
  static let kind = "rename-request"
  static let version = 1
  let text: String
  var subject: String { "request/r1" }
}

struct NotesPart: WorkPart {
  func registerMigrations(in migrations: inout Migrations) {}

  func handlers(_ api: WorkAPI, _ database: any SQLDatabase) -> [OutboxHandler] {
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
        let note = [text(command), delivery.overrides ? "over" : ""]
        _ = try await api.send(
          Endpoint<String>.post("notes", json: note, idempotencyKey: delivery.key),
          as: PersonID(delivery.owner))
      } catch APIError.status(409, _) {
        throw OutboxConflict()
      }
    } undo: { _, _ in
    }
  }
}

/// Ana's unsent changes, in a real outbox before a service of notes, whose response depends on the text. The list is at
/// `/unsent`, and a home with the badge at `/`.
struct World: WorkWorld {
  static let module = UnsentModule.module

  let service: WorkService
  let clock = TestClock()
  /// While it is closed, the service does not answer.
  let gate: Gate
  /// The notes that the service has taken.
  let written: Seen<String>
  /// The changes that the list asked its app to edit.
  let changed = Log()
  private(set) var language = "en"

  private init(_ place: Place, _ gate: Gate, _ written: Seen<String>) throws {
    service = try .started(
      place.url, in: place.folder, with: NotesPart(), now: clock.wallClock, clock: clock)
    self.gate = gate
    self.written = written
  }

  static func with(_ test: (World) async throws -> Void) async throws {
    let (gate, written) = (Gate(isOpen: true), Seen<String>())
    let post = FakeServer.Route.post("notes") { call in
      let note = try call.decoded([String].self)
      await gate.pass()
      if note[0].hasPrefix("rude") { throw FakeServer.Refusal(422, "too-rude") }
      if note[0].hasPrefix("disputed"), note[1].isEmpty {
        throw FakeServer.Refusal(409, "changed-meanwhile")
      }
      written.add(note[0])
      return .text(#""ok""#)
    }
    let server = FakeServer(at: "/api/quotes", rules: [.signedIn, .keyed], [post])
    try await Place.with(server) { try await test(World($0, gate, written)) }
  }

  func write(_ text: String, about request: String = "r1") async throws {
    try await service.outbox.enqueue(WriteNote(request: request, text: text), owner: "ana")
  }

  func rename(_ text: String) async throws {
    try await service.outbox.enqueue(RenameRequest(text: text), owner: "ana")
  }

  /// Sends until no change of Ana's is waiting.
  func sendAll() async throws { try await send { $0.allSatisfy { $0.state != .waiting } } }

  func use(
    at path: String = "/unsent", language: String = "en",
    _ test: (TestHost) async throws -> Void
  ) async throws {
    var world = self
    world.language = language
    try await world.watch(at: path) { try await test($0) }
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    let unsent = UnsentInfraFactory(service: service).unsent(of: ana)
    return HomeCoordinator(
      context,
      UnsentCoordinator(
        context, unsent: unsent,
        wording: NotesWording(),
        edit: { [changed] entry in
          guard entry.kind == "write-note" else { return nil }
          return { changed.add("change \(entry.subject)") }
        }),
      badge: { UnsentModule.badge(context, unsent) })
  }
}

private struct NotesWording: UnsentWording {
  func describe(_ entry: UnsentEntry) -> LocalizedText {
    entry.kind == "write-note" ? "A note" : "Another name"
  }
  func about(_ group: UnsentGroup) -> LocalizedText {
    group.subject == "request/r1" ? "Leaking tap" : "Old roof"
  }
  func refusal(_ reason: String) -> LocalizedText? {
    reason == "too-rude" ? "That was too rude." : nil
  }
}

final class HomeCoordinator: Coordinator {
  private let navigator: Navigator
  private let unsent: UnsentCoordinator
  private let badge: () -> Screen

  init(_ context: ModuleContext, _ unsent: UnsentCoordinator, badge: @escaping () -> Screen) {
    navigator = context.navigator
    self.unsent = unsent
    self.badge = badge
  }

  func start() {
    let home = Screen(
      "home", path: "/", ScriptedPresenter("Home"), children: ["unsent": badge()]
    ) { title in
      Text(title, .title)
      ChildScreen("unsent")
    }
    navigator.replaceAll(with: [home])
  }

  var children: [any Coordinator] { [unsent] }

  func back() -> BackAnswer { .pop }
}
