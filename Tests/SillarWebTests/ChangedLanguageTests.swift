import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A window that changes its language while a browser shows it.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct ChangedLanguageTests {
  private struct BilingualApp: App {
    let flavor: Flavor

    init() throws {
      flavor = try Flavor(
        name: "Market", languages: ["en", "es"],
        configuration: Configuration(flavor: "Market", providers: []))
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      Starter {
        context.navigator.push(
          Screen(
            "rating", path: "/",
            ScriptedPresenter(0) { presenter, event in
              switch event {
              case .tap("es"): context.changeLanguage(to: "es")
              case .tap("en"): context.changeLanguage(to: "en")
              case .tap("+"): presenter.value += 1
              default: break
              }
            }
          ) { count in
            Text("Count: \(count)", .title)
            Rating("Nota", value: 3.5)
            TextField("Name", text: "", send: { .text($0) })
            Button("ES", send: .tap("es"))
            Button("EN", send: .tap("en"))
            Button("+", send: .tap("+"))
          })
      }
    }
  }

  private func run(_ test: @escaping @Sendable (RunningServer) async throws -> Void) async throws {
    try await HostServer.run(WebHost(app: BilingualApp(), logger: .silent), test: test)
  }

  @Test func `the host's own texts follow the language of the window`() async throws {
    try await run { server in
      let cable = try Cable(to: server.port)
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(cable.port)/")
      func language() async throws -> String? {
        try await page.evaluate("document.documentElement.lang").string
      }
      #expect(try await language() == "en")
      try await page.click(.css("input:not([type=hidden])"))
      try await page.type("Ada")
      try await page.click("ES")
      try await page.waitUntil("document.documentElement.lang == 'es'")
      try await page.waitUntil("document.getElementById('back').textContent.includes('Atrás')")
      #expect(
        try await page.evaluate("document.querySelector('.skip').textContent").string
          == "Ir al contenido")
      try await page.waitUntil("document.getElementById('0').innerHTML.includes('3,5 de 5')")
      try await page.click("+")
      try await page.waitFor("Count: 1")
      cable.cut()
      try await page.waitFor("Sin conexión. Reintentando…")
      try cable.mend()
      try await page.waitForNo("Sin conexión")
      #expect(try await language() == "es")
      try await page.click("EN")
      try await page.waitUntil("document.documentElement.lang == 'en'")
      try await page.waitUntil("document.getElementById('0').innerHTML.includes('3.5 out of 5')")
      // The line was cut, perhaps under a file of the script.
      #expect(page.consoleErrors.allSatisfy { "\($0)".hasPrefix("network error") })
    }
  }

  @Test func `a page that was offline while the language changed is told when it is back`()
    async throws
  {
    try await run { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let first = try await browser.socket(page)
      try await first.tap(page.button("ES"))
      #expect(try await first.next { $0.x != nil }.d?["lost"] == "Sin conexión. Reintentando…")
      let socket = try await browser.socket(page)
      let again = try await socket.next { $0.x != nil }
      #expect(again.x?.first == ["a", "page", "<p id=\"page\" lang=\"es\" dir=\"ltr\"></p>"])
      #expect(again.x?.last == ["skip", "Ir al contenido"])
      #expect(again.h?.contains("3,5 de 5") == true)
      try await socket.tap(page.button("+"))
      let second = try await socket.nextChange()
      #expect(second.x == nil)
      #expect(second.h == nil)
    }
  }

  @Test func `a page that is asked for after the change is in the new language`() async throws {
    try await run { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let answer = try await browser.post(page, press: page.button("ES"))
      let again = try await browser.get(answer.location)
      #expect(again.page.first(#"<html id="page" lang="([^"]*)""#) == "es")
      #expect(again.page.contains("</span>Atrás</button>"))
      #expect(again.page.contains("Nota: 3,5 de 5"))
    }
  }
}
