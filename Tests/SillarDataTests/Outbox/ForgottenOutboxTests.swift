import Logging
import Observation
import Scripted
import Sillar
import SillarData
import SillarTesting
import TestServers
import Testing

/// An outbox in an app, which must run it.
@Suite(.timeLimit(.minutes(1))) struct ForgottenOutboxTests {
  private struct NotebookApp: App {
    let flavor: Flavor
    let notebook: Notebook
    let runsOutbox: Bool

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      Starter { [notebook] in
        context.navigator.push(
          Screen(
            "notebook",
            ScriptedPresenter(
              0,
              onEvent: { presenter, _ in
                _ = try? await notebook.add("milk")
                presenter.value += 1
              })
          ) { count in
            Text("Lines: \(count)")
            Button("Add", send: .tap("add"))
          })
      }
    }

    func run() async { if runsOutbox { await notebook.outbox.run() } }
  }

  @Test(arguments: [true, false])
  func `an app that does not run its outbox fails its test, and says so in the log`(
    runsOutbox: Bool
  ) async throws {
    try await withFolder { folder in
      let log = Seen<String>()
      let notebook = try Notebook(
        in: folder, service: NotebookService(),
        logger: Logger(label: "test") { _ in LogCapture(log) }
      )
      let flavor = try Flavor(
        name: "Notebook", configuration: Configuration(flavor: "Notebook", providers: []))
      let app = NotebookApp(flavor: flavor, notebook: notebook, runsOutbox: runsOutbox)
      var failure: TestFailure?
      do {
        try await TestHost.open(app) { app in
          for count in 1...2 {
            try await app.tap("Add")
            try await app.see("Lines: \(count)")
          }
        }
      } catch let error as TestFailure { failure = error }
      let problem = """
        The outbox keeps a command on "list/a", and nobody sends it: call its run() in App.run().
        """
      #expect((failure != nil) == !runsOutbox)
      if let failure { #expect(failure.message.hasPrefix(problem), "\(failure)") }
      #expect(log.all.filter { $0.contains(problem) }.count == (runsOutbox ? 0 : 1))
    }
  }
}
