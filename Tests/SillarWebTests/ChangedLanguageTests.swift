import Chromium
import NIOHTTP1
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
              if event == .tap("+") { presenter.value += 1 }
            }
          ) { count in
            Text("Count: \(count)", .title)
            Rating("Nota", value: 3.5)
            TextField("Name", text: "", send: { .text($0) })
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
      try await page.choose(language: "es")
      try await page.waitUntil("document.documentElement.lang == 'es'")
      try await page.waitUntil("document.getElementById('back').textContent.includes('Atrás')")
      #expect(
        try await page.evaluate("document.querySelector('#skip').textContent").string
          == "Ir al contenido")
      try await page.waitFor("Preferencias")
      try await page.click(.css("#back"))
      try await page.waitUntil("document.getElementById('0').innerHTML.includes('3,5 de 5')")
      try await page.click("+")
      try await page.waitFor("Count: 1")
      cable.cut()
      try await page.waitFor("Sin conexión. Reintentando…")
      try cable.mend()
      try await page.waitForNo("Sin conexión")
      #expect(try await language() == "es")
      try await page.choose(language: "en")
      try await page.waitUntil("document.documentElement.lang == 'en'")
      try await page.click(.css("#back"))
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
      let page = try await browser.page("/preferences")
      let first = try await browser.socket(page)
      try await first.send(#"{"n":1,"e":"\#(page.field("Language").dropFirst())","v":"2"}"#)
      #expect(try await first.next { $0.x != nil }.d?["lost"] == "Sin conexión. Reintentando…")
      let socket = try await browser.socket(page)
      let again = try await socket.next { $0.x != nil }
      #expect(
        again.x?.first == [
          "a", "page", #"<p id="page" lang="es" dir="ltr" data-language="es"></p>"#,
        ])
      #expect(again.x?.last == ["skip", "Ir al contenido"])
      #expect(again.h?.contains("Preferencias") == true)
    }
  }

  @Test func `a choice stays in its window when the answer with its cookies is lost`()
    async throws
  {
    try await run { server in
      let browser = server.browser()
      let page = try await browser.page("/preferences")
      let first = try await browser.socket(page)
      try await first.send(#"{"n":1,"e":"\#(page.field("Language").dropFirst())","v":"2"}"#)
      let told = try #require(try await first.next { $0.g != nil }.g)
      let lost = TestBrowser(port: server.port, cookies: browser.cookie)
      #expect(try await lost.get(told).status == 204)
      let second = try await browser.socket(page)
      let again = try #require(try await second.next { $0.g != nil }.g)
      #expect(again.contains("l=es"))
      #expect(try await browser.get(again).status == 204)
      #expect(browser.cookie["language"] == "es")
      _ = try await browser.socket(page).next()
      #expect(try await browser.page("/?w=\(page.window)").contains(#"lang="es""#))
    }
  }

  @Test func `without the script a choice comes with the next page, and stays on the device`()
    async throws
  {
    try await run { server in
      let browser = server.browser()
      let page = try await browser.page("/preferences")
      let dark = try await browser.submit(page, [page.field("Appearance"): "2"], press: "0")
      let answer = try await browser.post(dark, [dark.field("Language"): "2"], press: "0")
      #expect(
        answer.headers["set-cookie"].map { $0.prefix { $0 != ";" } } == [
          "language=es", "appearance=dark",
        ])
      let again = try await browser.page(answer.location)
      #expect(
        again.contains(
          #"<html id="page" lang="es" data-language="es" data-appearance="dark">"#))
      #expect(again.contains("Preferencias"))
      // Another window of the device begins with it, and so does a page without one.
      let other = try await browser.page("/")
      #expect(other.contains("Nota: 3,5 de 5"))
      #expect(try await browser.page("/nowhere").contains("Aquí no hay nada"))
      #expect(try await server.browser().page("/").contains("3.5 out of 5"))
    }
  }

  @Test(arguments: [
    "language=xx", "language=", "appearance=blue; language=\"es\"", "language=../..",
  ])
  func `a cookie that nobody could choose is as good as none`(cookie: String) async throws {
    try await run { server in
      let answer = try await server.browser().get("/", headers: ["cookie": cookie])
      #expect(answer.status == 200)
      #expect(answer.page.contains(#"<html id="page" lang="en">"#))
    }
  }

  @Test func `a page turns dark at once, and is dark after a reload`() async throws {
    try await run { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      func colors() async throws -> String {
        try await page.evaluate(
          "getComputedStyle(document.body).backgroundColor + ' ' + document.querySelector('meta[name=theme-color]').content"
        ).string ?? ""
      }
      let light = try await colors()
      try await page.click(.css("#preferences"))
      try await page.click("Dark")
      try await page.waitUntil("document.documentElement.dataset.appearance == 'dark'")
      try await page.waitUntil("document.cookie.includes('appearance=dark')")
      let dark = try await colors()
      #expect(dark != light)
      #expect(Set(dark.split(separator: " ", maxSplits: 2)).count > 1)
      try await page.openLive("http://127.0.0.1:\(server.port)/preferences")
      #expect(
        try await page.evaluate("document.documentElement.dataset.appearance").string == "dark")
      try await page.click(.css("#back"))
      try await page.waitFor("Count: 0")
      try await page.setColorScheme(.dark)
      try await page.click(.css("#preferences"))
      try await page.click("Light")
      try await page.waitUntil("getComputedStyle(document.body).colorScheme == 'light'")
      #expect(try await colors().hasPrefix(light.prefix { $0 != ")" }))
    }
  }
}

extension Page {
  /// Chooses a language of the app on the framework's screen.
  fileprivate func choose(language: String) async throws {
    try await click(.css("#preferences"))
    try await waitUntil("document.querySelector('main select')?.checkVisibility()")
    let index = language == "es" ? 2 : 1
    try await evaluate(
      "{ const menu = document.querySelector('main select'); menu.value = '\(index)'; "
        + "menu.dispatchEvent(new Event('change', { bubbles: true })) }")
  }
}
