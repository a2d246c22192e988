import Chromium
import Testing

@testable import BrowserSupport

/// Twelve windows of all apps, each in a tab of the same browser, and in the middle of something.
struct TwelveWindows: Sendable {
  struct Tab: Sendable {
    let name: String
    let page: Page
    let window: String
    let screen: ShownScreen
    /// False for the screen of an account, which no device keeps.
    let isAnybodys: Bool

    /// Waits until the device has the screen as it is, if it may have it, and the worker that shows it.
    func waitUntilKept() async throws {
      if isAnybodys {
        try await page.waitUntilKept()
      } else {
        try await page.waitUntil("!!navigator.serviceWorker.controller")
      }
    }
  }

  let tabs: [Tab]

  /// - Parameter root: The address of the server of all apps.
  static func open(at root: String) async throws -> TwelveWindows {
    let first = try await newPage()
    try await first.signIn("ana@example.com", at: root + "/homeowner/")
    try await first.signIn("carla@example.com", at: root + "/pro/")
    // Most people have opened each app before.
    for app in ["trivia", "movies", "market", "corner-shop", "wallet"] {
      try await first.openLive(root + "/\(app)/")
    }
    let kinds: [(String, @Sendable (Page) async throws -> Void)] = [
      ("a game", { try await $0.play("Animals", at: root) }),
      ("a modal over a game", { try await $0.leaveGame("Food", at: root) }),
      ("a list read on", { try await $0.readOn(at: root + "/movies/") }),
      ("a screen two deep", { try await $0.goDeep(at: root + "/movies/") }),
      ("a search for films", { try await $0.search("matrix", "Search films", root + "/movies/") }),
      (
        "a search for products",
        { try await $0.search("moka", "What are you looking for?", root + "/market/") }
      ),
      ("a basket", { try await $0.fillBasket(at: root + "/market/product/moka-pot") }),
      ("a list of products", { try await $0.readOn(at: root + "/corner-shop/") }),
      (
        "a form half filled",
        { try await $0.fillIn("ada@files.example", "Email", root + "/wallet/sign-in") }
      ),
      ("a second step of a form", { try await $0.describeWork(at: root + "/homeowner/new") }),
      (
        "a message in a chat",
        { try await $0.fillIn("And the tap?", "Message", root + "/homeowner/\(chat)") }
      ),
      ("a list narrowed", { try await $0.fillIn("Madrid", "City or postcode", root + "/pro/") }),
    ]
    let pages = try await atOnce(kinds) { kind in
      let page = try await first.context.newPage()
      try await page.recordPaintedScreens()
      try await kind.1(page)
      return (kind.0, page)
    }
    // What is done in one tab may show in another, such as the number of things in the basket.
    let tabs = try await atOnce(pages) { name, page in
      let screen = try await page.settledScreen()
      let isAnybodys = try await page.evaluate("!document.body.dataset.owner").isTruthy
      return Tab(
        name: name, page: page, window: try await page.window, screen: screen,
        isAnybodys: isAnybodys)
    }
    try await first.close()
    return TwelveWindows(tabs: tabs)
  }

  /// The results of doing something with all values at the same time, in their order.
  private static func atOnce<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ body: @escaping @Sendable (Value) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (index, value) in values.enumerated() {
        group.addTask { (index, try await body(value)) }
      }
      let results = try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private static let chat = "requests/5e111a00-0000-4000-8000-000000000016/chats/carla"

  /// Does something with all tabs at the same time.
  func all(_ body: @escaping @Sendable (Tab) async throws -> Void) async throws {
    _ = try await Self.atOnce(tabs, body)
  }

  /// Expects each tab to show what it showed, with its texts, its place and its focus.
  func expectBack(_ way: String, isLoaded: Bool) async throws {
    try await all { tab in
      let isLive = try await eventually(within: .seconds(20)) {
        try await tab.page.evaluate(
          "document.body?.classList.contains('live') && !document.body.classList.contains('offline')"
        ).bool == true
      }
      #expect(isLive, "\(tab.name) after \(way)")
      let isBack = try await eventually(within: .seconds(20)) {
        try await tab.page.shownScreen.isLike(tab.screen)
      }
      let now = try await tab.page.shownScreen
      #expect(isBack, "\(tab.name) after \(way)\n    was \(tab.screen)\n    is  \(now)")
      #expect(try await tab.page.window == tab.window, "\(tab.name) after \(way)")
      let known = try await tab.page.evaluate("window.isTheSamePage === true").bool
      #expect(known == !isLoaded, "\(tab.name) after \(way)")
      guard isLoaded else { return }
      let painted = try await tab.page.painted
      #expect(painted == [tab.screen.text], "painted by \(tab.name) after \(way)")
    }
  }
}

extension ShownScreen {
  /// A remark above the place, such as “Saved just now”, moves it while what a person reads stays where it is.
  private static let remarkHeight = 40

  fileprivate func isLike(_ other: ShownScreen) -> Bool {
    path == other.path && text == other.text && fields == other.fields && focus == other.focus
      && abs(place - other.place) <= Self.remarkHeight
  }
}

extension Page {
  fileprivate func signIn(_ email: String, at address: String) async throws {
    try await openLive(address)
    try await fill("Email", with: email)
    try await fill("Password", with: "casa-2026")
    try await click(.role("button", name: "Sign in"))
    try await waitForNo("Password")
  }

  fileprivate func play(_ topic: String, at root: String) async throws {
    try await openLive(root + "/trivia/")
    try await click(.text(topic))
    try await waitFor("Question 1 of 10")
    try await click(.role("button", name: rightAnswer(to: try await text)))
    try await waitFor("Question 2 of 10")
  }

  fileprivate func leaveGame(_ topic: String, at root: String) async throws {
    try await openLive(root + "/trivia/")
    try await click(.text(topic))
    try await waitFor("Question 1 of 10")
    try await click("Back")
    try await waitFor("Leave this game?")
  }

  /// Scrolls on until the list has grown, and some screens further.
  fileprivate func readOn(at address: String) async throws {
    try await openLive(address)
    try await waitUntil("document.querySelectorAll('main li').length > 5")
    let count = try await evaluate("document.querySelectorAll('main li').length").int ?? 0
    try await waitUntil("the list to grow") {
      try await evaluate("scrollTo(0, document.documentElement.scrollHeight)")
      return try await evaluate("document.querySelectorAll('main li').length").int ?? 0 > count
    }
    try await evaluate("scrollBy(0, -600)")
  }

  /// Opens a row far down in a list, and reads on in its screen.
  fileprivate func goDeep(at address: String) async throws {
    try await openLive(address)
    try await click("Fight Club")
    try await waitFor("Running time")
    try await evaluate("scrollTo(0, 300)")
  }

  fileprivate func search(_ text: String, _ label: String, _ address: String) async throws {
    try await openLive(address)
    try await fill(.text(label), with: text)
    try await waitUntil("location.search.includes('\(text)')")
  }

  fileprivate func fillBasket(at address: String) async throws {
    try await openLive(address)
    try await click("Add to basket")
    try await click("Go to basket")
    try await waitFor("Your basket")
  }

  fileprivate func fillIn(_ text: String, _ label: String, _ address: String) async throws {
    try await openLive(address)
    try await fill(.text(label), with: text)
  }

  fileprivate func describeWork(at address: String) async throws {
    try await openLive(address)
    try await click("Plumbing")
    try await click("Continue")
    try await waitFor("Step 2 of 6")
    try await fill(.text("In a few words"), with: "A dripping tap")
  }

  /// The screen, once it has stopped changing and the window has all input.
  fileprivate func settledScreen() async throws -> ShownScreen {
    var (screen, since) = (try await shownScreen, ContinuousClock.now)
    try await waitUntil("the screen to settle") {
      let (now, isBusy) = (
        try await shownScreen,
        try await evaluate(
          "document.body.classList.contains('busy') || !!document.querySelector('main > :last-child progress:not([value])')"
        ).bool == true
      )
      if isBusy || now != screen { (screen, since) = (now, .now) }
      return .now - since > .seconds(1)
    }
    return screen
  }
}
