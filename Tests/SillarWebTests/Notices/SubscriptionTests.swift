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

  @Test(arguments: ["ana", "ben", nil])
  func
    `an account that signs in again in another app of its session keeps its notices, and no other account does`(
      _ account: String?
    ) async throws
  {
    try await run { folder, service, store in
      let (wallet, market) = (
        try NoticeHost(
          "Wallet", in: folder, store: store, at: "/wallet", sessionPath: "/",
          services: [service.origin]),
        try NoticeHost(
          in: folder, store: store, at: "/market", sessionPath: "/", services: [service.origin])
      )
      try await HostServer.run(wallet.host, market.host) { server in
        let (stranger, device) = (server.browser(), service.device("phone"))
        let ana = try await wallet.host.signIn(
          stranger, as: "ana", at: try await stranger.page("/wallet/"))
        let page = try await ana.page("/wallet/")
        #expect(try await ana.subscribe(device, to: [NoticeHost.messages], at: page) == 204)
        let subscriptions = store.subscriptions
        // What waits already is known; only what comes then is news.
        #expect(
          try await eventually {
            let visitor = await subscriptions.visitors(app: "Wallet").first ?? ""
            return try await subscriptions.told(visitor, app: "Wallet") != nil
          })
        _ = try await market.host.signIn(ana, as: account, at: try await ana.page("/market/"))
        wallet.board.say([NoticeHost.message(1)], to: "ana")
        if account == "ana" {
          await service.deliveries.waitForMore(than: 0, within: .seconds(20))
          #expect(service.notices(of: "phone").map(\.body) == ["Hello"])
        } else {
          #expect(try await eventually { wallet.board.followed.isEmpty })
          #expect(await subscriptions.visitors(app: "Wallet").isEmpty)
          #expect(service.requests.count == 0)
        }
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
        let known = try await store.subscriptions.subscriber(visitor, app: "Market")
        #expect(known?.push.endpoint == new.endpoint)
        #expect(await store.subscriptions.visitors(app: "Market") == [visitor])
      }
    }
  }
}
