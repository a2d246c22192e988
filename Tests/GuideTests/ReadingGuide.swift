import Foundation
import Observation
import Sillar
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import Testing

struct StorageFailed: Error { let reason: String }

struct NoteStore: Sendable {
  let database: any SQLDatabase

  init() throws {
    var migrations = Migrations()
    migrations.add("notes") { database in
      try database.script(
        """
        CREATE TABLE note (
          id BIGINT PRIMARY KEY, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)
        """)
    }
    database = try LocalDatabase(inMemory: "notes", migrations: migrations) {
      StorageFailed(reason: $0)
    }
  }

  func note(_ id: Int) async throws -> Reading<String>? {
    try await database.read { database in
      try database.first("SELECT text, at FROM note WHERE id = \(id)") { row in
        Reading(try row["text"], savedAt: try row["at"])
      }
    }
  }

  func save(_ text: String, as id: Int) async throws {
    try await database.write { database in
      try database.execute(
        """
        INSERT INTO note (id, text, at) VALUES (\(id), \(text), \(Date()))
        ON CONFLICT (id) DO UPDATE SET text = excluded.text, at = excluded.at
        """)
    }
  }
}

func makeNotes(
  _ store: NoteStore, _ connectivity: Connectivity,
  fetch: @escaping @Sendable (Int) async throws -> String
) -> CachedReader<Int, String> {
  CachedReader(
    fetch: fetch, load: { try await store.note($0) }, save: { try await store.save($1, as: $0) },
    connectivity: connectivity)
}

enum NoteEvent: Equatable, Sendable { case retried }

@Observable final class NotePresenter: Presenter {
  private let note: Loader<String>
  var state: Loaded<String> { note.state }

  init(_ context: ModuleContext, readings: @escaping () -> Readings<String>) {
    note = Loader(context, readings: readings)
  }

  func runWhileVisible() async { await note.run() }
  func handle(_ event: NoteEvent) async { await note.retry() }
}

struct NoteView: View {
  func body(_ note: Loaded<String>) -> [Node<NoteEvent>] {
    Loading(note, heading: "Note", retry: .retried) { text in Text(text) }
  }
}

/// A service that can be away, and what its client learns of that.
final class NoteService: Sendable {
  private let isUp = Atomic(true)
  func set(up: Bool) { isUp.store(up, ordering: .relaxed) }
  var answers: Bool { isUp.load(ordering: .relaxed) }

  func note(_ id: Int, _ connectivity: Connectivity) throws -> String {
    guard answers else {
      connectivity.report(.unreachable)
      throw APIError.offline("no line", isUnsent: true)
    }
    return "Buy milk"
  }
}

struct ReadingGuide {
  @Test func `a saved note is shown with its age until the service is back`() async throws {
    let clock = TestClock()
    let service = NoteService()
    let connectivity = Connectivity(clock: clock) { service.answers }
    let notes = makeNotes(try NoteStore(), connectivity) { try service.note($0, connectivity) }
    let app = try ScreenApp(clock: clock) { context in
      let presenter = NotePresenter(context.retrying(connectivity)) { notes.readings(7) }
      return Screen("note", view: NoteView(), presenter: presenter)
    }
    try await TestHost.open(app, clock: clock) { app in try await app.see("Buy milk") }

    service.set(up: false)
    try await TestHost.open(app, clock: clock) { app in
      try await app.see("Offline, saved just now")
      try await app.see("Buy milk")
      service.set(up: true)
      // The window's, the loader's and the next question if the service is there.
      try await clock.untilAsleep(3)
      try await app.advance(by: .seconds(30))
      try await app.dontSee("Offline")
    }
  }
}
