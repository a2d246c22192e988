import Foundation
import Programs
import TestServers
import Testing

@testable import SillarWeb

/// Notices of an app that several processes run: the oldest of them tells.
@Suite(.timeLimit(.minutes(2))) struct NoticeProcessTests {
  /// Runs a test with two processes that share a store and hear the same of the app. The older one ends with the test, the
  /// younger one after `afterwards`.
  private func run(
    _ test:
      @escaping @Sendable (
        _ older: NoticeHost, _ younger: NoticeHost, TestPushService, RunningServer
      ) async throws -> Void,
    afterwards: @escaping @Sendable (_ younger: NoticeHost, TestPushService) async throws -> Void
  ) async throws {
    let address = try await PostgreSQLServer.shared().address
    let (schema, board) = ("notices \(UUID())", NoticeHost.Board())
    try await withFolder { folder in
      try await TestPushService.run([]) { service in
        let hosts = try (0..<2).map { _ in
          try NoticeHost(
            in: folder, store: try TwoProcesses.store(schema, at: address), board: board,
            services: [service.origin])
        }
        try await HostServer.run(hosts[1].host) { _ in
          try await HostServer.run(hosts[0].host) { server in
            await hosts[0].host.store.processes.untilFirst()
            try await test(hosts[0], hosts[1], service, server)
          }
          await hosts[1].host.store.processes.untilFirst()
          try await afterwards(hosts[1], service)
        }
      }
    }
  }

  @Test func `what a process has told before it ended is not told again by the next`()
    async throws
  {
    try await run { older, younger, service, server in
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
    } afterwards: { younger, service in
      younger.board.say([NoticeHost.message(3, "Three")], to: "ana")
      _ = try await eventually { service.notices(of: "phone").contains { $0.body == "Three" } }
      #expect(service.notices(of: "phone").map(\.body) == ["Two", "Three"])
    }
  }
}
