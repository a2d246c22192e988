import HTTPTypes
import NIOHTTP1
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A page is in the language of the visitor's browser.
@Suite struct LanguageTests {
  private static let spanish = ["accept-language": "es-AR,es;q=0.9,en;q=0.8"]

  @Test(arguments: [
    ("es-AR,es;q=0.9,en;q=0.8", ["es-AR", "es", "en"]),
    ("en;q=0.8, es;q=0.9", ["es", "en"]),
    ("en, es", ["en", "es"]),
    ("de;q=0.5,en;q=0.5,es;q=0.5", ["de", "en", "es"]),
    ("en;q=0,es", ["es"]), ("en;q=0.000", []),
    ("*", []), ("*;q=0.5,es;q=0.1", ["es"]),
    ("", []), (",,;;,", []), (";q=1", []), ("es;q=", []), ("es;q=2", []), ("es;q=-1", []),
    ("es;q=nan", []), ("es;q=many,en", ["en"]),
    ("ES ; Q=0.5 , en", ["en", "ES"]),
    ("es;level=1;q=0.2,en;q=0.3", ["en", "es"]),
  ])
  func `a browser's languages come with the preferred one first`(
    header: String, tags: [String]
  ) {
    var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    request.headerFields[.acceptLanguage] = header
    #expect(AcceptedLanguages.of(request) == tags)
  }

  @Test func `two headers are one, and none is no language`() {
    var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    #expect(AcceptedLanguages.of(request) == [])
    request.headerFields.append(HTTPField(name: .acceptLanguage, value: "en;q=0.5"))
    request.headerFields.append(HTTPField(name: .acceptLanguage, value: "es"))
    #expect(AcceptedLanguages.of(request) == ["es", "en"])
  }

  @Test func `of very many languages only the first are looked at`() {
    var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    request.headerFields[.acceptLanguage] =
      String(repeating: "de;q=0.1,", count: 20) + "es" + String(repeating: ",x", count: 100_000)
    #expect(AcceptedLanguages.of(request) == Array(repeating: "de", count: 20))
  }

  @Test func `a page in Spanish is Spanish throughout`() async throws {
    let screen: @Sendable (Navigator) -> Screen = { _ in
      Screen("list", path: "/", ScriptedPresenter(0)) { _ in
        List([1, 2].map(Item.init), onEndReached: .tap("end")) { Text("\($0.id)") }
        Rating("Nota", value: 3.5)
        Rating("Tu nota", value: 2, send: { .number($0) })
        Button("+", send: .tap("more")).spoken("Una \"más\"")
      }
    }
    try await WebFlavor.run(screen: screen) { server in
      let answer = try await server.browser().get("/", headers: Self.spanish)
      #expect(answer.status == 200)
      #expect(answer.page.first(#"<html id="page" lang="([^"]*)""#) == "es")
      #expect(answer.page.contains(">Atrás</button>"))
      #expect(answer.page.contains(">Ir al contenido</a>"))
      #expect(answer.page.scriptText("lost") == "Sin conexión. Reintentando…")
      #expect(
        answer.page.scriptText("unsent")
          == "La página que tenías abierta ya no está. Sin enviar:")
      let keep = try await server.browser().get(answer.page.scriptText("keep")).body
      #expect(keep.contains(#""elsewhere":"Esta página está abierta"#))
      #expect(answer.page.contains(">Mostrar más</button>"))
      #expect(answer.page.contains("Nota: 3,5 de 5"))
      #expect(answer.page.contains(#"<span class="unseen">2 de 5</span>"#))
      #expect(
        answer.page.first(#"<button [^>]*aria-label="([^"]*)""#)
          == "Una &quot;más&quot;")
      let english = try await server.browser().page("/")
      #expect(english.first(#"<html id="page" lang="([^"]*)""#) == "en")
      #expect(english.contains(">Back</button>"))
      #expect(english.contains("Nota: 3.5 out of 5"))
    }
  }

  private struct Item: Identifiable, Equatable, Sendable { let id: Int }

  @Test func `what cannot be shown is said in Spanish`() async throws {
    func failure(
      _ status: Int, _ title: String, _ limits: WebHost.Limits = WebHost.Limits(),
      _ ask: @escaping @Sendable (TestBrowser) async throws -> TestBrowser.Answer
    ) async throws {
      try await WebFlavor.run(limits: limits) { server in
        let answer = try await ask(server.browser())
        #expect(answer.status == status)
        #expect(answer.page.first(#"<html id="page" lang="([^"]*)""#) == "es")
        #expect(answer.page.first("<h1>([^<]*)</h1>") == title)
        #expect(answer.page.contains(">Al inicio de Market</a>"))
        for word in ["Please", "Back", "Nothing", "start"] {
          #expect(!answer.page.markup.contains(word))
        }
      }
    }
    @Sendable func post(
      _ browser: TestBrowser, _ body: String
    ) async throws -> TestBrowser.Answer {
      let page = try await browser.page("/")
      return try await browser.request(
        .POST, page.action, headers: Self.spanish,
        body: body.replacing("TOKEN", with: page.token))
    }
    try await failure(404, "Aquí no hay nada") {
      try await $0.get("/nowhere", headers: Self.spanish)
    }
    try await failure(403, "Vuelve a empezar") { try await post($0, "token=x&e=0") }
    var limits = WebHost.Limits()
    limits.maximumFormSize = 2048
    try await failure(413, "Demasiado texto", limits) {
      try await post($0, String(repeating: "x", count: 5000))
    }
    limits.eventsPerSecond = 0
    try await failure(429, "Demasiado rápido", limits) { try await post($0, "token=TOKEN&e=0") }
    limits.maximumWindows = 0
    try await failure(503, "Aforo completo", limits) {
      try await $0.get("/", headers: Self.spanish)
    }
  }

  @Test func `what the socket says is in the language of its page`() async throws {
    var limits = WebHost.Limits()
    limits.eventsPerSecond = 0
    try await WebFlavor.run(limits: limits) { server in
      let browser = server.browser()
      let page = try await browser.get("/", headers: Self.spanish).page
      let socket = try await browser.socket(page)
      try await socket.tap(page.button("Do"))
      let notice = try await socket.next { $0.n != nil }
      #expect(notice.n == "Demasiado rápido: lo último no se ha hecho.")
    }
  }

  @Test func `rubbish for a language is as good as none`() async throws {
    try await WebFlavor.run { server in
      for header in ["../../etc/passwd", "es\"><script>", "%00", "*;q=1", ";;;"] {
        let answer = try await server.browser().get("/", headers: ["accept-language": header])
        #expect(answer.status == 200)
        #expect(answer.page.first(#"<html id="page" lang="([^"]*)""#) == "en", "\(header)")
        #expect(!answer.body.contains("<script>"))
      }
    }
  }
}
