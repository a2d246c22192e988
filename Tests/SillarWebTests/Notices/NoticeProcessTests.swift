import Foundation
import Programs
import Scripted
import TestServers
import Testing

@testable import SillarWeb

/// Notices of an app that several processes run: the oldest of them tells.
@Suite(.timeLimit(.minutes(2))) struct NoticeProcessTests {
  /// Runs a test with two processes that share a store and hear the same of the app.
  ///
  /// - Parameter test: Gets a browser's server at the older one, and ends the older one with the gate.
  private func run(
    _ test:
      @escaping @Sendable (
        _ older: NoticeHost, _ younger: NoticeHost, TestPushService, RunningServer, _ end: Gate
      ) async throws -> Void
  ) async throws {
    let address = try await PostgreSQLServer.shared().address
    let (schema, board) = ("notices \(UUID())", NoticeHost.Board())
    try await withFolder { folder in
      try await TestPushService.run([]) { service in
        func process() throws -> NoticeHost {
          try NoticeHost(
            in: folder, store: try TwoProcesses.store(schema, at: address), board: board,
            services: [service.origin])
        }
        let (older, younger) = (try process(), try process())
        let (servers, started) = AsyncStream.makeStream(of: RunningServer.self)
        let end = Gate()
        async let running = HostServer.run(older.host) { server in
          await older.host.store.processes.untilFirst()
          started.yield(server)
          await end.pass()
        }
        for await server in servers {
          defer { end.open() }
          try await HostServer.run(younger.host) { _ in
            try await test(older, younger, service, server, end)
          }
          break
        }
        _ = try await running
      }
    }
  }

  @Test func `what a process has told before it ended is not told again by the next`()
    async throws
  {
    try await run { older, younger, service, server, end in
      older.board.say([NoticeHost.message(1, "One")], to: "ana")
      let stranger = server.browser()
      let browser = try await older.host.signIn(
        stranger, as: "ana", at: try await stranger.page("/"))
      let visitor = try #require(await older.host.session(of: browser)?.visitor)
      let device = service.device("phone")
      let page = try await browser.page("/")
      #expect(try await browser.subscribe(device, to: [NoticeHost.messages], at: page) == 204)
      // Both have heard of the first message. What waits already is known.
      for notices in [older, younger] {
        #expect(try await eventually { notices.host.followers.unread(of: visitor) == 1 })
      }
      let subscriptions = older.host.store.subscriptions
      #expect(
        try await eventually { try await subscriptions.told(visitor, app: "Market") != nil })
      older.board.say([NoticeHost.message(2, "Two", unread: 2)], to: "ana")
      await service.deliveries.waitForMore(than: 0, within: .seconds(20))
      let event = SessionKeeper.digest("2")
      #expect(
        try await eventually {
          try await subscriptions.told(visitor, app: "Market")?.values.contains(event) == true
        })
      #expect(try await eventually { younger.host.followers.unread(of: visitor) == 2 })
      end.open()
      await younger.host.store.processes.untilFirst()
      younger.board.say([NoticeHost.message(3, "Three")], to: "ana")
      _ = try await eventually { service.notices(of: "phone").contains { $0.body == "Three" } }
      #expect(service.notices(of: "phone").map(\.body) == ["Two", "Three"])
    }
  }
}
