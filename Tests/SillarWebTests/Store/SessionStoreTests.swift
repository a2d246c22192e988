import Foundation
import SillarSQL
import SillarTesting
import TestServers
import Testing

@testable import Sillar
@testable import SillarWeb

/// The contract of a store's sessions, with every engine.
@Suite struct SessionStoreTests {
  @Test(arguments: StoreEngine.allCases)
  func `a session is stored when its visitor comes back, not before`(engine: StoreEngine)
    async throws
  {
    try await engine.withStore { (store) async throws in
      let session = store.sessions.begin("a", visitor: "ana")
      #expect(await store.sessions.find("a") == .session(session))
      #expect(try await store.storedSessions() == 0)
      store.sessions.keep(session)
      #expect(try await store.storedSessions() == 1)
      #expect(await store.sessions.find("b") == .unknown)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a session that is stored at the second try counts as stored`(engine: StoreEngine)
    async throws
  {
    try await engine.withStore { (store) async throws in
      let session = store.sessions.begin("a", visitor: "ana")
      let database = try #require(store.database)
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      let gate = DispatchSemaphore(value: 0)
      database.writeLater { _ in
        begin.finish()
        gate.wait()
      }
      for await _ in begun {}
      // They wait together, so they share a transaction. It fails, and each runs alone.
      store.sessions.keep(session)
      database.writeLater { _ in throw StoreFailure(reason: "another one") }
      gate.signal()
      #expect(try await store.storedSessions() == 1)
      #expect(session.isStored)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a program that is killed has lost no session, renewal, lock or end`(engine: StoreEngine)
    async throws
  {
    try await engine.withStores { open in
      let first = try open()
      let ana = await first.visit("ana", secret: "a")
      await first.visit("bea", secret: "b")
      #expect(await first.sessions.renew(ana, secret: "c", account: "ann", window: ""))
      first.sessions.lock(of: ana, app: "Wallet").lock()
      await first.finish()
      let second = try open()
      #expect(await second.sessions.find("a") == .unknown)
      guard case .session(let again) = await second.sessions.find("c") else {
        Issue.record("the renewed session is not there")
        return
      }
      #expect(again == ana && again.account == "ann")
      #expect(second.sessions.lock(of: again, app: "Wallet").saved.isLocked)
      #expect(!second.sessions.lock(of: again, app: "Market").saved.isLocked)
      #expect(await second.sessions.endAll(of: "ann") == 1)
      let third = try open()
      #expect(await third.sessions.find("c") == .unknown)
      #expect(await third.sessions.find("b") != .unknown)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `all requests and windows of a browser have the same session`(engine: StoreEngine)
    async throws
  {
    try await engine.withStore { (store) async throws in
      do { await store.visit("ana", secret: "a") }
      let found = await withTaskGroup { group in
        for _ in 0..<50 { group.addTask { await store.sessions.find("a") } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      let sessions = found.compactMap { found -> SessionKeeper.Session? in
        if case .session(let session) = found { session } else { nil }
      }
      #expect(sessions.count == 50 && sessions.allSatisfy { $0 === sessions[0] })
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a session that is not used for 90 days ends, one that is used does not`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    try await engine.withStore(clock) { (store) async throws in
      await store.visit("ana", secret: "a")
      let bea = await store.visit("bea", secret: "b")
      let ended = Mutexed<Set<String>>([])
      store.sessions.onEnd { ending in ended.change { $0.formUnion(ending.visitors) } }
      for _ in 0..<3 {
        clock.jump(by: .seconds(31 * 86_400))
        #expect(await store.sessions.find("b") == .session(bea))
        await store.keepHouse()
      }
      #expect(ended.value == ["ana"])
      #expect(await store.sessions.find("a") == .unknown)
      #expect(try await store.storedSessions() == 1)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a sign-in and an end take the saved windows and the locks of a visitor with them`(
    engine: StoreEngine
  ) async throws {
    try await engine.withStore { (store) async throws in
      let ana = await store.visit("ana")
      func save() {
        let name = SavedWindowName(app: "Desk", visitor: "ana", window: "w")
        store.windows.save("text", as: name, of: .strangers(.local))
      }
      save()
      #expect(try await store.stored() == 1)
      #expect(await store.sessions.renew(ana, secret: "b", account: "ann", window: ""))
      #expect(try await store.stored() == 0)
      save()
      store.sessions.lock(of: ana, app: "Desk").lock()
      #expect(try await store.stored("host_lock") == 1)
      await store.sessions.endAll(of: "ann")
      #expect(try await store.stored() == 0)
      #expect(try await store.stored("host_lock") == 0)
      #expect(!store.sessions.isLive(ana))
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a person signs out, and a session ends, although nothing can be stored`(
    engine: StoreEngine
  ) async throws {
    try await engine.withStore { (store) async throws in
      let ana = await store.visit("ana", secret: "a")
      let bea = await store.visit("bea", secret: "b")
      #expect(await store.sessions.renew(ana, secret: "a2", account: "ann", window: ""))
      #expect(await store.sessions.renew(bea, secret: "b2", account: "bee", window: ""))
      try await store.refuseWrites(to: "host_session")
      // A sign-in that cannot be stored has not happened.
      #expect(await !store.sessions.renew(ana, secret: "a3", account: "bee", window: ""))
      #expect(ana.account == "ann")
      #expect(await store.sessions.renew(ana, secret: "a4", account: nil, window: ""))
      #expect(ana.account == nil)
      #expect(await store.sessions.find("a2") == .renewed(isSignedOut: true))
      #expect(await store.sessions.find("a4") == .session(ana))
      #expect(await store.sessions.endAll(of: "bee") == 1)
      #expect(await store.sessions.find("b2") == .unknown)
      // When there is room again, what has ended is deleted.
      try await store.acceptWrites(to: "host_session")
      await store.keepHouse()
      #expect(try await store.storedSessions() == 0)
      store.sessions.keep(ana)
      #expect(try await store.storedSessions() == 1)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `no use that is stored late brings back a session that has ended`(engine: StoreEngine)
    async throws
  {
    try await engine.withStore { (store) async throws in
      for number in 0..<50 {
        let session = await store.visit("\(number)", secret: "a\(number)")
        #expect(
          await store.sessions.renew(session, secret: "b\(number)", account: "ann", window: ""))
        async let ended = store.sessions.endAll(of: "ann")
        async let renewed = store.sessions.renew(
          session, secret: "c\(number)", account: "ann", window: "")
        session.noteUnstored(session.record, before: nil)
        store.sessions.keep(session)
        _ = await (ended, renewed)
        store.sessions.keep(session)
      }
      await store.sessions.endAll(of: "ann")
      #expect(try await store.storedSessions() == 0)
    }
  }

  /// A test with a store that has failed to store a use before, or not.
  @Test(arguments: [false, true])
  func `no use that is stored late brings back a session that another process has ended`(
    hasFailed: Bool
  ) async throws {
    let clock = TestClock()
    try await StoreEngine.postgreSQL.withStores(clock) { open in
      let (one, other) = (try open(), try open())
      let ana = await one.visit("ana", secret: "a")
      #expect(await one.sessions.renew(ana, secret: "b", account: "ann", window: ""))
      guard case .session(let there) = await other.sessions.find("b") else {
        Issue.record("the session is not there")
        return
      }
      // So late that the next use is stored.
      clock.jump(by: .seconds(7 * 3_600))
      if hasFailed {
        try await one.refuseWrites(to: "host_session")
        _ = await other.sessions.find("b")
        await other.finish()
        try await one.acceptWrites(to: "host_session")
      }
      #expect(await one.sessions.endAll(of: "ann") == 1)
      // It has not heard of that yet.
      #expect(await other.sessions.find("b") == .session(there))
      other.sessions.keep(there)
      #expect(try await other.storedSessions() == 0)
      #expect(await (try open()).sessions.find("b") == .unknown)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `strangers who drop their cookies do not fill the memory`(engine: StoreEngine) async throws {
    try await engine.withStore { (store) async throws in
      for number in 0..<(Sessions.maximumStrangers * 2) {
        let session = store.sessions.begin("secret \(number)", visitor: "visitor \(number)")
        if number == 0 { store.sessions.keep(session) }
      }
      #expect(await store.sessions.find("secret 0") != .unknown, "who came back is kept")
      #expect(await store.sessions.find("secret 1") == .unknown)
      let last = Sessions.maximumStrangers * 2 - 1
      #expect(await store.sessions.find("secret \(last)") != .unknown)
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `the oldest strangers of an address make room, those of other addresses stay`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    try await engine.withStore(clock, .init { $0.sessionsPerAddress = 3 }) { (store) async throws in
      let member = await store.visit("member", address: "10.0.0.1")
      #expect(await store.sessions.renew(member, secret: "m", account: "ann", window: ""))
      await store.visit("elsewhere", address: "10.0.0.2")
      for number in 0..<6 {
        clock.jump(by: .seconds(1))
        await store.visit("\(number)", address: "10.0.0.1")
      }
      let left: [String] =
        try await store.database?.read {
          try $0.values("SELECT visitor FROM host_session ORDER BY visitor")
        } ?? []
      #expect(left == ["3", "4", "5", "elsewhere", "member"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `when there are too many sessions in all, strangers go first`(engine: StoreEngine)
    async throws
  {
    let clock = TestClock()
    try await engine.withStore(clock, .init { $0.sessions = 2 }) { (store) async throws in
      let member = await store.visit("member")
      #expect(await store.sessions.renew(member, secret: "m", account: "ann", window: ""))
      for number in 0..<4 {
        clock.jump(by: .seconds(1))
        await store.visit("\(number)", address: "10.0.0.\(number)")
      }
      clock.jump(by: .seconds(60))
      await store.keepHouse()
      let left: [String] =
        try await store.database?.read {
          try $0.values("SELECT visitor FROM host_session ORDER BY visitor")
        } ?? []
      #expect(left == ["3", "member"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a process that may have missed something asks about many sessions with few statements`(
    engine: StoreEngine
  ) async throws {
    try await engine.withStore { (store) async throws in
      var used: [SessionKeeper.Session] = []
      for number in 0..<1_100 {
        used.append(store.sessions.begin("secret \(number)", visitor: "\(number)"))
      }
      for session in used { store.sessions.keep(session) }
      store.sessions.lock(of: used[1_099], app: "Desk").lock()
      #expect(try await store.storedSessions() == 1_100)
      // What other processes do.
      try await store.database?.write { database in
        try database.execute("DELETE FROM host_session WHERE visitor = '7'")
        try database.execute("UPDATE host_session SET secret = 'new' WHERE visitor = '1000'")
        try database.execute("UPDATE host_lock SET is_locked = \(false) WHERE visitor = '1099'")
      }
      let before = store.database?.queries ?? 0
      await store.sessions.follow(nil)
      let queries = (store.database?.queries ?? 0) - before
      #expect(queries <= 8, "\(queries) queries")
      let over = used.filter { !store.sessions.isLive($0) }.map(\.visitor)
      #expect(over == ["7", "1000"])
      #expect(!store.sessions.lock(of: used[1_099], app: "Desk").saved.isLocked)
    }
  }

  @Test(arguments: StoreEngine.allCases, [10, 3_000])
  func `a start reads as little of many sessions as of few`(engine: StoreEngine, count: Int)
    async throws
  {
    try await engine.withStores { open in
      let first = try open()
      for number in 0..<count {
        first.sessions.keep(first.sessions.begin("secret \(number)", visitor: "\(number)"))
      }
      #expect(try await first.storedSessions() == count)
      // A file is opened anew, and the queries of its connection begin at 0.
      let before = engine == .file ? 0 : first.database?.queries ?? 0
      let second = try open()
      await second.keepHouse()
      let queries = (second.database?.queries ?? 0) - before
      #expect(queries > 0 && queries <= 5, "\(queries) queries")
      #expect(await second.sessions.find("secret 7") != .unknown)
    }
  }
}
