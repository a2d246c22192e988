import Scripted
import Sillar
import Testing

@testable import SillarWeb

@Suite struct HostShutdownTests {
  @Test func `a server with open windows ends within five seconds`() async throws {
    let gate = Gate()
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(0) { _, _ in await gate.pass() }
      return Screen("s", path: "/", presenter) { _ in Button("Never ends", send: .tap("")) }
    }
    let host = WebHost(app: app, logger: .silent)
    let time = try await HostServer.run(host) { server in
      // Idle sockets, one with an event that is being handled, and a form with such an event.
      for number in 0..<20 {
        let browser = server.browser()
        let (page, socket) = try await browser.livePage("/")
        if number == 0 { try await socket.tap(page.button("Never ends")) }
      }
      let browser = server.browser()
      let page = try await browser.page("/")
      Task { try? await browser.post(page, press: page.button("Never ends")) }
      let session = try #require(await host.session(of: browser))
      let window = try #require(host.windows.window(page.window, of: session))
      #expect(try await eventually { !window.presence.isUnclaimed })
    }
    #expect(time < .seconds(5))
    #expect(host.windowCount == 0)
    gate.open()
  }

  @Test func `browsers are told that the server goes away, so that they come back`() async throws {
    let host = try WebHost.gallery()
    try await HostServer.run(host) { server in
      let browser = server.browser()
      let socket = try await browser.socket(try await browser.page("/"))
      _ = try await socket.next()
      await server.shutDown()
      #expect(try await socket.client.closeCode() == 1001)
    }
  }
}
