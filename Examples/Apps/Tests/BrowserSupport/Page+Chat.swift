import Chromium

/// The actions of a user in a chat, and the messages on the page.
extension Page {
  /// A message on the page.
  struct Message: Equatable {
    let author: String
    let text: String
    /// The time of the message and, for the user's own messages, the delivery mark.
    let details: String
  }

  var messages: [Message] {
    get async throws {
      let items = try await evaluate(
        """
        [...document.querySelectorAll('li :is(.s-chat-message, .s-chat-own-message)')].map(item =>
          item.innerText.split('\\n').map(line => line.trim()).filter(line => line))
        """)
      return items.array.compactMap { item in
        let lines = item.array.compactMap(\.string)
        guard lines.count >= 3 else { return nil }
        return Message(author: lines[0], text: lines[1], details: lines[2])
      }
    }
  }

  /// Types a message and sends it.
  func write(_ text: String, _ words: AppWords) async throws {
    try await typeMessage(text, words)
    try await pressSend(words)
    try await waitUntil("document.querySelector('textarea').value == ''")
  }

  /// Types a message. Other updates of the page may move the field away from the mouse, so this retries.
  func typeMessage(_ text: String, _ words: AppWords) async throws {
    let field = try words("Chat.writeLabel")
    try await waitUntil("“\(text)” to be in the field") {
      try await fill(.text(field), with: text)
      return try await evaluate("document.querySelector('textarea').value").string == text
    }
  }

  /// Presses Send by script, because updates of the page may move the button.
  func pressSend(_ words: AppWords) async throws {
    let title = JSON.string(try words("Chat.writeSend")).text
    try await evaluate(
      "[...document.querySelectorAll('button')].find(one => one.innerText == \(title)).click()")
  }

  /// Waits until one of the user's own messages has one of these delivery marks.
  func waitForMark(_ marks: String..., of text: String) async throws {
    try await waitUntil("“\(text)” to be marked \(marks)", within: .seconds(30)) {
      try await messages.contains { message in
        message.text == text && marks.contains { message.details.hasSuffix($0) }
      }
    }
  }

  /// Waits until the page shows a message, by either author.
  func waitForMessage(_ text: String) async throws {
    try await waitUntil("the message “\(text)”", within: .seconds(30)) {
      try await messages.contains { $0.text == text }
    }
  }
}
