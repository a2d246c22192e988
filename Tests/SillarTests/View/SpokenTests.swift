import Scripted
import Sillar
import SillarHost
import Testing

/// The texts that assistive technology reads instead of an element's own.
@Suite struct SpokenTests {
  @Test func `a button is spoken of in words of its own, which change with the state`() async throws
  {
    let app = try TestApp {
      Screen(
        "A", ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      ) { count in
        Button("+", send: .tap("more")).spoken("One more; \(count) so far")
        Button("−", send: .tap("less")).disabled()
      }
    }
    let host = try await MirrorHost(app)
    #expect(host.screen?["+"]?.spoken == "One more; 0 so far")
    #expect(host.screen?["−"]?.spoken == nil)
    let steps = try await host.send("+")
    #expect(host.screen?["+"]?.spoken == "One more; 1 so far")
    #expect(steps.count == 1)
    await host.window.end()
  }

  @Test func `an element that is used twice is spoken of differently only where it is told to be`()
    async throws
  {
    let app = try TestApp {
      Screen("A", ScriptedPresenter(0)) { _ in
        let more: Node<ScriptedEvent> = Button("+", send: .tap("more")).built
        Row { more }
        Card { more.spoken("One more") }
      }
    }
    let host = try await MirrorHost(app)
    let buttons = host.screen?.everything.filter {
      if case .button = $0.content { true } else { false }
    }
    #expect(buttons?.map(\.spoken) == [nil, "One more"])
    await host.window.end()
  }
}
