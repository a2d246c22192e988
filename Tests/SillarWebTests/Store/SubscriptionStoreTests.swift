import Foundation
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

/// The contract of a store's subscriptions, with every engine.
@Suite struct SubscriptionStoreTests {
  private let address = Client.Payer.strangers(.local)

  private func subscriber(
    _ visitor: String, account: String? = nil, at endpoint: String? = nil,
    kinds: Set<String> = ["messages"]
  ) throws -> Subscriber {
    Subscriber(
      visitor: visitor, account: account,
      push: PushSubscription(
        endpoint: "https://push.example/\(endpoint ?? visitor)", key: Array(0..<65),
        secret: Array(0..<16)),
      kinds: kinds, language: "es-AR", timeZone: "America/Lima")
  }

  @Test(arguments: StoreEngine.allCases)
  func `a browser's last subscription is found by its visitor and its app`(
    engine: StoreEngine
  ) async throws {
    try await engine.withStores { open in
      let first = try open().subscriptions
      let (ana, new) = (
        try subscriber("ana"), try subscriber("ana", account: "ann", kinds: ["messages", "offers"])
      )
      #expect(await first.keep(ana, app: "Desk", of: address) == [])
      #expect(try await first.subscriber("ana", app: "Desk") == ana)
      #expect(try await first.subscriber("ana", app: "Shop") == nil)
      #expect(try await first.subscriber("bea", app: "Desk") == nil)
      #expect(await first.keep(new, app: "Desk", of: .account("ann")) == [])
      let second = try open().subscriptions
      #expect(try await second.subscriber("ana", app: "Desk") == new)
      #expect(await second.visitors(app: "Desk") == ["ana"])
      await second.remove("ana", app: "Shop")
      #expect(await second.visitors(app: "Desk") == ["ana"])
      await second.remove("ana", app: "Desk")
      #expect(await second.visitors(app: "Desk").isEmpty)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `an address of a browser is one visitor's in each app`(engine: StoreEngine) async throws {
    try await engine.withStore { (store) async throws in
      let subscriptions = store.subscriptions
      for app in ["Desk", "Shop"] {
        _ = await subscriptions.keep(
          try subscriber("ana", at: "phone"), app: app, of: address)
      }
      _ = await subscriptions.keep(try subscriber("bea", at: "phone"), app: "Desk", of: address)
      #expect(await subscriptions.visitors(app: "Desk") == ["bea"])
      #expect(await subscriptions.visitors(app: "Shop") == ["ana"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `each subject is told once, to whom a subscription has begun, and only so many are known`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    try await engine.withStores(clock) { open in
      let first = try open().subscriptions
      // Nothing is noted of a visitor without a subscription.
      try await first.note(["chat": "1"], "ana", app: "Desk")
      #expect(try await first.told("ana", app: "Desk") == nil)
      _ = await first.keep(try subscriber("ana"), app: "Desk", of: address)
      #expect(try await first.told("ana", app: "Desk") == nil)
      try await first.note([:], "ana", app: "Desk")
      #expect(try await first.told("ana", app: "Desk") == [:])
      try await first.note(["chat": "1", "offer": "1"], "ana", app: "Desk")
      try await first.note(["chat": "2"], "ana", app: "Desk")
      let second = try open().subscriptions
      #expect(try await second.told("ana", app: "Desk") == ["chat": "2", "offer": "1"])
      clock.jump(by: .seconds(1))
      let many = Dictionary(uniqueKeysWithValues: (0..<99).map { ("subject \($0)", "1") })
      try await second.note(many, "ana", app: "Desk")
      clock.jump(by: .seconds(1))
      try await second.note(["chat": "3"], "ana", app: "Desk")
      let told = try await second.told("ana", app: "Desk")
      #expect(told?.count == Subscriptions.mostSubjects)
      #expect(told?["chat"] == "3" && told?["subject 98"] == "1")
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `the oldest subscriptions of an address, and in all, make room, those of strangers first`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    let limits = HostStore.Limits {
      $0.subscriptionsPerClient = 2
      $0.subscriptions = 4
    }
    try await engine.withStore(clock, limits) { (store) async throws in
      func keep(_ visitor: String, of payer: Client.Payer) async throws -> [String]? {
        clock.jump(by: .seconds(1))
        return await store.subscriptions.keep(try subscriber(visitor), app: "Desk", of: payer)
      }
      #expect(try await keep("member", of: .account("ann")) == [])
      for visitor in ["a", "b"] { #expect(try await keep(visitor, of: address) == []) }
      #expect(try await keep("c", of: address) == ["a"])
      #expect(try await keep("other", of: .account("bea")) == [])
      #expect(try await keep("last", of: .account("cleo")) == ["b"])
      #expect(
        await store.subscriptions.visitors(app: "Desk").sorted()
          == ["c", "last", "member", "other"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a subscription ends with its session`(engine: StoreEngine) async throws {
    try await engine.withStore { (store) async throws in
      let session = await store.visit("ana")
      #expect(await store.sessions.renew(session, secret: "a", account: "ann", window: ""))
      _ = await store.subscriptions.keep(
        try subscriber("ana", account: "ann"), app: "Desk", of: .account("ann"))
      try await store.subscriptions.note(["chat": "1"], "ana", app: "Desk")
      await store.sessions.endAll(of: "ann")
      #expect(try await store.stored("push_subscription") == 0)
      #expect(try await store.stored("told_notice") == 0)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `the key that signs notices is made once`(engine: StoreEngine) async throws {
    try await engine.withStores { open in
      let (first, second) = (try open().subscriptions, try open().subscriptions)
      let key = try #require(await first.serverKey())
      #expect(await second.serverKey()?.bytes == key.bytes)
    }
  }
}
