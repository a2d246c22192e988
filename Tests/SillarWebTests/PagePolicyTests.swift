import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// The limits of a page in a browser.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct PagePolicyTests {
  @Test func `a page makes HTML of text in one place alone, and asks for nothing of the device`()
    async throws
  {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(true) { presenter, _ in presenter.value = false }
      return Screen("s", path: "/", presenter) { isThere in
        Text("Offer")
        if isThere {
          Button("Withdraw", send: .tap("withdraw"))
        } else {
          Button("Renew", send: .tap(""))
        }
      }
    }
    let host = WebHost(app: app, logger: .silent)
    try await HostServer.run(host) { server in
      let page = try await newPage()
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      // The script's own place works.
      try await page.click("Withdraw")
      try await page.waitFor("Renew")
      #expect(page.consoleErrors.isEmpty)
      for attempt in [
        "document.body.innerHTML = '<b>x</b>'", "document.write('x')",
        "document.createElement('script').src = '/x.js'",
        "new DOMParser().parseFromString('', 'text/html')",
        "trustedTypes.createPolicy('another', { createHTML: String })",
        "trustedTypes.createPolicy('sillar', { createHTML: String })",
      ] {
        let result = try await page.evaluate(
          "(() => { try { \(attempt); return 'done' } catch (error) { return 'refused' } })()")
        #expect(result.string == "refused", "\(attempt)")
      }
      for feature in ["camera", "microphone", "geolocation", "payment", "usb"] {
        let question = "document.featurePolicy.allowsFeature('\(feature)')"
        #expect(try await page.evaluate(question) == .bool(false), "\(feature)")
      }
      let wakeLock = "document.featurePolicy.allowsFeature('screen-wake-lock')"
      #expect(try await page.evaluate(wakeLock) == .bool(true))
    }
  }
}
