import Scripted
import Sillar
import TestServers
import Testing

@testable import SillarWeb

/// The error of a developer's last build, in the pages of the program of before.
@Suite(.timeLimit(.minutes(1))) struct BuildErrorTests {
  private static let error = "Sources/Shop/main.swift:3:5: cannot find order in scope"

  private func withHost(
    _ test: @escaping @Sendable (WebHost, RunningServer) async throws -> Void
  ) async throws {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(0) { presenter, _ in presenter.value += 1 }
      return Screen("s", path: "/", presenter) { count in
        Text("Count \(count)")
        Button("Tap", send: .tap(""))
      }
    }
    let host = WebHost(app: app, logger: .silent)
    try await HostServer.run(host) { try await test(host, $0) }
  }

  @Test func `it is at the end of each page until there is a good build, whatever is tapped`()
    async throws
  {
    try await withHost { host, server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      await host.show(buildError: Self.error)
      #expect(try await socket.next { $0.n != nil }.n == Self.error)
      #expect(try await server.browser().page("/").notice == Self.error)
      try await socket.tap(page.button("Tap"))
      #expect(try await socket.next { $0.n != nil }.n == Self.error, "an event ends other notices")
      await host.show(buildError: nil)
      #expect(try await socket.next { $0.n != nil }.n == "")
      #expect(try await server.browser().page("/").notice == "")
    }
  }

  @Test func `a page that has seen it loses it when it comes back to the program of a good build`()
    async throws
  {
    try await withHost { host, server in
      let browser = server.browser()
      let page = try await browser.page("/")
      // As after a restart: this host has shown nothing.
      await host.show(buildError: nil)
      let socket = try await browser.socket(page)
      #expect(try await socket.next { $0.n != nil }.n == "")
    }
  }

  @Test func `a page of a host that is not under development is told of no builds`() async throws {
    try await withHost { host, server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      try await socket.tap(page.button("Tap"))
      let patch = try await socket.nextChange()
      #expect(patch.n == nil)
      try await socket.tap("999")
      // The first notice is that of the refusal.
      #expect(try await socket.next { $0.n != nil }.n?.isEmpty == false)
    }
  }
}
