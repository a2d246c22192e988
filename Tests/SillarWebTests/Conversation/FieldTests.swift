import Chromium
import Scripted
import Testing
import WebDriver

extension ConversationTests {
  /// What is typed, composed, pasted or filled in.
  @Suite struct Fields {
    struct Typing: Sendable {
      var field: String
      var before: String
      var typed: String
      var after: String

      static let all = [
        Typing(
          field: "Groups", before: "", typed: "4242111122223333", after: "4242 1111 2222 3333"),
        Typing(field: "Groups", before: "4242 4", typed: "111", after: "4111 2424"),
        Typing(field: "Capitals", before: "AE", typed: "bcd", after: "ABCDE"),
        Typing(field: "Address", before: "ace@x", typed: "BCD", after: "abcdce@x"),
      ]
    }

    @Test(arguments: Engine.allCases)
    func `typing into a field that the app reformats keeps the letters in order`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let tab = conversation.tab
        for typing in Typing.all {
          let field = conversation.field(typing.field)
          try await tab.fill(.text(typing.field), with: typing.before)
          try await conversation.settle()
          // After the first letter.
          let place = typing.before.isEmpty ? 0 : 1
          try await tab.evaluate("\(field).focus(), \(field).setSelectionRange(\(place), \(place))")
          for letter in typing.typed {
            try await tab.type(String(letter))
            try await conversation.settle()
          }
          try await conversation.wait(for: typing.after, in: typing.field)
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `undo takes back what was typed into a field that the app reformats`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let tab = conversation.tab
        try await conversation.waitForParts()
        for typing in [
          Typing(field: "Capitals", before: "AB", typed: "c", after: "ACB"),
          Typing(field: "Groups", before: "4242 4", typed: "1", after: "4124 24"),
        ] {
          let field = conversation.field(typing.field)
          try await tab.fill(.text(typing.field), with: typing.before.lowercased())
          try await conversation.wait(for: typing.before, in: typing.field)
          try await conversation.settle()
          // After the first letter.
          try await tab.evaluate("\(field).setSelectionRange(1, 1)")
          for _ in 1...2 {
            try await tab.type(typing.typed)
            try await conversation.wait(for: typing.after, in: typing.field)
            try await conversation.settle()
            try await undo(tab, engine)
            try await conversation.wait(for: typing.before, in: typing.field)
            try await tab.waitFor("Kept: AB, \(typing.field == "Groups" ? typing.before : "").")
          }
        }
      }
    }

    /// MiniBrowser has no key for it: WebKit is told by a script to do what the key does.
    private func undo(_ tab: any Tab, _ engine: Engine) async throws {
      guard engine == .webKit else { return try await tab.press(.character("z"), [.control]) }
      try await tab.evaluate("document.execCommand('undo')")
    }

    @Test(arguments: Engine.allCases)
    func `undo brings back a text that was sent, for another message`(_ engine: Engine) async throws
    {
      try await Conversation.run(in: engine) { conversation in
        let tab = conversation.tab
        try await conversation.waitForParts()
        try await tab.fill("Reply", with: "yes")
        try await tab.click("Post")
        try await tab.waitFor("Saved: [yes].")
        try await conversation.wait(for: "", in: "Reply")
        try await conversation.settle()
        try await undo(tab, engine)
        try await conversation.wait(for: "yes", in: "Reply")
        try await conversation.settle()
        try await tab.click("Post")
        try await tab.waitFor("Saved: [yes][yes].")
        try await conversation.wait(for: "", in: "Reply")
      }
    }

    @Test(arguments: Engine.allCases)
    func `texts, a tick and a choice from before the script comes are entered`(_ engine: Engine)
      async throws
    {
      try await Conversation.run(in: engine) { conversation in
        let tab = conversation.tab
        try await tab.fill("Name", with: "Ada")
        try await tab.click("Sound")
        try await tab.fill("Search", with: "jaws")
        try await tab.fill("Address", with: "Ada@example.org")
        // As a person's choice does: no script hears of it.
        try await tab.evaluate("void (document.querySelector('main select').value = '1')")
      } after: { conversation in
        try await conversation.save("Ada true jaws ada@example.org large")
        #expect(try await conversation.value("Name") == "Ada")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a value that a browser fills in is entered, with a change or in silence`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        try await conversation.set("Name", to: "'Zoe'", "change")
        try await conversation.save("Zoe false")
        try await conversation.set("Name", to: "'Eva'", nil)
        try await conversation.save("Eva false")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a text is cut at its field's limit, with a sentence, and the page goes on`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        try await conversation.set("Name", to: "'x'.repeat(70000)", "input")
        try await conversation.tab.waitFor("Only the first 500 characters fit here.")
        #expect(try await conversation.value("Name")?.count == 500)
        try await conversation.set("Message", to: "'x'.repeat(20000)", "input")
        try await conversation.tab.waitFor("Only the first 10,000 characters fit here.")
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
        try await conversation.set("Message", to: "'\(family)'.repeat(2700)", "input")
        try await conversation.tab.click("Tap")
        try await conversation.tab.waitFor("Taps: 1")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a text is cut at what a message can hold, and no socket is closed`(_ engine: Engine)
      async throws
    {
      try await Conversation.run(in: engine) { conversation in
        try await conversation.tab.evaluate(
          """
          void (window.sockets = 0, window.WebSocket = class extends WebSocket {
            constructor(...all) { super(...all); window.sockets += 1; }
          })
          """)
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
        var room = 128 * 1024
        if engine != .chromium {
          // As if the host took less: the others draw thousands of such characters slowly.
          room /= 16
          try await conversation.tab.evaluate("void (document.body.dataset.room = \(room))")
        }
        try await conversation.set("Reply", to: "'\(family)'.repeat(\(room / 14))", "input")
        try await conversation.tab.waitFor("characters fit here.")
        let count = try await conversation.value("Reply")?.count ?? 0
        #expect(count > room / 27 && count <= room / 25)
        try await conversation.tab.click("Post")
        try await conversation.tab.waitFor("Saved: [\(family)")
        #expect(try await conversation.tab.evaluate("window.sockets").int == 0)
      }
    }

    @Test(arguments: Engine.allCases)
    func `characters of many signs are cut at what the field can send, and the page goes on`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let many = "('a' + '\\u0301'.repeat(3000)).repeat(500)"
        try await conversation.set("Search", to: many, "input")
        try await conversation.tab.waitFor("Only the first 2 characters fit here.")
        try await conversation.tab.click("Tap")
        try await conversation.tab.waitFor("Taps: 1")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a text that the host does not take is given up with a sentence, and the page goes on`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
        // As if somewhere between less was taken than the host says.
        try await conversation.tab.evaluate("void (document.body.dataset.room = 1e7)")
        try await conversation.set("Message", to: "'\(family)'.repeat(9000)", "input")
        try await conversation.tab.waitFor("This text is too long and was not sent.")
        try await conversation.tab.click("Tap")
        try await conversation.tab.waitFor("Taps: 1")
        try await conversation.set("Message", to: "'short'", "input")
        try await conversation.tab.click("Send")
        try await conversation.tab.waitFor("Saved: [short].")
      }
    }

    /// In Chromium with its input method; WebDriver has none, so that Firefox and WebKit get the events of one.
    @Test(arguments: Engine.allCases)
    func `a word that is composed in a field of capitals comes out once`(_ engine: Engine)
      async throws
    {
      try await Conversation.run(in: engine) { conversation in
        try await conversation.focus("Capitals")
        for count in 1...5 {
          try await conversation.tab.compose(String("hello".prefix(count)))
          try await conversation.settle()
        }
        #expect(try await conversation.value("Capitals") == "hello")
        try await conversation.tab.insert("hello")
        try await conversation.wait(for: "HELLO", in: "Capitals")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a composer is empty after its button, and goes on with what is typed meanwhile`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.slow(up: .init(delay: .milliseconds(300)), down: .init(delay: .milliseconds(300)))
        try await tab.fill("Message", with: "first message")
        try await tab.click("Send")
        try await conversation.focus("Message")
        try await tab.type("second one")
        try await tab.waitFor("Saved: [first message].")
        try await conversation.wait(for: "second one", in: "Message")
        line.hold()
        try await tab.click("Send")
        try await conversation.focus("Message")
        try await tab.type(" third")
        line.release()
        line.slow()
        try await tab.waitFor("Saved: [first message][second one].")
        try await conversation.wait(for: " third", in: "Message")
      }
    }

    /// What somebody does with the text that Send takes, before the window has said that it is taken.
    enum Change: Sendable, CaseIterable { case typesOn, typesInFront, erases, sendsAgain }

    @Test(
      arguments: Engine.allCases.map { ($0, Change.typesOn) }
        + Change.allCases.dropFirst().map { (.chromium, $0) })
    func `a composer that is emptied before its tap is answered keeps what is new, and that alone`(
      _ engine: Engine, _ change: Change
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        conversation.storing.close()
        try await tab.fill("Message", with: "first")
        try await conversation.settle()
        line.hold()
        try await tab.click("Send")
        try await conversation.focus("Message")
        let place = change == .typesInFront ? 0 : 5
        try await tab.evaluate(
          "\(conversation.field("Message")).setSelectionRange(\(place), \(place))")
        switch change {
        case .typesOn, .typesInFront: try await tab.type("second one ")
        case .erases: for _ in 0..<3 { try await tab.press(.backspace) }
        case .sendsAgain:
          try await tab.type("second one")
          try await tab.click("Send")
        }
        line.release()
        try await tab.waitFor("Saved: [first].")
        conversation.storing.open()
        if change == .sendsAgain { try await tab.waitFor("Saved: [first][second one].") }
        let rest = change == .typesOn || change == .typesInFront ? "second one " : ""
        try await conversation.wait(for: rest, in: "Message")
        try await conversation.settle()
        #expect(try await conversation.value("Message") == rest)
      }
    }

    @Test(arguments: Engine.allCases, ["Tap", "Hand in"])
    func `a text typed after a tap that empties its field stays, whichever button is next`(
      _ engine: Engine, _ button: String
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.fill("Message", with: "first")
        try await conversation.settle()
        line.hold()
        try await tab.click("Hand in")
        for text in ["second", "third"] {
          try await conversation.focus("Message")
          try await tab.type(text)
          if text == "second" { try await tab.click(.text(button)) }
        }
        line.release()
        let (saved, rest) =
          button == "Hand in" ? ("[first][second]", "third") : ("[first]", "secondthird")
        try await tab.waitFor("Saved: \(saved).")
        try await conversation.wait(for: rest, in: "Message")
        try await conversation.settle()
        #expect(try await conversation.value("Message") == rest)
        try await tab.click("Hand in")
        try await tab.waitFor("Saved: \(saved)[\(rest)].")
      }
    }

    @Test(arguments: Engine.allCases)
    func `all keys of a fast keyboard and all of many quick taps arrive`(_ engine: Engine)
      async throws
    {
      try await Conversation.run(in: engine) { conversation in
        let keys = String((0..<150).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
        try await conversation.focus("Name")
        try await conversation.tab.type(keys)
        #expect(try await conversation.value("Name") == keys)
        try await conversation.save("\(keys) false")
        try await conversation.tab.evaluate(
          """
          (async tap => {
            for (let i = 0; i < 150; i++) { tap.click(); await new Promise(go => setTimeout(go, 3)); }
          })([...document.querySelectorAll('button')].find(b => b.innerText === 'Tap'))
          """)
        try await conversation.tab.waitFor("Taps: 150", within: .seconds(30))
        try await conversation.save("\(keys) false")
      }
    }
  }
}
