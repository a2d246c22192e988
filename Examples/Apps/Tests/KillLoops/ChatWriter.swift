import Chromium
import Testing

@testable import BrowserSupport

/// A user of a chat who retries each message until it is sent, although the programs may be killed at any moment.
struct ChatWriter: Sendable {
  /// The outcome of sending a message.
  enum Outcome: Sendable {
    /// The page shows it among the messages.
    case accepted
    /// The message is neither among the messages nor in the field.
    case vanished
  }

  /// A snapshot of the page.
  private struct Look {
    let window: String
    let isLive: Bool
    /// The text in the field; nil if the page has no field.
    let field: String?
    let isShown: Bool
  }

  let page: Page
  let words: AppWords

  /// Signs somebody in on the page of their chat, and waits for its messages.
  init(_ name: String, on page: Page, words: AppWords) async throws {
    (self.page, self.words) = (page, words)
    try await page.signIn(name, words: words)
    try await page.waitForMessage("Puedo pasar mañana a partir de las 17:00.")
  }

  /// Types a message and sends it, and sends it again if the text is back in its field.
  func send(_ text: String) async throws -> Outcome {
    try await waitForComposer()
    var window = try await enter(text, andSend: true)
    var look = try await look(for: text)
    while !look.isShown {
      let pressed = window
      // A new window replaces a lost one, and shows the message or has its text in the field; so does a window that was told that
      // Send was not done.
      try await page.waitUntil("“\(text)” to be settled", within: .seconds(30)) {
        look = try await self.look(for: text)
        return look.isShown || look.isLive && (look.window != pressed || look.field == text)
      }
      look = try await lookOfSettledWindow(for: text)
      if look.isShown { break }
      guard look.field == text else { return .vanished }
      window = look.window
      try await page.pressSend(words)
    }
    return .accepted
  }

  /// Returns true if the text of a sent message stays in the field, or is back in it.
  ///
  /// Only a live page counts: a page whose window is lost may show the message before its field is emptied.
  func hasInField(_ text: String) async throws -> Bool {
    var since: ContinuousClock.Instant?
    try await page.waitUntil("“\(text)” to leave the field, or to stay", within: .seconds(60)) {
      let look = try await self.look(for: text)
      guard look.isLive, let field = look.field else {
        since = nil
        return false
      }
      guard field == text else {
        since = nil
        return true
      }
      let start = since ?? .now
      since = start
      return .now - start > .seconds(2)
    }
    return since != nil
  }

  /// Types a message, and waits until the window has acknowledged all input.
  ///
  /// - Returns: The id of the window.
  func type(_ text: String) async throws -> String {
    try await waitForComposer()
    page.clearRecords()
    let window = try await enter(text, andSend: false)
    try await page.waitUntil("the window to hear “\(text)”") {
      page.webSockets.contains { socket in
        let numbers = socket.sent.filter { $0.content.contains("\"\(text)\"") }
          .compactMap { Self.number(after: "\"n\":", in: $0.content) }
        let heard = socket.received.compactMap { Self.number(after: "\"k\":", in: $0.content) }
        guard let number = numbers.last, let last = heard.last else { return false }
        return last >= number
      }
    }
    return window
  }

  /// Waits for a new window, and returns whether it has a message in its field and among the messages.
  func find(_ text: String, after window: String) async throws -> (isInField: Bool, isShown: Bool) {
    try await page.waitUntil("another window", within: .seconds(30)) {
      let look = try await self.look(for: text)
      return look.isLive && look.window != window
    }
    let look = try await lookOfSettledWindow(for: text)
    return (look.field == text, look.isShown)
  }

  func waitForComposer() async throws {
    try await page.waitUntil("a live field", within: .seconds(30)) {
      let look = try await look(for: "")
      return look.isLive && look.field != nil
    }
  }

  /// Waits until the window has read the draft and the messages, and returns a snapshot of it.
  private func lookOfSettledWindow(for text: String) async throws -> Look {
    try await waitForComposer()
    var look = try await look(for: text)
    _ = try await eventually(within: .seconds(10)) {
      look = try await self.look(for: text)
      return look.isShown || look.field == text
    }
    return look
  }

  private func look(for text: String) async throws -> Look {
    let seen = try await page.evaluate(
      """
      (() => {
        // One document makes way for the next.
        if (!document.body) return {};
        const marks = document.body?.classList, field = document.querySelector('textarea');
        \(Page.connectingNow)
        const items = [...document.querySelectorAll('li :is(.s-chat-message, .s-chat-own-message)')];
        return {
          window: \(Self.window),
          isLive: marks.contains('live') && !marks.contains('offline'),
          field: field?.value ?? null,
          isShown: items.slice(-20).some(
            item => item.innerText.split('\\n').some(line => line.trim() === \(JSON.string(text).text)))
        };
      })()
      """)
    return Look(
      window: seen["window"].string ?? "", isLive: seen["isLive"].bool == true,
      field: seen["field"].string, isShown: seen["isShown"].bool == true)
  }

  /// The window's id, and how often it was brought back: its revisions then go on a million higher.
  private static let window = """
    document.body.dataset.window + '/' + Math.floor(document.body.dataset.revision / 1e6)
    """

  /// - Returns: The id of the window in which the text was typed.
  private func enter(_ text: String, andSend isSent: Bool) async throws -> String {
    let title = JSON.string(try words("Chat.writeSend")).text
    let window = try await page.evaluate(
      """
      (() => {
        const field = document.querySelector('textarea');
        field.value = \(JSON.string(text).text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        if (\(isSent)) {
          [...document.querySelectorAll('button')].find(one => one.innerText === \(title)).click();
        }
        return \(Self.window);
      })()
      """)
    return window.string ?? ""
  }

  private static func number(after mark: String, in json: String) -> Int? {
    json.ranges(of: mark).first.flatMap { range in
      Int(json[range.upperBound...].prefix { $0.isNumber })
    }
  }
}
