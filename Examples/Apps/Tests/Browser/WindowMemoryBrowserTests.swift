import Chromium
import Foundation
import Programs
import SillarSQL
import SillarWeb
import TestServers
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Windows that outlive their process, in a program that is killed.
  @Suite(.timeLimit(.minutes(3))) struct WindowMemoryBrowserTests {
    @Test func `a game goes on at its question after kill -9, without a reload, and after one`()
      async throws
    {
      try await withTrivia { program in
        let page = try await newPage()
        try await page.openLive("http://127.0.0.1:\(program.port)/")
        try await page.click("Animals")
        try await page.waitFor("Question 1 of 10")
        try await page.click(.role("button", name: rightAnswer(to: try await page.text)))
        try await page.waitFor("Question 2 of 10")
        let question = try await page.evaluate("document.querySelector('h2').textContent")
        try await page.evaluate("window.isTheSamePage = true")
        try await saved(program, score: 1)

        await program.crash()
        try await page.waitFor("No connection")
        try await program.restart()
        try await page.waitForNo("No connection")
        #expect(try await page.evaluate("window.isTheSamePage").bool == true, "no reload")
        try await page.waitFor("Question 2 of 10")
        #expect(try await page.evaluate("document.querySelector('h2').textContent") == question)
        #expect(try await page.text.contains("Score 1"))

        try await page.reload()
        try await page.waitUntil("!location.search && document.body?.classList.contains('live')")
        try await page.waitFor("Question 2 of 10")
        #expect(try await page.evaluate("document.querySelector('h2').textContent") == question)
        try await page.click(.role("button", name: rightAnswer(to: try await page.text)))
        try await page.waitFor("Question 3 of 10")
        #expect(try await page.text.contains("Score 2"))
        #expect(try await page.evaluate("location.pathname").string == "/game")
        // The attempt is the same one, too.
        try await page.evaluate("history.back()")
        try await page.waitFor("Leave this game?")
        try await page.click("Leave")
        try await page.waitFor("2 of 3 attempts left")
      }
    }

    @Test func `a game goes on with JavaScript off after kill -9`() async throws {
      try await withTrivia { program in
        let page = try await newPage(javaScript: false)
        try await page.open("http://127.0.0.1:\(program.port)/")
        try await page.waitForLoad { try await page.click("Oceans") }
        let text = try await page.text
        #expect(text.contains("Question 1 of 10"))
        try await saved(program, score: 0)
        await program.crash()
        try await program.restart()
        let answer = try rightAnswer(to: text)
        try await page.waitForLoad { try await page.click(.role("button", name: answer)) }
        #expect(try await page.text.contains("Question 2 of 10"))
        #expect(try await page.text.contains("Score 1"))
      }
    }

    @Test func `a form for signing in comes back without its password, which is in no file`()
      async throws
    {
      let words = try AppWords("Market", ["SignIn"], in: "en")
      let (email, password) = (try words("SignIn.email"), try words("SignIn.password"))
      try await withProgram("market") { program in
        let page = try await newPage()
        func value(_ label: String) async throws -> String? {
          try await self.value(of: label, in: page)
        }
        try await page.openLive("http://127.0.0.1:\(program.port)/sign-in")
        try await page.fill(.text(password), with: "correct horse battery")
        try await page.fill(.text(email), with: "ada@files.example")
        #expect(
          try await eventually(within: .seconds(20)) {
            program.files(containing: "ada@files.example") > 0
          })
        await program.crash()
        try await page.waitFor("No connection")
        try await program.restart()
        try await page.waitForNo("No connection")
        #expect(try await value(email) == "ada@files.example")
        #expect(try await value(password) == "correct horse battery")
        try await page.reload()
        try await page.waitUntil("!location.search && document.body?.classList.contains('live')")
        #expect(try await value(email) == "ada@files.example")
        #expect(try await value(password) == "")
        #expect(program.files(containing: "correct horse") == 0)
      }
    }

    @Test func `a guest's card form comes back without its number, and Back leads to the basket`()
      async throws
    {
      let words = try AppWords("Market", ["Catalog", "Payments", "SignIn"], in: "en")
      let holder = try words("Payments.cardHolder")
      try await withProgram("market", options: Self.options["market"] ?? []) { program in
        let page = try await newPage()
        try await page.openLive("http://127.0.0.1:\(program.port)/product/moka-pot")
        try await page.click(.text(words("Catalog.addToBasket")))
        try await page.click(.text(words("Catalog.toBasket")))
        try await page.click(.text(words("Catalog.checkOut")))
        try await page.continueAsGuest()
        try await page.waitFor(words("Payments.methodTitle"))
        try await page.click(.text(words("Payments.newCard")))
        try await page.waitFor(words("Payments.cardTitle"))
        try await page.fill(.text(words("Payments.cardNumber")), with: "4242424242424242")
        try await page.fill(.text(holder), with: "Ada of the Files")
        #expect(
          try await eventually(within: .seconds(20)) {
            try await program.windows().contains { Self.card(in: $0)?.contains("Ada of") == true }
          })
        await program.crash()
        try await program.restart()
        try await page.reload()
        try await page.waitUntil("!location.search && document.body?.classList.contains('live')")
        try await page.waitFor(words("Payments.cardTitle"))
        #expect(try await value(of: holder, in: page) == "Ada of the Files")
        #expect(try await value(of: words("Payments.cardNumber"), in: page) == "")
        for title in ["Payments.methodTitle", "Catalog.basketTitle"] {
          try await page.click(.css("#back"))
          try await page.waitFor(words(title))
        }
        #expect(program.files(containing: "4242424242424242") == 0)
      }
    }

    /// Programs with the addresses that a person opens in several tabs.
    private static let tabs: [(program: String, api: String, addresses: [String])] = [
      ("trivia", "/api", ["/"]),
      ("movies", "/api/tmdb", ["/", "/?list=upcoming", "/movie/603"]),
      ("market", "/api", ["/", "/?q=moka", "/basket", "/orders", "/account"]),
      ("cornershop", "/api", ["/", "/basket", "/orders"]),
      ("wallet", "/api", ["/", "/activity", "/send", "/ask", "/requests", "/account"]),
      ("homeowner", "/api", ["/", "/new", "/chats", "/unsent", "/account"]),
      ("pro", "/api", ["/", "/?list=own", "/ratings", "/chats", "/unsent"]),
    ]

    @Test(arguments: tabs)
    func `each tab shows what it showed after kill -9, without a reload`(
      _ name: String, _ api: String, _ addresses: [String]
    ) async throws {
      try await withProgram(name, api: api, options: Self.options[name] ?? []) { program in
        let root = "http://127.0.0.1:\(program.port)"
        let first = try await newPage()
        try await enter(name, first, at: root)
        var tabs: [(page: Page, text: String)] = []
        for address in addresses {
          let page = try await first.context.newPage()
          try await page.openLive(root + address)
          try await page.waitForNo("Updating…")
          // An element of a module's own shows its fallback until its script is there.
          try await page.waitUntil(
            "[...document.querySelectorAll('[data-form]')].every(one => one.shadowRoot?.querySelector('div'))"
          )
          // Notices are offered once the page is live and its worker there.
          try await page.waitUntil("!document.querySelector('[data-offer][hidden]')")
          try await page.evaluate("window.isTheSamePage = true")
          tabs.append((page, try await page.text))
        }
        #expect(
          try await eventually(within: .seconds(20)) {
            try await program.windows().count > addresses.count
          })
        await program.crash()
        for tab in tabs { try await tab.page.waitFor("No connection") }
        try await program.restart()
        for (address, tab) in zip(addresses, tabs) {
          try await tab.page.waitForNo("No connection")
          let isSame = try await eventually(within: .seconds(20)) {
            try await tab.page.text == tab.text
          }
          let now = try await tab.page.text
          #expect(isSame, "\(address): \(tab.text)\n— is now —\n\(now)")
          #expect(try await tab.page.evaluate("window.isTheSamePage").bool == true, "\(address)")
        }
      }
    }

    private static let options = [
      "market": ["--sign-in-guests", "true"],
      "cornershop": ["--sign-in-guests", "true"],
      // The lock would cover the windows with the choice of a PIN.
      "wallet": ["--sign-in-guests", "true", "--session-expires-after", "none"],
    ]

    /// Signs in, in an app with accounts.
    private func enter(_ name: String, _ page: Page, at root: String) async throws {
      let member = ["homeowner": "ana", "pro": "carla"][name]
      try await page.openLive(root + "/")
      if let member {
        let words = try AppWords(name.capitalized, ["SignIn"], in: "en")
        try await page.fill(.text(words("SignIn.email")), with: "\(member)@example.com")
        try await page.fill(.text(words("SignIn.password")), with: "casa-2026")
        try await page.click(.role("button", name: words("SignIn.signIn")))
        try await page.waitForNo(words("SignIn.password"))
      } else if ["market", "cornershop", "wallet"].contains(name) {
        try await page.openLive(root + "/sign-in")
        try await page.continueAsGuest()
      }
    }

    /// The text in the field with a label.
    private func value(of label: String, in page: Page) async throws -> String? {
      let label = JSON.string(label).text
      let fields = "[...document.querySelectorAll('input')]"
      return try await page.evaluate(
        "\(fields).find(field => field.labels?.[0]?.innerText === \(label))?.value"
      ).string
    }

    private func withTrivia(_ test: (Killed) async throws -> Void) async throws {
      try await withProgram("trivia", test)
    }

    /// Runs a program and its backend.
    private func withProgram(
      _ name: String, api path: String = "/api", options: [String] = [],
      _ test: (Killed) async throws -> Void
    ) async throws {
      try await withFolder { folder in
        try SeededBackend.copy(to: folder)
        let backend = try RunningProgram(
          "backend", ["--port", "0", "--demo", "--data-dir", folder.path])
        defer { backend.terminate() }
        let api = try #require(await backend.firstLine().split(separator: " ").last)
        let data = folder.appending(path: name)
        let program = try await KillableProgram(
          name,
          ["--data-dir", data.path, "--api-url", api + path]
            + (name == "movies" ? ["--images-url", api + path] : []) + options)
        defer { program.terminate() }
        try await test(Killed(program: program, data: data))
      }
    }

    private struct Killed {
      let program: KillableProgram
      let data: URL
      var port: Int { program.port }

      func crash() async { await program.crash() }
      func restart() async throws { try await program.restart() }

      /// All files in the data folder.
      var files: [URL] {
        FileManager.default.enumerator(at: data, includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL } ?? []
      }

      func files(containing text: String) -> Int {
        files.count { (try? Data(contentsOf: $0))?.range(of: Data(text.utf8)) != nil }
      }

      /// The memories of the saved windows.
      func windows() async throws -> [String] {
        var migrations = Migrations()
        HostStore.registerMigrations(in: &migrations)
        let database = try LocalDatabase("host", in: data, migrations: migrations) {
          Unread(reason: $0)
        }
        return try await database.read { try $0.values("SELECT memory FROM window_memory") }
      }

      private struct Unread: Error { let reason: String }
    }

    /// Waits until the game has been saved with a score, which takes a moment.
    private func saved(_ trivia: Killed, score: Int) async throws {
      let isSaved = try await eventually(within: .seconds(20)) {
        try await trivia.windows()
          .contains { Self.game(in: $0)?.contains("\"score\":\(score)") == true }
      }
      #expect(isSaved)
    }

    private static func game(in window: String) -> String? { memory(of: "game", in: window) }
    private static func card(in window: String) -> String? {
      memory(of: "payment-card", in: window)
    }

    /// The memory of a screen's presenter in a saved window, as JSON; nil if the window has none.
    private static func memory(of screen: String, in window: String) -> String? {
      struct Saved: Decodable {
        struct Memory: Decodable { let places: [Place] }
        struct Place: Decodable {
          let name: String
          let presenters: [String: Data]
        }
        let memory: Memory
      }
      return (try? JSONDecoder().decode(Saved.self, from: Data(window.utf8)))?.memory.places
        .first { $0.name == screen }?.presenters[""].map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
