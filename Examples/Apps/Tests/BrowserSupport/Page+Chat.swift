import Chromium

/// What a person does and sees in a chat.
extension Page {
  /// A message as it stands on the page.
  struct Message: Equatable {
    let author: String
    let text: String
    /// When it was written and, for one's own, how far it has come.
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

  /// What else comes to the page may move the field away under the mouse: then once more.
  func typeMessage(_ text: String, _ words: AppWords) async throws {
    let field = try words("Chat.writeLabel")
    try await waitUntil("“\(text)” to be in the field") {
      try await fill(.text(field), with: text)
      return try await evaluate("document.querySelector('textarea').value").string == text
    }
  }

  /// As the keyboard does, wherever the button has moved to meanwhile.
  func pressSend(_ words: AppWords) async throws {
    let title = JSON.string(try words("Chat.writeSend")).text
    try await evaluate(
      "[...document.querySelectorAll('button')].find(one => one.innerText == \(title)).click()")
  }

  /// Waits until a message of one's own is as far as this, or as far as one of these.
  func waitForMark(_ marks: String..., of text: String) async throws {
    try await waitUntil("“\(text)” to be marked \(marks)", within: .seconds(30)) {
      try await messages.contains { message in
        message.text == text && marks.contains { message.details.hasSuffix($0) }
      }
    }
  }

  /// Waits until a message is there, whoever wrote it.
  func waitForMessage(_ text: String) async throws {
    try await waitUntil("the message “\(text)”", within: .seconds(30)) {
      try await messages.contains { $0.text == text }
    }
  }
}
