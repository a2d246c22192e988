import Foundation
import NIOHTTP1
import Sillar
import TestServers
import Testing

@testable import SillarWeb

/// Whose a browser's subscription is, where the browser has several apps or several sessions.
@Suite(.timeLimit(.minutes(2))) struct SubscriptionTests {
  private func run(
    _ test: @escaping @Sendable (URL, TestPushService, HostStore) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try await TestPushService.run([]) { service in
        try await test(folder, service, HostStore(in: folder.appending(path: "data")))
      }
    }
  }

  @Test(arguments: [0, 1])
  func `another address of a browser is that of the session which has the old one`(
    _ number: Int
  ) async throws {
    try await run { folder, service, store in
      let notices = try NoticeHost(in: folder, store: store, services: [service.origin])
      try await HostServer.run(notices.host) { server in
        let pair = try await FirstPagesAtOnceTests.Pair(server)
        let (browser, page) = (pair.browser, pair.pages[number])
        let (old, new) = (service.device("old"), service.device("new"))
        let visitor = try #require(notices.host.windows.window(page.window)?.session.visitor)
        #expect(try await browser.subscribe(old, to: [NoticeHost.messages], at: page) == 204)
        let moved = try await browser.request(
          .POST, "/-/subscription", headers: ["content-type": "application/json"],
          body: new.wish(old: old.endpoint))
        #expect(moved.status == 204)
        let known = await store.subscriptions.subscriber(visitor, app: "Market")
        #expect(known?.push.endpoint == new.endpoint)
        #expect(await store.subscriptions.visitors(app: "Market") == [visitor])
      }
    }
  }
}
