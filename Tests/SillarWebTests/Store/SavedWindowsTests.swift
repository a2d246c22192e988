import Foundation
import Logging
import Sillar
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import SillarWeb

/// The contract of a store's windows, with every engine.
@Suite struct SavedWindowsTests {
  private func name(
    _ window: String, of visitor: String = "ana", app: String = "Desk"
  ) -> SavedWindowName {
    SavedWindowName(app: app, visitor: visitor, window: window)
  }

  private let address = Client.Payer.strangers(.local)

  @Test(arguments: StoreEngine.allCases)
  func `a window is found by its visitor in its app, with what was saved last`(
    engine: StoreEngine
  ) async throws {
    try await engine.withStore { (store) async throws in
      store.windows.save("one", as: name("a"), of: address)
      store.windows.save("two", as: name("a"), of: address)
      await store.finish()
      #expect(await store.windows.window(name("a")) == "two")
      #expect(await store.windows.window(name("a", of: "bea")) == nil)
      #expect(await store.windows.window(name("a", app: "Shop")) == nil)
      // Nobody replaces or removes what is another's.
      store.windows.save("three", as: name("a", of: "bea"), of: address)
      store.windows.remove(name("a", of: "bea"))
      store.windows.remove(name("a", app: "Shop"))
      await store.finish()
      #expect(await store.windows.window(name("a")) == "two")
      store.windows.remove(name("a"))
      await store.finish()
      #expect(await store.windows.window(name("a")) == nil)
    }
  }

  /// As when somebody is signed out in a window that goes on, and what was saved for the member has not gone yet.
  @Test(arguments: StoreEngine.allCases)
  func `a window that goes on in another session is not taken for another process's`(
    engine: StoreEngine
  ) async throws {
    try await engine.withStore { (store) async throws in
      let isLost = Mutex(false)
      store.windows.save("one", as: name("a"), of: address)
      store.windows.save("two", as: name("a", of: "bea"), of: address) { isOwn in
        if !isOwn { isLost.withLock { $0 = true } }
      }
      await store.finish()
      #expect(!isLost.withLock { $0 })
      #expect(await store.windows.window(name("a")) == "one")
    }
  }

  @Test(arguments: ["", "..", "../../session.key", "a'; DROP TABLE window_memory", "a\u{0}b", "ü"])
  func `a text that names no window saves and finds nothing`(_ text: String) async throws {
    try await StoreEngine.file.withStore { (store) async throws in
      store.windows.save("x", as: name(text), of: address)
      store.windows.save("y", as: name("a", of: text), of: address)
      #expect(try await store.stored() == 0)
      store.windows.save("z", as: name("a"), of: address)
      store.windows.remove(name(text))
      store.windows.putAside(name(text))
      #expect(await store.windows.window(name(text)) == nil)
      #expect(try await store.storedWindows() == ["a"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a window that is too large stays as it was saved before`(engine: StoreEngine) async throws {
    try await engine.withStore(TestClock(), .init { $0.bytesPerWindow = 10 }) {
      (store) async throws in
      store.windows.save("0123456789", as: name("a"), of: address)
      store.windows.save("01234567890", as: name("a"), of: address)
      store.windows.save("01234567890", as: name("b"), of: address)
      #expect(try await store.storedWindows() == ["a"])
      #expect(await store.windows.window(name("a")) == "0123456789")
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `the windows of a session that were saved longest ago make room for new ones`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    try await engine.withStore(
      clock,
      .init {
        $0.windowsPerSession = 3
        $0.bytesPerSession = 100
      }
    ) { (store) async throws in
      store.windows.save("x", as: name("other", of: "bea"), of: address)
      store.windows.save("x", as: name("shop", app: "Shop"), of: address)
      for number in 0..<5 {
        clock.jump(by: .seconds(1))
        store.windows.save("x", as: name("\(number)"), of: address)
      }
      #expect(try await store.storedWindows() == ["2", "3", "4", "other", "shop"])
      clock.jump(by: .seconds(1))
      store.windows.save(String(repeating: "x", count: 99), as: name("5"), of: address)
      #expect(try await store.storedWindows() == ["4", "5", "other", "shop"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `the windows of all strangers at an address have one limit, accounts have their own`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    try await engine.withStore(
      clock,
      .init {
        $0.windowsPerClient = 3
        $0.bytesPerClient = 1_000
      }
    ) { (store) async throws in
      let other = try #require(IPAddress("10.0.0.2"))
      store.windows.save("x", as: name("far", of: "far"), of: .strangers(ClientAddress(other)))
      store.windows.save("x", as: name("member", of: "member"), of: .account("ann"))
      for number in 0..<5 {
        clock.jump(by: .seconds(1))
        store.windows.save("x", as: name("\(number)", of: "visitor-\(number)"), of: address)
      }
      #expect(try await store.storedWindows() == ["2", "3", "4", "far", "member"])
      clock.jump(by: .seconds(1))
      let long = String(repeating: "x", count: 999)
      store.windows.save(long, as: name("5", of: "visitor-5"), of: address)
      #expect(try await store.storedWindows() == ["4", "5", "far", "member"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `when the store is full, the oldest strangers go first, and people who are signed in last`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    try await engine.withStore(clock, .init { $0.bytes = 1_000 }) { (store) async throws in
      func save(_ id: String, _ payer: Client.Payer, app: String, bytes: Int = 100) {
        clock.jump(by: .seconds(1))
        store.windows.save(
          String(repeating: "x", count: bytes), as: name(id, of: "visitor-\(id)", app: app),
          of: payer)
      }
      save("member", .account("ann"), app: "Desk")
      for number in 0..<4 { save("d\(number)", address, app: "Desk") }
      #expect(try await store.storedWindows().count == 5)
      // An app has half of the room.
      save("d4", address, app: "Desk")
      #expect(try await store.storedWindows() == ["d1", "d2", "d3", "d4", "member"])
      for number in 0..<5 { save("s\(number)", address, app: "Shop") }
      #expect(try await store.storedWindows().count == 10)
      save("c0", address, app: "Cafe", bytes: 200)
      #expect(
        try await store.storedWindows()
          == ["c0", "d3", "d4", "member", "s0", "s1", "s2", "s3", "s4"])
      for number in 1..<20 { save("c\(number)", .account("\(number)"), app: "Cafe") }
      #expect(
        try await store.storedWindows()
          == ["c15", "c16", "c17", "c18", "c19", "member", "s1", "s2", "s3", "s4"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a stranger's window is dropped after a day, that of a person who is signed in is not`(
    engine: StoreEngine
  ) async throws {
    let clock = TestClock()
    try await engine.withStore(clock) { (store) async throws in
      store.windows.save("x", as: name("old"), of: address)
      store.windows.save("x", as: name("member", of: "bea"), of: .account("bea"))
      clock.jump(by: .seconds(23 * 3_600))
      store.windows.save("x", as: name("new"), of: address)
      await store.keepHouse()
      #expect(try await store.stored() == 3)
      clock.jump(by: .seconds(3_600 + 1))
      await store.keepHouse()
      #expect(try await store.storedWindows() == ["member", "new"])
    }
  }

  @Test(arguments: StoreEngine.allCases)
  func `a damaged window is put aside, and only so many are kept`(engine: StoreEngine) async throws
  {
    let clock = TestClock()
    try await engine.withStore(clock) { (store) async throws in
      for number in 0..<105 {
        clock.jump(by: .seconds(1))
        store.windows.save("{", as: name("\(number)"), of: address)
        store.windows.putAside(name("\(number)"))
      }
      #expect(try await store.stored() == 0)
      #expect(try await store.stored("damaged_window") == 100)
      #expect(await store.windows.window(name("104")) == nil)
    }
  }

  @Test
  func `dropped and damaged windows are logged once a minute, with numbers and without names`()
    async throws
  {
    let (clock, lines) = (TestClock(), Seen<String>())
    let logger = Logger(label: "t") { _ in LogCapture(lines) }
    var limits = HostStore.Limits()
    limits.windowsPerSession = 1
    let store = HostStore(limits: limits, now: clock.wallClock, logger: logger)
    await store.keepHouse()
    for number in 0..<4 { store.windows.save("x", as: name("\(number)"), of: address) }
    store.windows.putAside(name("3"))
    await store.finish()
    await store.keepHouse()
    #expect(lines.all.isEmpty)
    clock.jump(by: .seconds(60))
    await store.keepHouse()
    await store.keepHouse()
    #expect(lines.count == 1)
    #expect(lines.all.first?.contains("\"session\": 3") == true)
    #expect(lines.all.first?.contains("\"damaged\": 1") == true)
    #expect(lines.all.first?.contains("ana") == false)
  }

  @Test func `what is typed into a field for passwords is in no file`() async throws {
    try await withFolder { folder in
      let store = try HostStore(in: folder, logger: .silent)
      let desk = SavedDesk(store)
      try await HostServer.run(try desk.host()) { server in
        let browser = server.browser()
        let page = try await browser.page("/")
        _ = try await browser.submit(
          page, [page.field("Name"): "Ana", page.field("Password"): "hunter2"],
          press: page.button("Note 7"))
      }
      await store.finish()
      var text = ""
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        text += String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
      }
      #expect(text.contains("Ana"))
      #expect(!text.contains("hunter2"))
    }
  }
}
