import Foundation
import Observation
import Scripted
import Sillar
import SillarHost
import SillarModel
import Synchronization
import Testing

@testable import SillarTesting

/// A source whose streams stay open.
private final class Source: Sendable {
  private let streams = Mutex<[Readings<String>.Continuation]>([])
  let ended = Log()

  func readings() -> Readings<String> {
    Readings { continuation in
      let number = streams.withLock { streams in
        streams.append(continuation)
        return streams.count
      }
      continuation.onTermination = { [ended] _ in ended.add("stream \(number)") }
    }
  }

  func give(_ value: String, savedAt: Date? = nil, problem: Problem? = nil) {
    for stream in streams.withLock(\.self) {
      stream.yield(Reading(value, savedAt: savedAt, problem: problem))
    }
  }

  func fail(_ problem: Problem) {
    for stream in streams.withLock(\.self) { stream.finish(throwing: problem) }
  }
}

@Observable private final class NotePresenter: Presenter {
  private let note: Loader<String>
  var state: Loaded<String> { note.state }

  init(_ note: Loader<String>) { self.note = note }

  func run() async { await note.run() }
  func handle(_ refreshed: Bool) async { await note.load() }
}

private struct NoteView: View {
  func body(_ state: Loaded<String>) -> [Node<Bool>] {
    Loading(state, retry: true) { Text(state.isPreview ? "of the row: \($0)" : $0) }
    Button("Refresh", send: true)
  }
}

private struct NoteApp: App {
  let flavor: Flavor
  let time: TestClock
  let source: Source
  let known: String?
  var clock: any Clock<Duration> { time }
  var now: @Sendable () -> Date { { [time] in time.date } }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    Starter { [source, known] in
      let presenter = NotePresenter(Loader(context, preview: known) { source.readings() })
      context.navigator.push(Screen("note", view: NoteView(), presenter: presenter))
    }
  }
}

/// A value whose source sends it again after each change.
@Suite struct OpenReadingsTests {
  private let source = Source()

  private func watch(
    known: String? = nil, _ test: (TestHost) async throws -> Void
  ) async throws {
    let flavor = try Flavor(
      name: "Notes", configuration: Configuration(flavor: "Notes", providers: []))
    let clock = TestClock()
    let app = NoteApp(flavor: flavor, time: clock, source: source, known: known)
    try await TestHost.open(app, visitor: Visitor(id: "me", languages: ["en"]), clock: clock) {
      try await test($0)
    }
  }

  @Test func `what changes while the service cannot be reached is shown, and that it is offline`()
    async throws
  {
    try await watch { app in
      source.give("Hello", savedAt: app.clock.date - 300)
      try await app.see("Updating")
      source.give("Hello, Ana")
      try await app.see("Hello, Ana")
      try await app.dontSee("Updating")
      source.give("Hello, Ana, not sent", savedAt: app.clock.date - 120, problem: .offline)
      try await app.see("not sent")
      try await app.see("Offline, saved 2 minutes ago")
      source.give("Hello, Ana, sent")
      try await app.see("Ana, sent")
      try await app.dontSee("Offline")
    }
  }

  @Test func `a refresh reads anew, and the stream of before ends`() async throws {
    try await watch { app in
      source.give("first")
      try await app.see("first")
      try await app.tap("Refresh")
      source.give("second")
      try await app.see("second")
      source.give("third")
      try await app.see("third")
      #expect(source.ended.lines == ["stream 1"])
    }
  }

  @Test func `a refresh ends with its answer, and the stream goes on`() async throws {
    try await watch { app in
      source.give("first")
      try await app.see("first")
      try await app.tap("Refresh")
      source.give("saved", savedAt: app.clock.date - 60)
      #expect(await app.look().isBusy)
      source.give("second")
      try await app.wait(#fileID, #line, orElse: "The refresh goes on.") { !$0.isBusy }
      source.give("third")
      try await app.see("third")
    }
  }

  @Test func `a stream that failed is opened again at once when the user tries again`() async throws
  {
    try await watch { app in
      source.fail(.broken(ServiceFailure("out of order")))
      try await app.see("Try again")
      try await app.tap("Try again")
      source.give("first")
      try await app.see("first")
      try await app.wait(#fileID, #line, orElse: "The attempt goes on.") { !$0.isBusy }
      source.give("second")
      try await app.see("second")
    }
  }

  @Test func `what the screen before knows is shown at once, until there is a reading`()
    async throws
  {
    try await watch(known: "Hello") { app in
      #expect(await app.text == "of the row: Hello\n⏳ Loading\n[Refresh]")
      source.give("Hello, Ana", savedAt: app.clock.date - 60)
      try await app.see("Hello, Ana")
      try await app.dontSee("of the row")
      try await app.dontSee("Loading")
      source.give("Hello, Ana, live")
      try await app.see("live")
    }
  }

  @Test func `what the screen before knows stays while the rest of it cannot be read`() async throws
  {
    try await watch(known: "Hello") { app in
      source.fail(.offline)
      try await app.see("of the row: Hello")
      try await app.see("The service cannot be reached")
      try await app.tap("Try again")
      source.give("Hello, Ana")
      try await app.see("Hello, Ana")
      try await app.dontSee("The service cannot be reached")
    }
  }

  @Test func `what is not there any more is not shown, also if the screen before knows it`()
    async throws
  {
    try await watch(known: "Hello") { app in
      source.fail(.notFound)
      try await app.see("It is not there any more")
      try await app.dontSee("Hello")
    }
  }
}
