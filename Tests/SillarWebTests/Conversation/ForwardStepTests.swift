import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// Forward leads to the screen that was left, above those that are there: other ones than those beneath its address.
  @Suite struct Forward {
    private static func wait(_ tab: any Tab, _ path: String, _ title: String) async throws {
      try await tab.waitUntil("location.pathname === '\(path)'")
      try await tab.waitUntil("document.querySelector('h1').innerText === '\(title)'")
      try await tab.waitUntil("!document.body.classList.contains('busy')")
    }

    private static func step(_ tab: any Tab, _ steps: Int) async throws {
      try await tab.evaluate("void history.go(\(steps))")
    }

    /// Opens the shop, a thing far down in its page, and the basket.
    private static func shop(
      in engine: Engine, isKept: Bool = false,
      _ test: @escaping @Sendable (any Tab, Cable, Gate, Int) async throws -> Void
    ) async throws {
      let loading = Gate(isOpen: true)
      let app = try TestApp { Shop($0, loading, isKept: isKept) }
      try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
        let line = try Cable(to: server.port)
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(line.port)/")
          try await tab.click("Thing")
          try await wait(tab, "/thing", "The thing")
          try await tab.waitFor("Line 79")
          try await tab.scroll(to: 431)
          try await tab.waitUntil("scrollY > 400")
          let place = try await tab.evaluate("scrollY").int ?? 0
          try await tab.evaluate(
            "[...document.querySelectorAll('button')].find(b => b.innerText === 'Basket').click()")
          try await wait(tab, "/basket", "The basket")
          try await test(tab, line, loading, place)
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `each step back and forward is one of the window`(_ engine: Engine) async throws {
      try await Self.shop(in: engine) { tab, _, loading, place in
        let length = try await tab.evaluate("history.length").int
        for _ in 0..<2 {
          try await Self.step(tab, -1)
          try await Self.wait(tab, "/thing", "The thing")
          try await Self.step(tab, -1)
          try await Self.wait(tab, "/", "The shop")
          loading.close()
          try await Self.step(tab, 1)
          try await Self.wait(tab, "/thing", "The thing")
          loading.open()
          try await tab.waitFor("Line 79")
          try await tab.waitUntil("scrollY === \(place)")
          try await Self.step(tab, 1)
          try await Self.wait(tab, "/basket", "The basket")
        }
        try await Self.step(tab, -2)
        try await Self.wait(tab, "/", "The shop")
        try await Self.step(tab, 2)
        try await Self.wait(tab, "/basket", "The basket")
        try await tab.click(.css("#back"))
        try await Self.wait(tab, "/thing", "The thing")
        try await tab.click(.css("#back"))
        try await Self.wait(tab, "/", "The shop")
        #expect(try await tab.evaluate("history.length").int == length)
      }
    }

    @Test(arguments: Engine.allCases)
    func `a jump forward over screens that the page has lost leads to all of them`(
      _ engine: Engine
    ) async throws {
      try await Self.shop(in: engine) { tab, _, _, _ in
        let length = try await tab.evaluate("history.length").int
        try await Self.step(tab, -2)
        try await Self.wait(tab, "/", "The shop")
        try await tab.reload()
        try await tab.waitUntilLive()
        try await Self.step(tab, 2)
        try await Self.wait(tab, "/basket", "The basket")
        for (path, title) in [("/thing", "The thing"), ("/", "The shop")] {
          try await Self.step(tab, -1)
          try await Self.wait(tab, path, title)
        }
        #expect(try await tab.evaluate("history.length").int == length)
        try await Self.step(tab, 2)
        try await Self.wait(tab, "/basket", "The basket")
        try await tab.click(.css("#back"))
        try await Self.wait(tab, "/thing", "The thing")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a jump back from another site leads over the screens that were left`(_ engine: Engine)
      async throws
    {
      let other = WebHost(
        app: try ScriptedApp {
          Screen("other", path: "/", ScriptedPresenter(0)) { _ in Text("Elsewhere", .title) }
        }, logger: .silent)
      try await HostServer.run(other) { other in
        try await Self.shop(in: engine) { tab, _, _, _ in
          let length = try await tab.evaluate("history.length").int ?? 0
          for (steps, path, title) in [(-3, "/", "The shop"), (-1, "/basket", "The basket")] {
            try await tab.evaluate("void location.assign('http://127.0.0.1:\(other.port)/')")
            try await tab.waitFor("Elsewhere")
            try await tab.waitUntilLive()
            try await Self.step(tab, steps)
            try await tab.waitFor(title)
            try await tab.waitUntilLive()
            try await Self.wait(tab, path, title)
            // The other site is ahead still.
            #expect(try await tab.evaluate("history.length").int == length + 1)
            guard path == "/" else { continue }
            for (next, title) in [("/thing", "The thing"), ("/basket", "The basket")] {
              try await Self.step(tab, 1)
              try await Self.wait(tab, next, title)
            }
          }
        }
      }
    }

    /// The basket is left with its own button alone.
    @Test(arguments: Engine.allCases)
    func `a jump back that the app refuses on the way leaves each step in the history`(
      _ engine: Engine
    ) async throws {
      try await Self.shop(in: engine, isKept: true) { tab, _, _, _ in
        let length = try await tab.evaluate("history.length").int
        try await Self.step(tab, -2)
        try await Self.wait(tab, "/basket", "The basket")
        #expect(try await tab.evaluate("history.length").int == length)
        try await tab.click("Leave")
        try await Self.wait(tab, "/thing", "The thing")
        try await Self.step(tab, -1)
        try await Self.wait(tab, "/", "The shop")
        #expect(try await tab.evaluate("history.length").int == length)
      }
    }

    @Test(arguments: Engine.allCases)
    func `steps that are quicker than the line lead to the same places`(_ engine: Engine)
      async throws
    {
      try await Self.shop(in: engine) { tab, line, _, _ in
        let length = try await tab.evaluate("history.length").int
        for (steps, end, title) in [
          ([("-1", "/thing"), ("-1", "/")], "/", "The shop"),
          ([("1", "/thing"), ("1", "/basket")], "/basket", "The basket"),
          ([("-1", "/thing"), ("1", "/basket"), ("-1", "/thing")], "/thing", "The thing"),
          ([("1", "/basket"), ("-2", "/")], "/", "The shop"),
          ([("1", "/thing"), ("-1", "/")], "/", "The shop"),
          ([("2", "/basket")], "/basket", "The basket"),
        ] {
          line.hold()
          for (step, path) in steps {
            try await tab.evaluate("void history.go(\(step))")
            try await tab.waitUntil("location.pathname === '\(path)'")
          }
          line.release()
          try await Self.wait(tab, end, title)
        }
        try await Self.step(tab, -1)
        try await Self.wait(tab, "/thing", "The thing")
        #expect(try await tab.evaluate("history.length").int == length)
      }
    }
  }
}

private struct ShopRoute: Route {
  static let path = Path("/", make: Self.init)
}
private struct ThingRoute: Route {
  static let path = Path("/thing", make: Self.init)
}
private struct BasketRoute: Route {
  static let path = Path("/basket", make: Self.init)
}

/// The addresses of its screens are all above the shop's; the basket is opened from a thing.
private final class Shop: Coordinator {
  private let navigator: Navigator
  private let loading: Gate
  /// True if Back leads out of the basket nowhere.
  private let isKept: Bool

  init(_ navigator: Navigator, _ loading: Gate, isKept: Bool) {
    self.navigator = navigator
    self.loading = loading
    self.isKept = isKept
  }

  func back() -> BackAnswer { isKept && navigator.stack.count > 2 ? .stay : .pop }

  func start() { navigator.replaceAll(with: [shop()]) }

  static let destinations: [Destination<Shop>] = [
    Destination(ShopRoute.self) { $0.shop() },
    Destination(ThingRoute.self, beneath: { _ in [ShopRoute()] }, build: { $0.thing() }),
    Destination(BasketRoute.self, beneath: { _ in [ShopRoute()] }, build: { $0.basket() }),
  ]

  private func shop() -> Screen {
    let (navigator, shop) = (navigator, self)
    let presenter = ScriptedPresenter(0, onEvent: { _, _ in navigator.push(shop.thing()) })
    return Screen("shop", path: "/", presenter) { _ in
      Text("The shop", .title)
      Button("Thing", send: .tap("Thing"))
    }
  }

  /// Its content may come after its first screen.
  private func thing() -> Screen {
    let (navigator, shop, loading) = (navigator, self, loading)
    let presenter = ScriptedPresenter(
      0, onEvent: { _, _ in navigator.push(shop.basket()) },
      onRun: {
        await loading.pass()
        $0.value = 80
      })
    return Screen("thing", path: "/thing", presenter) { count in
      Text("The thing", .title)
      for number in 0..<count { Text("Line \(number)").id("\(number)") }
      if count > 0 { Button("Basket", send: .tap("Basket")) }
    }
  }

  private func basket() -> Screen {
    let (navigator, isKept) = (navigator, isKept)
    let presenter = ScriptedPresenter(0, onEvent: { _, _ in navigator.pop() })
    return Screen("basket", path: "/basket", presenter) { _ in
      Text("The basket", .title)
      if isKept { Button("Leave", send: .tap("Leave")) }
    }
  }
}
