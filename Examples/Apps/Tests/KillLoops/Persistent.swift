import Chromium
import Testing

@testable import BrowserSupport

extension Page {
  /// JavaScript that makes a page without a connection reconnect now, instead of after its pause.
  static let connectingNow =
    "if (document.body?.classList.contains('offline')) dispatchEvent(new Event('online'));"
}

/// A user who completes a task on a page, although the programs behind it may be killed.
struct Persistent: Sendable {
  /// A snapshot of the page.
  struct Look: Sendable, Equatable {
    let window: String
    let path: String
    /// The text of the topmost screen.
    let text: String
    /// The titles of the enabled buttons.
    let buttons: [String]
    /// The labels of the enabled fields and choices.
    let fields: [String]

    /// True if the title of a button begins with this text.
    func has(_ button: String) -> Bool { buttons.contains { $0.hasPrefix(button) } }
  }

  /// The next action of the user.
  enum Move: Sendable {
    /// The task is complete.
    case done
    /// The page or a program is busy.
    case wait
    case open(String)
    /// Enters texts by the labels of their fields, chooses those without a text, and presses a button.
    case press(String, entering: [(label: String, text: String)] = [])
    case enter([(label: String, text: String)])
  }

  let page: Page
  /// The part of all paths that is the app's, such as `/market`.
  var base = ""
  let url: @Sendable (_ path: String) -> String

  /// Performs actions until the task is complete.
  ///
  /// - Parameter next: Returns the next action for a snapshot of the page.
  func go(_ next: (Look) async throws -> Move) async throws {
    try await page.waitUntil("it to be done", within: .seconds(90)) {
      guard let look = try await liveLook() else { return false }
      switch try await next(look) {
      case .done: return true
      case .wait: break
      case .open(let path): try await open(path)
      case .press(let title, let entries):
        try await perform(entries, press: title)
        try await waitForChange(since: look)
      case .enter(let entries):
        try await perform(entries, press: nil)
        try await waitForChange(since: look)
      }
      return false
    }
  }

  /// Opens a path as soon as the server can be reached.
  func open(_ path: String) async throws {
    try await page.waitUntil("\(path) to open", within: .seconds(30)) {
      do { try await page.open(url(base + path)) } catch BrowserError.unreachable { return false }
      return true
    }
  }

  /// True while the device has something to send that was done in one of the app's windows, also in one that has gone since.
  var isSending: Bool {
    get async throws {
      try await page.evaluate(
        """
        new Promise((done, fail) => {
          const opening = indexedDB.open('sillar\(base)');
          opening.onerror = fail;
          opening.onsuccess = () => {
            const reading = opening.result.transaction('windows').objectStore('windows').getAll();
            reading.onerror = fail;
            reading.onsuccess = () => {
              opening.result.close();
              done(reading.result.some(({ entries }) => entries.some(({ e, b, o }) => (e ?? b ?? o) !== undefined)));
            };
          };
        })
        """
      ).isTruthy
    }
  }

  /// Returns a snapshot of the page if it is connected to its window; nil if it is not.
  private func liveLook() async throws -> Look? {
    var look: Look?
    let isLive = try await eventually(within: .seconds(5)) {
      look = try await self.look()
      return look != nil
    }
    // The browser's own error page never reconnects.
    if !isLive, try await page.evaluate("!document.body?.dataset.window").isTruthy {
      try await open("/")
    }
    return look
  }

  private func waitForChange(since old: Look) async throws {
    _ = try await eventually(within: .seconds(2)) { try await look().map { $0 != old } ?? false }
  }

  private func look() async throws -> Look? {
    let seen = try await page.evaluate(
      """
      (() => {
        const marks = document.body?.classList, screen = document.getElementById('0')?.lastElementChild;
        \(Page.connectingNow)
        if (!screen || !marks.contains('live') || marks.contains('offline')) return null;
        const tidy = node => node.innerText.replace(/\\s+/g, ' ').trim();
        const all = selector => [...screen.querySelectorAll(selector)];
        return {
          window: document.body.dataset.window, path: location.pathname, text: tidy(screen),
          buttons: all('button:enabled, a[data-e]').map(tidy),
          fields: all('label').filter(label => label.control && !label.control.disabled).map(tidy)
        };
      })()
      """)
    guard let window = seen["window"].string, let path = seen["path"].string else { return nil }
    return Look(
      window: window, path: String(path.dropFirst(base.count)), text: seen["text"].string ?? "",
      buttons: seen["buttons"].array.compactMap(\.string),
      fields: seen["fields"].array.compactMap(\.string))
  }

  private func perform(_ entries: [(label: String, text: String)], press title: String?)
    async throws
  {
    let entries = JSON.array(entries.map { [.string($0.label), .string($0.text)] }).text
    let title = title.map(JSON.string) ?? .null
    try await page.evaluate(
      """
      ((entries, title) => {
        const screen = document.getElementById('0')?.lastElementChild;
        const tidy = node => node.innerText.replace(/\\s+/g, ' ').trim();
        for (const [label, text] of entries) {
          const field = [...screen.querySelectorAll('label')].find(one => tidy(one) === label)?.control;
          if (!field) return;
          if (!text) { field.click(); continue; }
          field.value = text;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (title === null) return;
        [...screen.querySelectorAll('button:enabled, a[data-e]')].find(one => tidy(one).startsWith(title))?.click();
      })(\(entries), \(title.text))
      """)
  }
}
