import Observation
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization
import Testing

/// A service whose answers a test sets.
private final class Service: Sendable {
  let answer = Mutex<Result<String, Problem>>(.success("first"))
  let requests = Mutex(0)

  func read() throws -> String {
    requests.withLock { $0 += 1 }
    return try answer.withLock { try $0.get() }
  }
}

private enum NoteEvent: Equatable, Sendable { case retried, refreshed, sent }

private struct NoteState: Equatable, Sendable {
  let note: Loaded<String>
  let sending: Sending
}

@Observable private final class NotePresenter: Presenter {
  private let note: Loader<String>
  private let submission = Submission()
  private let send: () async throws -> Void

  var state: NoteState { NoteState(note: note.state, sending: submission.state) }

  init(
    _ context: ModuleContext, known: String?, read: @escaping () async throws -> String,
    send: @escaping () async throws -> Void
  ) {
    note = Loader(context, value: known, read: read)
    self.send = send
  }

  func run() async { await note.run() }

  func handle(_ event: NoteEvent) async {
    switch event {
    case .retried, .refreshed: await note.load()
    case .sent:
      let answer: Void? = await submission.run(send)
      if answer != nil { note.change { $0 += ", sent" } }
    }
  }
}

private struct NoteView: View {
  func body(_ state: NoteState) -> [Node<NoteEvent>] {
    Loading(state.note, retry: .retried) { Text($0) }
    Button("Refresh", send: .refreshed)
    SubmitButton("Send", state.sending, send: .sent)
  }
}

private struct NoteApp: App {
  let flavor: Flavor
  let time: TestClock
  let known: String?
  let read: @Sendable () async throws -> String
  var send: @Sendable () async throws -> Void = {}
  var clock: any Clock<Duration> { time }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    Starter {
      let presenter = NotePresenter(context, known: known, read: read, send: send)
      context.navigator.push(Screen("note", view: NoteView(), presenter: presenter))
    }
  }
}

/// The states of a screen's reads and writes.
@Suite struct LoaderTests {
  private let service = Service()

  private func watch(
    _ language: String = "en", known: String? = nil,
    read: (@Sendable () async throws -> String)? = nil,
    send: @escaping @Sendable () async throws -> Void = {}, test: (TestHost) async throws -> Void
  ) async throws {
    let flavor = try Flavor(
      name: "Notes", languages: ["en", "es"],
      configuration: Configuration(flavor: "Notes", providers: []))
    let clock = TestClock()
    let app = NoteApp(
      flavor: flavor, time: clock, known: known, read: read ?? { [service] in try service.read() },
      send: send)
    try await TestHost.open(
      app, visitor: Visitor(id: "me", languages: [language]), clock: clock
    ) { try await test($0) }
  }

  @Test func `progress is shown until there is an answer`() async throws {
    let gate = Gate()
    try await watch(
      read: {
        await gate.pass()
        return "first"
      },
      test: { app in
        try await app.see("⏳ Loading")
        gate.open()
        try await app.see("first")
        try await app.dontSee("Loading")
      })
  }

  @Test func `a value that is known is shown while it is read, and without progress`() async throws
  {
    let gate = Gate()
    try await watch(
      known: "from before",
      read: {
        await gate.pass()
        return "first"
      },
      test: { app in
        try await app.see("from before")
        try await app.dontSee("Loading")
        gate.open()
        try await app.see("first")
        try await app.dontSee("from before")
      })
  }

  @Test(arguments: [
    ("en", "∅ The service cannot be reached — Check the connection, then try again.", "Try again"),
    (
      "es", "∅ No se puede conectar con el servicio — Revisa la conexión y vuelve a intentarlo.",
      "Volver a intentarlo"
    ),
  ])
  func `a problem is said in the user's language, with a way to try again`(
    _ language: String, _ message: String, _ button: String
  ) async throws {
    service.answer.withLock { $0 = .failure(.offline) }
    try await watch(language) { app in
      try await app.see(message)
      service.answer.withLock { $0 = .success("back") }
      try await app.tap(button)
      try await app.see("back")
    }
  }

  @Test func `a problem that may pass is tried again by itself, any other is not`() async throws {
    service.answer.withLock { $0 = .failure(.timedOut) }
    try await watch { app in
      try await app.see("takes too long")
      service.answer.withLock { $0 = .failure(.notFound) }
      try await app.advance(by: .seconds(2))
      try await app.see("∅ It is not there any more — Go back and look again.")
      try await app.dontSee("[Try again]")
      let requests = service.requests.withLock { $0 }
      try await app.advance(by: .seconds(600))
      #expect(service.requests.withLock { $0 } == requests)
    }
  }

  @Test func `a refresh that fails takes nothing away and is tried again`() async throws {
    try await watch { app in
      try await app.see("first")
      service.answer.withLock { $0 = .failure(.broken("500")) }
      try await app.tap("Refresh")
      try await app.see("first")
      service.answer.withLock { $0 = .success("second") }
      try await app.advance(by: .seconds(2))
      try await app.see("second")
    }
  }

  @Test func `a screen that waits for nothing wakes for nothing`() async throws {
    try await watch { app in
      try await app.see("first")
      #expect(app.clock.sleepers == 0)
    }
  }

  @Test func `an answer to an earlier question comes too late`() async throws {
    let gate = Gate()
    let count = Mutex(0)
    try await watch(
      read: {
        let number = count.withLock { count in
          count += 1
          return count
        }
        if number == 1 { await gate.pass() }
        return "answer \(number)"
      },
      test: { app in
        try await app.tap("Refresh")
        try await app.see("answer 2")
        gate.open()
        try await app.advance(by: .seconds(1))
        try await app.see("answer 2")
      })
  }

  @Test func `something is sent once, however often one taps`() async throws {
    let gate = Gate()
    let sent = Mutex(0)
    try await watch(
      send: {
        sent.withLock { $0 += 1 }
        await gate.pass()
      },
      test: { app in
        try await app.tap("Send", times: 2)
        try await app.see("⏳ Send")
        try await app.see("[Send] (disabled)")
        gate.open()
        try await app.see("first, sent")
        try await app.dontSee("⏳")
      })
    #expect(sent.withLock { $0 } == 1)
  }

  @Test func `what could not be sent is said, and taken back when it is sent again`() async throws {
    let failure = Mutex<Problem?>(.broken(ServiceFailure("503", retryAfter: .seconds(90))))
    try await watch(
      send: { if let failure = failure.withLock({ $0 }) { throw failure } },
      test: { app in
        try await app.tap("Send")
        try await app.see("✗ The service has a problem — Try again in 2 minutes.")
        failure.withLock { $0 = nil }
        try await app.tap("Send")
        try await app.see("first, sent")
        try await app.dontSee("has a problem")
      })
  }
}
