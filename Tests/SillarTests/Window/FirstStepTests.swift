import Scripted
import Sillar
import SillarHost
import Testing

/// What a screen's `run()` does before it first waits.
@Suite struct FirstStepTests {
  private func window(
    _ onRun: @escaping @Sendable (ScriptedPresenter<String>) async -> Void
  ) async throws -> Window {
    let app = try TestApp {
      Screen("screen", path: "/", ScriptedPresenter("before", onRun: onRun)) { text in
        if text == "waiting" { Progress(text) } else { Text(text) }
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "first"))
    try #require(await window.start(at: "/"))
    return window
  }

  private func text(in window: Window) async -> String? {
    await window.snapshot().screen.children.first?.children.first?.label
  }

  @Test func `is on the first frame`() async throws {
    let window = try await self.window { $0.value = "after" }
    #expect(await text(in: window) == "after")
  }

  @Test func `leaves nothing to wait for if it never waits`() async throws {
    for window in [try await self.window { $0.value = "after" }, try await self.window { _ in }] {
      #expect(await window.settle(waits: false))
    }
  }

  @Test func `is waited for while it shows progress`() async throws {
    let gate = Gate(isOpen: false)
    let window = try await self.window { presenter in
      presenter.value = "waiting"
      await gate.pass()
      presenter.value = "after"
    }
    #expect(!(await window.settle(waits: false)))
    #expect(await text(in: window) == "waiting")
    gate.open()
    await window.settle()
    #expect(await text(in: window) == "after")
  }
}
