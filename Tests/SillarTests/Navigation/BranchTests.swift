import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// Flows that end together.
@Suite struct BranchTests {
  private func screen(
    _ name: String, _ onEvent: @escaping (ScriptedPresenter<String>, ScriptedEvent) async -> Void
  ) -> Screen {
    Screen(name, ScriptedPresenter(name, onEvent: onEvent)) { name in
      Text(name, .title)
      Button("Go", send: .tap("go"))
      Button("Out", send: .tap("out"))
    }
  }

  @Test func `a flow that ends takes its screens with it, and nothing else`() {
    let navigator = Navigator()
    let first = screen("first") { _, _ in }
    navigator.push(first)
    let flow = navigator.branch()
    flow.push(screen("second") { _, _ in })
    let inner = flow.branch()
    inner.present(screen("question") { _, _ in })
    inner.cover(with: screen("cover") { _, _ in })
    flow.end()
    #expect(navigator.stack.map(\.name) == ["first"])
    #expect(navigator.modals.isEmpty)
    #expect(navigator.cover == nil)
    #expect(navigator.top === first)
  }

  @Test func `what a late task asks of a flow that has ended does nothing and is reported`()
    async throws
  {
    let gate = Gate()
    let app = try TestApp { navigator in
      Starter {
        let picker = navigator.branch()
        navigator.push(
          self.screen("sign-in") { _, _ in })
        picker.push(
          self.screen("picker") { _, event in
            if event == .tap("out") { picker.end() }
            guard event == .tap("go") else { return }
            await gate.pass(heedsCancellation: false)
            picker.pop()
          })
      }
    }
    // The late task holds its screen.
    try await TestHost.open(app, checks: []) { host in
      try await host.see("# picker")
      try await host.tap("Go")
      try await host.tap("Out")
      try await host.see("# sign-in")
      gate.open()
      try await host.advance(by: .seconds(1))
      try await host.see("# sign-in")
      #expect(host.reports == [.lateNavigation(request: "pop a screen")])
    }
  }

  @Test func `a branch of a flow that has ended has ended too`() {
    let navigator = Navigator()
    let flow = navigator.branch()
    let inner = flow.branch()
    flow.end()
    inner.push(screen("late") { _, _ in })
    flow.branch().present(screen("later") { _, _ in })
    #expect(navigator.stack.isEmpty)
    #expect(navigator.modals.isEmpty)
    navigator.push(screen("first") { _, _ in })
    #expect(navigator.stack.count == 1)
  }
}
