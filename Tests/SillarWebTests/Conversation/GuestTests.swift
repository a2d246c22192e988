import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// Somebody becomes a guest in the middle of a form: the session is renewed, and the window goes on.
  @Suite struct Guests {
    private struct CardApp: App {
      let flavor: Flavor

      init() throws {
        flavor = try Flavor(
          name: "Test", configuration: Configuration(flavor: "Test", providers: []))
      }

      func makeCoordinator(_ context: ModuleContext) -> any Coordinator { CardCoordinator(context) }
    }

    private struct Form: Equatable, Sendable {
      var name = ""
      var number = ""
      var isGuest = false
    }

    private final class CardCoordinator: Coordinator {
      private let context: ModuleContext

      init(_ context: ModuleContext) { self.context = context }

      func start() { _ = open("/") }

      func open(_ path: String) -> Bool {
        guard path == "/" || path == "/card" else { return false }
        context.navigator.replaceAll(with: path == "/" ? [basket()] : [basket(), card()])
        return true
      }

      private func basket() -> Screen {
        let presenter = ScriptedPresenter(0) { _, _ in self.context.navigator.push(self.card()) }
        return Screen("basket", path: "/", presenter) { _ in
          Text("A basket", .title)
          Button("Pay", send: .tap("Pay"))
        }
      }

      private func card() -> Screen {
        let context = context
        let presenter = ScriptedPresenter(Form()) { presenter, event in
          switch event {
          case .text(let text) where text.hasPrefix("#"): presenter.value.number = text
          case .text(let text): presenter.value.name = text
          default: presenter.value.isGuest = await context.renewSession("guest")
          }
        }
        return Screen("card", path: "/card", presenter) { form in
          Text(form.isGuest ? "A guest's card" : "A card", .title)
          TextField("Name", text: form.name, kind: .cardHolder, send: { .text($0) })
          TextField("Number", text: form.number, kind: .cardNumber, send: { .text("#" + $0) })
          Button("Be a guest", send: .tap("guest"))
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func
      `a card that is half filled in while its owner becomes a guest is there after a reload, without its number`(
        _ engine: Engine
      ) async throws
    {
      let host = WebHost(app: try CardApp(), store: HostStore(), logger: .silent)
      try await HostServer.run(host) { server in
        try await engine.run { tab in
          let value = { (label: String) in
            "[...document.querySelectorAll('input')].find(f => f.labels?.[0]?.innerText.trim() === '\(label)').value"
          }
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          try await tab.click("Pay")
          try await tab.waitFor("A card")
          try await tab.fill("Name", with: "Ana")
          try await tab.click("Be a guest")
          try await tab.waitFor("A guest's card")
          try await tab.fill("Number", with: "4242")
          try await tab.fill("Name", with: "Ana Ruiz")
          // Before the window has answered.
          try await tab.reload()
          try await tab.waitUntilLive()
          try await tab.waitFor("A guest's card")
          try await tab.waitUntil("\(value("Name")) === 'Ana Ruiz'")
          #expect(try await tab.evaluate(value("Number")) == "")
          try await tab.back()
          try await tab.waitFor("A basket")
        }
      }
    }
  }
}
