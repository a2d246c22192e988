import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A file that is chosen in a page while its host, or what is before it, does not take it.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct ChosenFileTests {
  /// Answers the first request for a file in the host's place.
  private static func answering(_ status: Int) -> String {
    """
    void (window.asked = 0, XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
      apply(send, request, all) {
        window.asked += 1;
        if (window.asked > 1) return Reflect.apply(send, request, all);
        Object.defineProperty(request, 'status', { value: \(status) });
        request.onloadend();
      }
    }))
    """
  }

  private static let choose = """
    void (() => {
      const field = document.querySelector('[type=file]'), chosen = new DataTransfer();
      chosen.items.add(new File(['hello'], 'hello.txt', { type: 'text/plain' }));
      field.files = chosen.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()
    """

  /// No line; a host that has the window no more, or not yet; a host that is busy; and proxies whose host is away.
  @Test(arguments: [0, 410, 429, 502, 503, 504])
  func `it is offered again until the host takes it`(_ status: Int) async throws {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter("") { presenter, event in
        if case .text(let name) = event { presenter.value = name }
      }
      return Screen("letter", path: "/", presenter) { name in
        FileField("Letter", send: { .text($0.first?.name ?? "") })
        Text("Got: \(name).")
      }
    }
    try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      try await page.waitUntil(
        "performance.getEntriesByType('resource').some(({ name }) => name.includes('sillar-uploads'))"
      )
      try await page.evaluate(Self.answering(status))
      try await page.evaluate(Self.choose)
      try await page.waitFor("Got: hello.txt.")
      #expect(try await page.evaluate("document.querySelector('[type=file]').value") == "")
    }
  }
}
