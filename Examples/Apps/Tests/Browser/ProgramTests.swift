import Chromium
import Foundation
import Programs
import TestServers
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// The programs as seen in a shell and in a browser.
  @Suite(.timeLimit(.minutes(3))) struct ProgramTests {
    @Test func `the showcase ends in time although browsers have windows open`()
      async throws
    {
      try await withSeededFolder { folder in
        let program = try RunningProgram(
          "showcase", ["--port", "0", "--data-dir", folder.path])
        let address = try #require(await program.firstLine().split(separator: " ").last)
        for path in ["/", "/trivia/", "/gallery/"] {
          try await newPage().openLive(address + path)
        }
        program.terminate()
        let result = await program.result()
        #expect(result.status == 0)
        #expect(!result.errors.contains("The shutdown took too long"), "\(result.errors)")
      }
    }

    @Test func `the previews of the showcase are at the paths of the apps that have some`()
      async throws
    {
      try await withSeededFolder { folder in
        let program = try RunningProgram(
          "showcase", ["--port", "0", "--previews", "--data-dir", folder.path])
        defer { program.terminate() }
        var addresses: [String] = []
        while addresses.count < 5 {
          let line = await program.nextLine()
          if line.contains("previews at") {
            addresses += line.split(separator: " ").suffix(1).map(String.init)
          }
        }
        let places = addresses.compactMap { URL(string: $0)?.path() }
        #expect(
          places == ["/movies/", "/market/", "/market-argentina/", "/corner-shop/", "/wallet/"])
        let page = try await newPage()
        for address in addresses {
          try await page.openLive(address)
          try await page.waitFor(address.contains("movies") ? "Movies" : "Payments")
        }
      }
    }

    @Test func `a program whose modules have no previews says so, and goes on`() async throws {
      try await withFolder { folder in
        let program = try RunningProgram(
          "trivia",
          [
            "--port", "0", "--previews", "--data-dir", folder.path, "--api-url",
            "http://127.0.0.1:1/api",
          ])
        #expect(await program.firstLine().contains("listening on"))
        program.terminate()
        let result = await program.result()
        #expect(result.status == 0)
        #expect(
          result.errors.contains("no module has previews to show: add them with Module(previews:)"))
      }
    }

    private static let isPublic = ["--public-url", "http://apps.example"]

    @Test(arguments: [
      ([], 200), (["--host", "0.0.0.0"] + isPublic, 404), (isPublic, 404),
      (isPublic + ["--public-api", "true"], 200),
    ])
    func `the showcase serves the API beside the apps where only this machine reaches it`(
      _ options: [String], _ status: Int
    ) async throws {
      try await withSeededFolder { folder in
        let program = try RunningProgram(
          "showcase", ["--port", "0", "--data-dir", folder.path] + options)
        defer { program.terminate() }
        let address = try #require(await program.firstLine().split(separator: " ").last)
          .replacing("0.0.0.0", with: "127.0.0.1")
        // The apps reach it in any case.
        let page = try await newPage()
        try await page.openLive("\(address)/market/product/moka-pot")
        try await page.waitFor("Six-cup moka pot")
        let found = try await page.evaluate(
          "(async () => `${(await fetch('/api/market/v1/categories')).status}`)()")
        #expect(found.string == "\(status)")
      }
    }

    @Test func `the API for the apps alone answers no page that leads its own name here`()
      async throws
    {
      try await withSeededFolder { folder in
        let program = try RunningProgram(
          "showcase",
          ["--port", "0", "--data-dir", folder.path, "--log-level", "info"] + Self.isPublic)
        let address = try #require(await program.firstLine().split(separator: " ").last)
        let own = address.split(separator: ":").last.flatMap { Int($0) }
        func ports() -> [Int] {
          program.errorsUntilNow.matches(of: /listening on 127\.0\.0\.1:(\d+)/)
            .compactMap { Int($0.output.1) }.filter { $0 != own }
        }
        #expect(try await eventually(within: .seconds(10)) { !ports().isEmpty })
        let port = try #require(ports().first)
        for (host, status) in [("127.0.0.1:\(port)", 200), ("evil.example", 400)] {
          let raw = try await RawClient.connect(port: port)
          try await raw.send(
            "GET /api/market/v1/categories HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
          let answer = try await raw.allReceived()
          #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer)")
        }
        program.terminate()
        _ = await program.result()
      }
    }

    @Test func `the first page lists the apps and leads to them`() async throws {
      try await withSeededFolder { folder in
        let program = try RunningProgram(
          "showcase", ["--port", "0", "--data-dir", folder.path])
        defer { program.terminate() }
        let address = try #require(await program.firstLine().split(separator: " ").last)
        let page = try await newPage()
        for (language, title, trivia) in [
          ("es", "Apps hechas de módulos compartidos", "Elige un tema y mira cuántas"),
          ("es-AR", "Apps hechas de módulos compartidos", "Elegí un tema y mirá cuántas"),
          ("pt-BR", "Apps feitos de módulos compartilhados", "Escolha um tema e veja quantas"),
        ] {
          try await page.setLanguages(language)
          try await page.openLive(address + "/")
          try await page.waitFor(title)
          #expect(try await page.text.contains(trivia))
          #expect(try await page.text.contains("Abrir Market Argentina"))
          #expect(try await !page.text.contains(#/Open |Choose|Find|Well-made|Ask/#))
        }
        try await page.setLanguages("en")
        try await page.openLive(address + "/")
        try await page.click("Open Trivia")
        try await page.waitUntil("location.pathname == '/trivia/'")
        try await page.waitFor("3 of 3 attempts left")
      }
    }

    @Test func `who buys in Market sees in Wallet that it is paid, as both are of one company`()
      async throws
    {
      let market = try AppWords("Market", ["Catalog", "Payments"], in: "en")
      let wallet = try AppWords("Wallet", ["Account", "Lock"], in: "en")
      try await withSeededFolder { folder in
        let program = try RunningProgram(
          "showcase", ["--demo", "--port", "0", "--data-dir", folder.path])
        defer { program.terminate() }
        let address = try #require(await program.firstLine().split(separator: " ").last)
        let page = try await newPage()
        try await page.openLive(address + "/")
        try await page.click("Open Wallet")
        try await page.waitFor("Email")
        // Before its styles are there, the page has its buttons elsewhere.
        try await page.waitUntilLive()
        try await page.continueAsGuest()
        try await page.fill(.text(wallet("Lock.pin")), with: "2580")
        try await page.fill(.text(wallet("Lock.again")), with: "2580")
        try await page.click(.text(wallet("Lock.choose")))
        try await page.waitFor("€250.00")

        try await page.openLive(address + "/market/product/moka-pot")
        try await page.click(.text(market("Catalog.addToBasket")))
        try await page.click(.text(market("Catalog.toBasket")))
        try await page.click(.text(market("Catalog.checkOut")))
        try await page.waitFor(market("Payments.methodTitle"))
        try await page.click(.text(market("Payments.balance")))
        try await page.waitFor(market("Payments.confirmationTitle"))
        try await page.click(.text(market("Payments.payNow") + " €29.90"))
        try await page.waitFor(market("Payments.paidTitle"))

        try await page.openLive(address + "/wallet/activity")
        try await page.waitFor(wallet("Account.activityTitle"))
        try await page.waitFor("Sillar Market")
        let first = try await page.evaluate("document.querySelector('li').innerText").string ?? ""
        for part in ["Sillar Market", "-€29.90", "€220.10"] {
          #expect(first.contains(part), "\(part) in \(first)")
        }
        #expect(page.consoleErrors.isEmpty)
      }
    }

    @Test func `who signs in to Homeowner is still a guest in Wallet, and opens Pro at once`()
      async throws
    {
      let words = try AppWords("Wallet", ["SignIn", "Lock"], in: "en")
      try await withSeededFolder { folder in
        let program = try RunningProgram(
          "showcase", ["--demo", "--port", "0", "--data-dir", folder.path])
        defer { program.terminate() }
        let address = try #require(await program.firstLine().split(separator: " ").last)
        let page = try await newPage()
        try await page.openLive(address + "/wallet/")
        try await page.continueAsGuest()
        try await page.fill(.text(words("Lock.pin")), with: "2580")
        try await page.fill(.text(words("Lock.again")), with: "2580")
        try await page.click(.text(words("Lock.choose")))
        try await page.waitFor("€250.00")
        try await page.openLive(address + "/homeowner/")
        try await page.click("Ana Ruiz")
        try await page.click(.role("button", name: words("SignIn.signIn")))
        try await page.waitForNo("ana@example.com")
        try await page.open(address + "/pro/")
        #expect(page.responses.filter { $0.url.hasSuffix("/pro/") }.map(\.status) == [200])
        try await page.openLive(address + "/wallet/")
        try await page.waitFor("€250.00")
        try await page.openLive(address + "/market/orders")
        try await page.waitForNo(words("SignIn.email"))
      }
    }

    @Test(arguments: ["wallet", "corner-shop", "movies"])
    func `the showcase and a program of one app do not use the app's folder at the same time`(
      _ name: String
    ) async throws {
      try await withFolder { folder in
        let program = name.filter { $0 != "-" }
        func start(_ program: String, _ path: String) throws -> RunningProgram {
          try RunningProgram(
            program,
            ["--port", "0", "--data-dir", path]
              + (program == "showcase" ? [] : ["--api-url", "http://127.0.0.1:1/api"]))
        }
        let app = folder.appending(path: name).path
        let first = try start("showcase", folder.path)
        #expect(await first.firstLine().contains("listening"))
        let second = await (try start(program, app)).result()
        #expect(second.status == 78)
        #expect(second.errors.contains("is in use by process \(first.id) (showcase)"))
        first.terminate()
        _ = await first.result()

        let alone = try start(program, app)
        defer { alone.terminate() }
        #expect(await alone.firstLine().contains("listening"))
        let late = await (try start("showcase", folder.path)).result()
        #expect(late.status == 78)
        #expect(late.errors.contains("is in use by process \(alone.id) (\(program))"))
      }
    }

    @Test func `Trivia alone finds its backend again when that starts later`() async throws {
      try await withSeededFolder { folder in
        let early = try RunningProgram(
          "backend", ["--demo", "--port", "0", "--data-dir", folder.path])
        let api = try #require(await early.firstLine().split(separator: " ").last)
        early.terminate()
        _ = await early.result()

        let trivia = try RunningProgram(
          "trivia",
          ["--port", "0", "--data-dir", folder.path + "/trivia", "--api-url", api + "/api"])
        defer { trivia.terminate() }
        let address = try #require(await trivia.firstLine().split(separator: " ").last)
        let page = try await newPage()
        try await page.openLive(address + "/")
        try await page.waitFor("Try again")

        let port = try #require(api.split(separator: ":").last)
        let late = try RunningProgram(
          "backend", ["--port", String(port), "--data-dir", folder.path])
        defer { late.terminate() }
        _ = await late.firstLine()
        try await page.click("Try again")
        try await page.waitFor("3 of 3 attempts left")
      }
    }

    @Test func `an address that is none is one line that says what to do`() async throws {
      let result = try await RunningProgram("trivia", ["--api-url", "nonsense"]).result()
      #expect(result.status == 64)
      #expect(
        result.errors == """
          trivia: Trivia cannot start: "api.url" is "nonsense" in command line (--api-url): write \
          an address such as http://127.0.0.1:8081/api, without name, password or query.

          """)
    }

    /// Creates a folder with the data of an earlier run of the backend.
    private func withSeededFolder(_ body: (URL) async throws -> Void) async throws {
      try await withFolder { folder in
        try SeededBackend.copy(to: folder)
        try await body(folder)
      }
    }
  }
}
