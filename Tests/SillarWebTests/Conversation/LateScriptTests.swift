import Chromium
import Scripted
import Sillar
import SillarHost
import Testing
import WebDriver

@testable import SillarWeb

/// A text, a choice or a composition that somebody has begun before the script comes.
extension ConversationTests.Fields {
  @Test(arguments: Engine.allCases)
  func `a word whose composition began before the script comes out once`(_ engine: Engine)
    async throws
  {
    try await Conversation.run(in: engine) { conversation in
      try await conversation.focus("Capitals")
      for count in 1...3 { try await conversation.tab.compose(String("hello".prefix(count))) }
    } after: { conversation in
      try await conversation.tab.waitFor("Kept: HEL,")
      try await conversation.settle()
      for count in 4...5 {
        try await conversation.tab.compose(String("hello".prefix(count)))
        try await conversation.settle()
      }
      #expect(try await conversation.value("Capitals") == "hello")
      try await conversation.tab.insert("hello")
      try await conversation.wait(for: "HELLO", in: "Capitals")
    }
  }

  @Test(arguments: Engine.allCases)
  func `a text typed before the script is written anew once its field is used, or left`(
    _ engine: Engine
  ) async throws {
    try await Conversation.run(in: engine) { conversation in
      try await conversation.tab.fill("Capitals", with: "hel")
    } after: { conversation in
      try await conversation.tab.waitFor("Kept: HEL,")
      try await conversation.tab.type("l")
      try await conversation.wait(for: "HELL", in: "Capitals")
    }
    try await Conversation.run(in: engine) { conversation in
      try await conversation.tab.fill("Capitals", with: "hel")
    } after: { conversation in
      try await conversation.tab.waitFor("Kept: HEL,")
      try await conversation.focus("Name")
      try await conversation.wait(for: "HEL", in: "Capitals")
    }
  }

  @Test(arguments: Engine.allCases)
  func `an address that was begun before the script keeps its caret`(_ engine: Engine)
    async throws
  {
    try await Conversation.run(in: engine) { conversation in
      try await conversation.tab.fill("Address", with: "ace@x")
      try await conversation.tab.press(.home)
      try await conversation.tab.press(.right)
    } after: { conversation in
      try await conversation.settle()
      for letter in ["B", "C", "D"] {
        try await conversation.tab.type(letter)
        try await conversation.settle()
      }
      try await conversation.wait(for: "abcdce@x", in: "Address")
    }
  }

  @Test(arguments: Engine.allCases)
  func `a text that the app has written, and nobody has touched, is neither entered nor cut`(
    _ engine: Engine
  ) async throws {
    let long = String(repeating: "x", count: 600)
    let screen = { @Sendable (_: Navigator) in
      let presenter = ScriptedPresenter("") { presenter, event in
        presenter.value += "\(event)"
      }
      return Screen("form", path: "/", presenter) { got in
        TextField("Long", text: long, send: { .text("Long=\($0)") })
        TextArea("Eleven", text: "12345678901", limit: 10, send: { .text("Eleven=\($0)") })
        TextField("Two lines", text: "a\nb", send: { .text("Two lines=\($0)") })
        TextField("Address", text: " a@b ", kind: .email, send: { .text("Address=\($0)") })
        TextField("Closed", text: "a\r\nb", send: { .text("Closed=\($0)") }).disabled()
        Button("Tap", send: .tap("Tap"))
        Text("Got: \(got).")
      }
    }
    try await WebFlavor.run(screen: screen) { server in
      try await engine.run { tab in
        try await tab.openLive("http://127.0.0.1:\(server.port)/")
        try await tab.click("Tap")
        try await tab.waitFor("Got: tap(\"Tap\").")
        #expect(try await tab.evaluate("document.getElementById('notice').textContent") == "")
        let values = try await tab.evaluate(
          "[...document.querySelectorAll('main input[id],textarea')].map(f => f.value)")
        #expect(values.array.map(\.string) == [long, "12345678901", "ab", " a@b ", "ab"])
      }
    }
  }
}
