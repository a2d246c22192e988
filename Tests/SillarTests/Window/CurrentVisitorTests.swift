import Scripted
import Sillar
import SillarTesting
import Testing

/// For whom the tasks of a window work.
@Suite struct CurrentVisitorTests {
  @Test func `what a screen does, it does for the visitor of its window`() async throws {
    let app = try TestApp {
      Screen(
        "A", path: "/",
        ScriptedPresenter("nobody") { presenter, _ in
          // A child task, such as one that asks a service, too.
          async let id = Task { Visitor.current?.id }.value
          presenter.value = await id ?? "nobody"
        }
      ) { name in Button(name, send: .tap("look")) }
    }
    for id in ["ana", "ben"] {
      let host = try await TestHost.open(app, visitor: Visitor(id: id))
      try await host.tap("nobody")
      try await host.see(id)
    }
    #expect(Visitor.current == nil)
  }
}
