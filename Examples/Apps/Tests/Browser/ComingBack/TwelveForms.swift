import Chromium
import Foundation
import Testing

@testable import BrowserSupport

/// Twelve windows of all apps in tabs of a browser without JavaScript, each in the middle of something that was done by forms.
struct TwelveForms: Sendable {
  struct Tab: Sendable {
    let name: String
    let page: Page
    let screen: ShownScreen
  }

  private(set) var tabs: [Tab]

  /// - Parameter root: The address of the server of all apps.
  static func open(at root: String) async throws -> TwelveForms {
    let first = try await newPage(javaScript: false)
    try await first.signIn("ana@example.com", at: root + "/homeowner/")
    try await first.signIn("carla@example.com", at: root + "/pro/")
    // Most people have opened each app before.
    for app in ["trivia", "movies", "market", "corner-shop", "wallet"] {
      try await first.open(root + "/\(app)/")
    }
    let kinds: [(String, (Page) async throws -> Void)] = [
      ("a game", { try await $0.play("Animals", at: root) }),
      ("a modal over a game", { try await $0.leaveGame("Food", at: root) }),
      ("a list read on", { try await $0.readOn(at: root + "/movies/") }),
      ("a film above a search", { try await $0.goDeep(at: root + "/movies/") }),
      (
        "a search for films",
        { try await $0.search("matrix", in: "Search films", root + "/movies/") }
      ),
      (
        "a search for products",
        { try await $0.search("moka", in: "What are you looking for?", root + "/market/") }
      ),
      ("a basket", { try await $0.fillBasket(at: root + "/market/product/moka-pot") }),
      ("a list of products", { try await $0.readOn(at: root + "/corner-shop/") }),
      ("a form half filled", { try await $0.signInHalf(at: root + "/wallet/sign-in") }),
      ("a second step of a form", { try await $0.describeWork(at: root + "/homeowner/new") }),
      ("a message in a chat", { try await $0.write(at: root + "/homeowner/\(chat)") }),
      (
        "a list narrowed",
        { try await $0.search("Madrid", in: "City or postcode", root + "/pro/") }
      ),
    ]
    var pages: [(String, Page)] = []
    for (name, act) in kinds {
      let page = try await first.context.newPage(javaScript: false)
      try await act(page)
      pages.append((name, page))
    }
    // What is done in one tab may show in another, such as the number of things in the basket.
    var tabs: [Tab] = []
    for (name, page) in pages {
      try await page.reload()
      tabs.append(Tab(name: name, page: page, screen: try await page.settledScreen()))
    }
    try await first.close()
    return TwelveForms(tabs: tabs)
  }

  private static let chat = "requests/5e111a00-0000-4000-8000-000000000016/chats/carla"

  func reload() async throws {
    for tab in tabs { try await tab.page.reload() }
  }

  /// Closes each tab, and opens its address in another one.
  mutating func reopen() async throws {
    for (index, tab) in tabs.enumerated() {
      let (context, address) = (tab.page.context, try await tab.page.url)
      try await tab.page.close()
      let page = try await context.newPage(javaScript: false)
      try await page.open(address)
      tabs[index] = Tab(name: tab.name, page: page, screen: tab.screen)
    }
  }

  /// Expects each tab to show what it showed, with its texts and choices.
  func expectBack(_ way: String) async throws {
    for tab in tabs {
      let isBack = try await eventually(within: .seconds(20)) {
        try await tab.page.shownScreen.shows(tab.screen)
      }
      let now = try await tab.page.shownScreen
      #expect(isBack, "\(tab.name) after \(way)\n    was \(tab.screen)\n    is  \(now)")
    }
  }

  /// Expects Back to lead from the film to the search that it was found with.
  func expectSearchBeneathFilm() async throws {
    let tab = try #require(tabs.first { $0.name == "a film above a search" })
    try await tab.page.waitForLoad { try await tab.page.click("Back") }
    let screen = try await tab.page.shownScreen
    #expect(screen.fields.contains { $0.hasSuffix(": matrix") }, "\(screen)")
  }
}

extension ShownScreen {
  fileprivate func shows(_ other: ShownScreen) -> Bool {
    path == other.path && words == other.words && fields == other.fields
  }

  /// The text without what the two forms say of an attempt that has failed: it is not remembered, and one may make another.
  private var words: String {
    ["Write your password. ", "Describe what is to be done "].reduce(text) {
      $0.replacingOccurrences(of: $1, with: "")
    }
  }
}

extension Page {
  fileprivate func follow(_ name: String) async throws {
    try await waitForLoad { try await click(.text(name)) }
  }

  /// Sends what is typed. A form that lacks something refuses it, and keeps what was typed.
  fileprivate func send() async throws { try await waitForLoad { try await press(.enter) } }

  fileprivate func signIn(_ email: String, at address: String) async throws {
    try await open(address)
    try await fill("Email", with: email)
    try await fill("Password", with: "casa-2026")
    try await waitForLoad { try await click(.role("button", name: "Sign in")) }
    try await waitForNo("Password")
  }

  private func begin(_ topic: String, at root: String) async throws {
    try await open(root + "/trivia/")
    try await follow(topic)
    try await waitFor("Question 1 of 10")
  }

  fileprivate func play(_ topic: String, at root: String) async throws {
    try await begin(topic, at: root)
    let answer = try rightAnswer(to: try await text)
    try await waitForLoad { try await click(.role("button", name: answer)) }
    try await waitFor("Question 2 of 10")
  }

  fileprivate func leaveGame(_ topic: String, at root: String) async throws {
    try await begin(topic, at: root)
    try await follow("Back")
    try await waitFor("Leave this game?")
  }

  fileprivate func readOn(at address: String) async throws {
    try await open(address)
    try await follow("Show more")
    try await waitUntil("document.querySelectorAll('main li').length > 20")
  }

  fileprivate func goDeep(at address: String) async throws {
    try await search("matrix", in: "Search films", address)
    try await follow("The Matrix")
    try await waitFor("Running time")
  }

  fileprivate func search(_ text: String, in label: String, _ address: String) async throws {
    try await open(address)
    try await fill(.text(label), with: text)
    try await send()
  }

  fileprivate func fillBasket(at address: String) async throws {
    try await open(address)
    try await follow("Add to basket")
    try await follow("Go to basket")
    try await waitFor("Your basket")
  }

  fileprivate func signInHalf(at address: String) async throws {
    try await open(address)
    try await fill("Email", with: "ada@files.example")
    try await send()
  }

  fileprivate func describeWork(at address: String) async throws {
    try await open(address)
    try await click("Plumbing")
    try await follow("Continue")
    try await waitFor("Step 2 of 6")
    try await fill(.text("In a few words"), with: "A dripping tap")
    try await send()
  }

  fileprivate func write(at address: String) async throws {
    try await open(address)
    try await fill("Message", with: "And the tap?")
    try await follow("Send")
    try await waitFor("And the tap?")
  }

  /// The screen, once it has stopped changing: while it waits for content, its page loads itself again.
  fileprivate func settledScreen() async throws -> ShownScreen {
    var (screen, since) = (try await shownScreen, ContinuousClock.now)
    try await waitUntil("the screen to settle") {
      let now = try await shownScreen
      let isBusy = try await html.contains("http-equiv=\"refresh\"")
      if isBusy || now != screen { (screen, since) = (now, .now) }
      return .now - since > .milliseconds(300)
    }
    return screen
  }
}
