import Chromium
import Testing

@testable import BrowserSupport

/// A tab in which a person does something.
struct LineTab: Sendable {
  let deed: LineDeed
  let page: Page
  let root: String

  private var app: String { "\(root)/\(deed.app)/" }

  /// Opens a tab for each deed, in one browser.
  static func open(at root: String, _ line: LineCase) async throws -> [LineTab] {
    let first = try await newPage()
    for (app, email) in [("homeowner", "ana@example.com"), ("pro", "carla@example.com")] {
      try await first.openLive("\(root)/\(app)/")
      try await first.fill("Email", with: email)
      try await first.fill("Password", with: "casa-2026")
      try await first.click(.role("button", name: "Sign in"))
      try await first.waitForNo("Password")
    }
    var tabs: [LineTab] = []
    for deed in LineDeed.all {
      let tab = LineTab(deed: deed, page: try await first.context.newPage(), root: root)
      try await deed.begin(tab.page, tab.app)
      tabs.append(tab)
    }
    try await tabs.all { tab in
      if !line.isNewcomer {
        // Who comes back is known.
        try await tab.page.reload()
        try await tab.page.waitUntilLive()
        if !tab.deed.isMembers { try await tab.page.waitUntilKept() }
      }
      // Only an app with its worker is on a home screen.
      if line.way == .start {
        try await tab.page.waitUntil("!!navigator.serviceWorker.controller")
      }
      try await tab.page.waitUntil("!document.body.classList.contains('busy')")
    }
    try await first.close()
    return tabs
  }

  func act() async throws {
    try await deed.act(page)
  }

  func expectTold(_ line: LineCase) async throws {
    let isTold = try await eventually(within: .seconds(10)) {
      try await page.evaluate(
        "document.body.classList.contains('told') || !!document.getElementById('notice').textContent"
      ).bool == true
    }
    #expect(isTold, "\(deed.name), \(line.testDescription): the page says nothing")
  }

  /// Goes on while the line does not work, and returns the tab in which the person does.
  func goOn(_ way: LineCase.Way) async throws -> LineTab {
    switch way {
    case .reload:
      try await page.evaluate("window.isBefore = true; void setTimeout(() => location.reload())")
    case .close:
      // A closed tab is in no browser's memory; this keeps the page out of it.
      try await page.evaluate("addEventListener('unload', () => {})")
      try await page.open("about:blank")
      try await page.evaluate("void setTimeout(() => history.back())")
    case .start:
      let next = try await page.context.newPage()
      let window = try await page.evaluate("document.body.dataset.window").string ?? ""
      try await page.close()
      // A busy browser closes a tab later than it says, and no person finds the icon sooner.
      let isOpen =
        "navigator.locks.query().then(({ held }) => held.some(({ name }) => name.endsWith(' \(window)')))"
      _ = try await eventually(within: .seconds(5)) {
        try await next.evaluateInWorker(isOpen) == false
      }
      try await next.evaluate("void setTimeout(() => location.assign('\(app)?w=last'))")
      try await Task.sleep(for: .seconds(1))
      return LineTab(deed: deed, page: next, root: root)
    }
    try await Task.sleep(for: .seconds(1))
    return self
  }

  /// The line is there again. Who sees that the page could not be had loads it once more; a page of the app goes on by itself, and so does
  /// one that is still being loaded.
  func expectDone(_ line: LineCase) async throws {
    let isThere = "!window.isBefore && !!document.body?.dataset.window"
    let hasFailed =
      "!window.isBefore && location.href !== 'about:blank' && document.readyState === 'complete'"
    _ = try await eventually(within: .seconds(20)) {
      (try? await page.evaluate("\(isThere) || \(hasFailed)").bool) == true
    }
    if (try? await page.evaluate(isThere).bool) != true {
      if line.way == .start {
        try? await page.open(app + "?w=last")
      } else {
        try? await page.reload()
      }
    }
    let isLive = try await eventually(within: .seconds(20)) {
      (try? await page.evaluate(
        "document.body?.classList.contains('live') && !document.body.classList.contains('offline')"
      ).bool) == true
    }
    let now = try await seen
    #expect(isLive, "\(deed.name), \(line.testDescription): \(now)")
    // What still waits may be done once more.
    let isAllowed =
      "(\(deed.isDone)) && !document.body.classList.contains('busy')"
      + (line.endsWindow(of: deed) ? " || \(Self.saysNotSent)" : "")
    let isDone = try await eventually(within: .seconds(10)) {
      (try? await page.evaluate(isAllowed).bool) == true
    }
    let end = try await seen
    #expect(isDone, "\(deed.name), \(line.testDescription): \(end)")
  }

  private static let saysNotSent =
    "document.getElementById('notice').textContent.startsWith('The page you had open has gone')"

  private var seen: String {
    get async throws {
      try await page.evaluate(
        """
        [location.href, document.body?.className, 'window', document.body?.dataset.window, document.getElementById('notice')?.textContent,
          ...[...document.querySelectorAll('main > :last-child :is(input:not([type=hidden]),textarea)')].map(field => field.value),
          document.body?.innerText.replace(/\\s+/g, ' ').slice(0, 300)].join(' | ')
        """
      ).string ?? "(does not answer)"
    }
  }
}

extension Page {
  /// Moves the clock by which the page measures how long it has waited.
  func skip(_ seconds: Int) async throws {
    try await evaluate(
      "void (now => { performance.now = () => now() + \(seconds * 1000); })(performance.now.bind(performance))"
    )
  }

  /// Waits until the device has the screen as it is, and the worker that shows it. A page keeps itself after each change that is seen:
  /// it is told of one, for a revision may change nothing.
  func waitUntilKept() async throws {
    try await waitUntil(
      """
      (async () => {
        document.dispatchEvent(new Event('input'));
        if (!navigator.serviceWorker.controller) return false;
        const mine = (location.search ? '&w=' : '?w=') + document.body.dataset.window;
        const kept = await caches.match(location.pathname + location.search + mine);
        return (await kept?.text() ?? '').includes(`data-revision="${document.body.dataset.revision}"`);
      })()
      """)
  }
}
