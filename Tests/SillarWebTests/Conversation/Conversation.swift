import Chromium
import Scripted
import Sillar
import SillarHost
import Testing
import WebDriver

@testable import SillarWeb

/// A page with a form on a line that a test can disturb, in one of the engines.
struct Conversation {
  let tab: any Tab
  let line: Cable
  let host: WebHost
  /// The times that the app got the tap on Send.
  let sent: Tally
  /// While it is closed, the app has emptied the composer, and goes on with what it has sent.
  let storing: Gate

  /// Opens the page, and waits until it is live.
  ///
  /// - Parameter clock: The host's.
  static func run(
    in engine: Engine, clock: any Clock<Duration> = ContinuousClock(),
    _ test: @escaping @Sendable (Conversation) async throws -> Void
  ) async throws {
    try await make(in: engine, clock) { conversation in
      try await conversation.tab.openLive(conversation.url)
      try await test(conversation)
    }
  }

  /// Opens the page, does something before its script has come, and something when the page is live.
  static func run(
    in engine: Engine,
    beforeScript before: @escaping @Sendable (Conversation) async throws -> Void,
    after: @escaping @Sendable (Conversation) async throws -> Void
  ) async throws {
    try await ScriptDelay.run { delay in
      try await make(in: engine, ContinuousClock()) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await delay.open(
          conversation.url, of: conversation.host, in: tab, line, seeing: "Saved")
        guard delay.isBeforeScript else { return }
        try await before(conversation)
        try await delay.end(in: tab, line)
        try await after(conversation)
      }
    }
  }

  private static func make(
    in engine: Engine, _ clock: any Clock<Duration>,
    _ test: @escaping @Sendable (Conversation) async throws -> Void
  ) async throws {
    try await engine.run { tab in
      let (sent, storing) = (Tally(), Gate(isOpen: true))
      let host = try host(sent, storing, clock)
      try await HostServer.run(host) { server in
        try await test(
          Conversation(
            tab: tab, line: try Cable(to: server.port), host: host, sent: sent, storing: storing))
      }
    }
  }

  /// JavaScript that opens what the device has noted of windows.
  static let openRecords = """
    const done = (request) => new Promise((ok) => { request.onsuccess = () => ok(request.result); });
    const database = await done(indexedDB.open('sillar', 1));
    const windows = database.transaction('windows', 'readwrite').objectStore('windows');
    """

  var url: String { "http://127.0.0.1:\(line.port)/" }

  /// A JavaScript expression for a field.
  func field(_ label: String) -> String {
    "[...document.querySelectorAll('input,textarea')].find(f => f.labels?.[0]?.innerText.trim() === '\(label)')"
  }

  func value(_ label: String) async throws -> String? {
    try await tab.evaluate("\(field(label)).value").string
  }

  func focus(_ label: String) async throws { try await tab.evaluate("\(field(label)).focus()") }

  /// Fills a field in as a browser or a paste does: the script says the value.
  func set(_ label: String, to script: String, _ event: String?) async throws {
    let tell = event.map { "f.dispatchEvent(new Event('\($0)', { bubbles: true }))" } ?? ""
    try await tab.evaluate("(f => { f.value = \(script); \(tell) })(\(field(label)))")
  }

  func wait(for text: String, in label: String) async throws {
    try await tab.waitUntil("\(field(label)).value === '\(text)'")
  }

  /// Waits until the window has answered to all that was done.
  func settle() async throws {
    try await tab.waitUntil("!document.body.classList.contains('busy')")
  }

  /// Waits until the page has the parts of its script that come once it is live.
  func waitForParts() async throws {
    try await tab.waitUntil(
      "performance.getEntriesByType('resource').some(({ name }) => name.includes('sillar-controls'))"
    )
    try await tab.waitUntil("!!document.getElementById('0').edit")
  }

  /// JavaScript by which the worker sends nothing for the page before the next page comes.
  static let withoutWorker = """
    void [[window.ServiceWorker, 'postMessage'], [window.SyncManager, 'register']]
      .forEach(([type, name]) => { if (type) type.prototype[name] = async () => {}; })
    """

  /// Loads the page again without its line, in vain. The page's sign that it was left comes when the line is there again.
  func reloadWithoutLine() async throws {
    try await tab.evaluate("void (window.isBefore = true)")
    try? await tab.reload()
    // A browser says that it has failed before it has left the page.
    try await tab.waitUntil("!window.isBefore")
    try line.mend()
    for window in host.windows.all { window.presence.leave(at: host.clock.now()) }
  }

  /// A script by which the device's database takes so many milliseconds to open, as on a busy device.
  static func slowDatabase(_ milliseconds: Int) -> String {
    """
    (() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...all) {
        const request = open.apply(this, all);
        Object.defineProperty(request, 'onsuccess', {
          set(done) { request.addEventListener('success', () => setTimeout(done, \(milliseconds))); },
        });
        return request;
      };
    })()
    """
  }

  /// Counts in `window.asked` how often the page asks for a sign of life.
  func countQuestions() async throws {
    try await tab.evaluate(
      """
      void (window.asked = 0, WebSocket.prototype.send = new Proxy(WebSocket.prototype.send, {
        apply(send, socket, [message]) {
          if (message === "{}") window.asked += 1;
          return Reflect.apply(send, socket, [message]);
        }
      }))
      """)
  }

  /// Sends a message without a line, and leaves the page.
  func leaveMessage() async throws -> (page: Page, line: Cable) {
    let page = try #require(tab as? Page)
    try await page.waitUntilKept("Saved: .")
    line.cut()
    try await page.fill("Message", with: "hello")
    try await page.click("Send")
    try await page.open("about:blank")
    return (page, line)
  }

  /// Saves, and waits for what the app has: the name, the toggle, the search, the address and the size.
  func save(_ expected: String) async throws {
    try await tab.click("Save")
    try await tab.waitFor("Saved: \(expected).")
  }
}

extension Conversation {
  private struct Form: Equatable, Sendable {
    var texts: [String: String] = [:]
    var isOn = false
    var size = 0
    var taps = 0
    var saved = ""
  }

  private static let fields: [(String, FieldKind)] = [
    ("Name", .plain), ("Capitals", .plain), ("Groups", .plain), ("Address", .email),
    ("Search", .search), ("Password", .password),
  ]

  /// A host with fields that the app writes anew as it likes: capitals, groups of four, an address in lower case; and a composer
  /// whose button takes its text, and another one that says so.
  private static func host(
    _ sent: Tally, _ storing: Gate, _ clock: any Clock<Duration>
  ) throws -> WebHost {
    let app = try ScriptedApp {
      let presenter = ScriptedPresenter(Form()) { presenter, event in
        switch event {
        case .tap("Send"), .tap("Hand in"):
          sent.add()
          presenter.value.saved += "[\(presenter.value.texts["Message"] ?? "")]"
          presenter.value.texts["Message"] = ""
          // The other one is done in one step.
          if event == .tap("Send") { await storing.pass() }
        case .tap("Post"):
          let text = presenter.value.texts["Reply"] ?? ""
          await storing.pass()
          guard !text.hasPrefix("no") else { return }
          presenter.value.saved += "[\(text)]"
          let now = presenter.value.texts["Reply"] ?? ""
          if now.hasPrefix(text) {
            presenter.value.texts["Reply"] = String(now.dropFirst(text.count))
          }
        case .tap("Save"):
          let texts = presenter.value.texts
          presenter.value.saved = [
            texts["Name"] ?? "", "\(presenter.value.isOn)", texts["Search"] ?? "",
            texts["Address"] ?? "", presenter.value.size == 0 ? "" : "large",
          ].filter { !$0.isEmpty }.joined(separator: " ")
        case .tap: presenter.value.taps += 1
        case .text(let text):
          let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          presenter.value.texts[String(parts[0])] = written(String(parts[0]), String(parts[1]))
        case .flag(let isOn): presenter.value.isOn = isOn
        case .number(let size): presenter.value.size = size
        }
      }
      return Screen("form", path: "/", presenter) { form in
        for (name, kind) in fields {
          TextField(
            name, text: form.texts[name] ?? "", kind: kind, send: { .text("\(name)=\($0)") })
        }
        TextArea("Message", text: form.texts["Message"] ?? "", send: { .text("Message=\($0)") })
        Row {
          TextArea("Reply", text: form.texts["Reply"] ?? "", send: { .text("Reply=\($0)") })
          Button("Post", send: .tap("Post")).emptyingFields()
        }
        Toggle("Sound", isOn: form.isOn, send: { .flag($0) })
        Picker(
          "Size", [Choice("Small", 0), Choice("Large", 1)], selection: form.size,
          send: { .number($0) })
        Button("Tap", send: .tap("Tap"))
        Button("Save", send: .tap("Save"))
        Button("Send", send: .tap("Send"))
        Button("Hand in", send: .tap("Hand in"))
        Text("Taps: \(form.taps)")
        Text("Kept: \(form.texts["Capitals"] ?? ""), \(form.texts["Groups"] ?? "").")
        Text("Saved: \(form.saved).")
      }
    }
    var settings = WebHost.Settings()
    settings.firstPageWait = .zero
    settings.limits.maximumMessageSize = 128 * 1024
    return WebHost(app: app, settings: settings, clock: clock, logger: .silent)
  }

  private static func written(_ name: String, _ text: String) -> String {
    switch name {
    case "Capitals": text.uppercased()
    case "Address": text.lowercased()
    case "Groups":
      text.filter(\.isNumber).enumerated().map { index, digit in
        index > 0 && index.isMultiple(of: 4) ? " \(digit)" : "\(digit)"
      }.joined()
    default: text
    }
  }
}
