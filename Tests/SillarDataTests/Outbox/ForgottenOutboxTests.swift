import Foundation
import Logging
import Scripted
import Sillar
import SillarData
import SillarTesting
import TestServers
import Testing

/// An app whose `run()` does not run its outbox.
struct ForgottenOutboxTests {
  private struct Jotting: App {
    let flavor: Flavor
    let notebook: Notebook
    let runs: Bool

    init(_ notebook: Notebook, runs: Bool) throws {
      self.notebook = notebook
      self.runs = runs
      flavor = try Flavor(
        name: "Jotting", configuration: Configuration(flavor: "Jotting", providers: []))
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      let (navigator, notebook) = (context.navigator, notebook)
      return Starter {
        let presenter = ScriptedPresenter("Nothing") { presenter, _ in
          _ = try? await notebook.add("milk")
          presenter.value = "Stored"
        }
        navigator.push(
          Screen("jotting", path: "/", presenter) { text in
            Text(text, .title)
            Button("Add", send: .tap("add"))
          })
      }
    }

    func run() async { if runs { await notebook.outbox.run() } }
  }

  @Test func `the host says that nobody sends what was stored, once`() async throws {
    try await withFolder { folder in
      let log = Seen<String>()
      let logger = Logger(label: "test") { _ in LogCapture(log) }
      let notebook = try Notebook(in: folder, service: NotebookService(), logger: logger)
      let host = try await TestHost.open(Jotting(notebook, runs: false), checks: .leaks)
      for _ in 0..<2 { try await host.tap("Add") }
      try await host.see("Stored")
      #expect(host.diagnostics.count == 1)
      #expect(host.diagnostics.first?.contains("call its run() in App.run()") == true)
      #expect(!log.all.contains { $0.contains("nobody") })
      try await host.close()
    }
  }

  @Test func `an app that runs its outbox hears nothing`() async throws {
    try await withFolder { folder in
      let notebook = try Notebook(in: folder, service: NotebookService())
      try await TestHost.open(Jotting(notebook, runs: true)) { host in
        try await host.tap("Add")
        try await host.see("Stored")
        #expect(host.diagnostics == [])
      }
    }
  }
}
