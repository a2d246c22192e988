import Logging
import Scripted
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

/// An app that keeps commands in an outbox, and whose flavor has another work: nothing is ever sent.
@Suite struct ForgottenOutboxTests {
  private static let mistake =
    "A command waits, and nobody runs the outbox: give its AppWork to the Flavor of the app"

  /// A screen whose button adds a line to a notebook.
  private struct Shopping: App {
    let base: TestApp
    let notebook: Notebook
    let flavor: Flavor

    init(_ notebook: Notebook, runsOutbox: Bool) throws {
      self.notebook = notebook
      flavor = try Flavor(
        name: "Shopping", configuration: Configuration(flavor: "Shopping", providers: []),
        work: runsOutbox ? notebook.work : AppWork())
      base = try TestApp {
        Screen(
          "A", path: "/",
          ScriptedPresenter("Add") { presenter, _ in
            _ = try? await notebook.add("milk")
            presenter.value = "Add more"
          }
        ) { title in Button(title, send: .tap("add")) }
      }
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      base.makeCoordinator(context)
    }
  }

  @Test func `the tap that stores a command fails the test of such an app`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: NotebookService())
      try await TestHost.open(try Shopping(notebook, runsOutbox: false)) { host in
        let failure = await #expect(throws: TestFailure.self) { try await host.tap("Add") }
        #expect("\(try #require(failure))".contains(Self.mistake))
        // Once is enough.
        try await host.tap("Add more")
      }
    }
  }

  @Test func `an app that runs its outbox passes`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: NotebookService())
      try await TestHost.open(try Shopping(notebook, runsOutbox: true)) { host in
        try await host.tap("Add")
        try await host.see("Add more")
      }
    }
  }

  @Test func `outside of windows it is in the log, once`() async throws {
    try await withFolder { folder in
      let log = Seen<String>()
      let logger = Logger(label: "test") { _ in LogCapture(log) }
      let notebook = try Notebook(in: folder, service: NotebookService(), logger: logger)
      for text in ["1", "2"] { try await notebook.add(text) }
      try await notebook.run(until: \.isEmpty)
      try await notebook.add("3")
      #expect(log.all.filter { $0.contains(Self.mistake) }.count == 1)
    }
  }
}
