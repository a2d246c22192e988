import Chromium
import Foundation
import Programs
import Scripted
import Sillar
import SillarTesting
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// Random histories of a line, a program that is killed, reloads, starts and closed tabs, against a model: what somebody has sent
  /// is done, and once.
  ///
  /// `SILLAR_HISTORIES` and `SILLAR_SEED` replace the number of histories and the seed of the first.
  @Suite struct DeviceHistories {
    private enum Step {
      case send, tap, draft, cut, mend, hold, release, reload, start, newTab, kill
    }

    /// A person sends and taps twice as often as anything else happens.
    private static let likely: [Step] = [
      .send, .tap, .draft, .cut, .mend, .hold, .release, .reload, .start, .newTab, .kill, .send,
      .tap,
    ]

    private static var seeds: Range<UInt64> {
      let environment = ProcessInfo.processInfo.environment
      let first = environment["SILLAR_SEED"].flatMap(UInt64.init) ?? 1
      let count = environment["SILLAR_HISTORIES"].flatMap(UInt64.init) ?? 6
      return first..<first + max(1, min(count, 10_000))
    }

    @Test(arguments: seeds)
    func `whatever happens to the line, the program and the page, what was sent is done once`(
      _ seed: UInt64
    ) async throws {
      var chance = SeededChance(seed: seed)
      let steps = (0..<24).map { _ in Self.likely.randomElement(using: &chance) ?? .send }
      try await withFolderOnDisk { folder in
        let program = try await Letterbox(in: folder)
        defer { program.kill() }
        try await Engine.chromium.run { tab in
          var history = History(
            tab: try #require(tab as? Page), program: program, line: try Cable(to: program.port))
          try await history.begin()
          do {
            for step in steps { try await history.take(step) }
            try await history.end()
          } catch {
            Issue.record("seed \(seed): \(history.log.joined(separator: " ")): \(error)")
          }
          // What was being done when the program was killed is said to the person: it may not have been, and its text is back in
          // front of the next one. What waited for a window that has gone is said, too.
          let end = history
          let isAllowed = try await eventually(within: .seconds(30)) {
            let told = try await end.told
            return Self.unsure(in: try program.letters, of: end.sent).map { $0 <= told } ?? false
          }
          let told = try await end.told
          let (log, letters) = (end.log.joined(separator: " "), try program.letters)
          #expect(
            isAllowed,
            "seed \(seed): \(log); told of \(told); done: \(letters); the program: \(program.log)")
        }
      }
    }

    /// The number of those that were not done, or that came again in front of the next text; nil if one was done that was not sent, or
    /// twice by itself. A text that the app had not taken stands before the next one, and is sent with it.
    private static func unsure(in done: [String], of sent: [String]) -> Int? {
      var (rest, again) = (sent, 0)
      for texts in done.map(texts) {
        for (position, text) in texts.enumerated() {
          if let index = rest.firstIndex(of: text) {
            rest.remove(at: index)
          } else if position < texts.count - 1, sent.contains(text) {
            again += 1
          } else {
            return nil
          }
        }
      }
      return rest.count + again
    }

    private static func texts(in done: String) -> [String] {
      let texts = done.matches(of: /(?:draft)*m[0-9]+/).map { String($0.output) }
      return texts.joined() == done ? texts : [done]
    }

    /// A person at a page, and what they have sent.
    private struct History {
      var tab: Page
      let program: Letterbox
      let line: Cable
      var sent: [String] = []
      var log: [String] = []
      private var number = 0
      private var isCut = false

      init(tab: Page, program: Letterbox, line: Cable) {
        self.tab = tab
        self.program = program
        self.line = line
      }

      private var url: String { "http://127.0.0.1:\(line.port)/" }

      /// The number of things of which a page has said that they were not done, or may not have been.
      var told: Int { get async throws { try await count("told") } }

      private func count(_ name: String) async throws -> Int {
        try await tab.evaluate("+(localStorage.\(name) ?? 0)").int ?? 0
      }

      mutating func begin() async throws {
        try await look()
        try await tab.openLive(url)
        // The session of who comes back is stored.
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitUntilKept("Message")
      }

      /// Notes what pages say, and what the field has at each click, and holds the person back from a control that has waited for three seconds: a tap on it takes back
      /// what was done before.
      private func look() async throws {
        try await tab.runFirst(
          """
          document.addEventListener('click', (event) => {
            localStorage.text = document.querySelector('textarea')?.value ?? '';
            if (!event.target.closest('[data-wait]')) return;
            event.preventDefault();
            event.stopImmediatePropagation();
            localStorage.heldBack = +(localStorage.heldBack ?? 0) + 1;
          }, true);
          let said = '';
          new MutationObserver(() => {
            const now = document.getElementById('notice')?.textContent ?? '';
            const told = now === said ? 0 : /while this was being done/.test(now) ? 1 : now.match(/“(Tap|Send)”/g)?.length ?? 0;
            if (told) localStorage.told = +(localStorage.told ?? 0) + told;
            said = now;
          }).observe(document, { subtree: true, childList: true, characterData: true });
          """)
      }

      mutating func take(_ step: Step) async throws {
        log.append("\(step)")
        switch step {
        case .send:
          number += 1
          try await write("m\(number)")
          try await click("Send", toSend: "m\(number)")
        case .tap: try await click("Tap", toSend: "tap")
        case .draft: try await tab.fill("Message", with: "draft")
        case .cut:
          isCut = true
          line.cut()
        case .mend: try mend()
        case .hold: line.hold()
        case .release: line.release()
        case .kill: try await program.killAndRestart()
        case .reload:
          try await tab.reload()
          try await tab.waitUntilLive()
        case .start:
          try await tab.open("about:blank")
          try await tab.open(url)
          try await tab.waitUntilLive()
        case .newTab:
          try await tab.open("about:blank")
          tab = try await tab.context.newPage()
          try await look()
          try await tab.open(url)
          try await tab.waitUntilLive()
        }
      }

      private mutating func click(_ button: Locator, toSend text: String) async throws {
        let before = try await count("heldBack")
        try await tab.click(button)
        let isHeldBack = try await count("heldBack") > before
        // What was typed in another page of the window may have come into the field since it had the text alone.
        let sent = text == "tap" ? text : try await tab.evaluate("localStorage.text").string ?? text
        if !isHeldBack { self.sent.append(sent) }
        log.append(isHeldBack ? "(\(sent))" : sent)
      }

      /// Writes until the field has the text alone: what was typed in another page of the window may come into the field
      /// meanwhile, beside the text.
      private func write(_ text: String) async throws {
        for _ in 0..<5 {
          try await tab.fill("Message", with: text)
          let value = try await tab.evaluate("document.querySelector('textarea').value")
          if value.string == text { return }
        }
        throw BrowserError.refused(command: "fill", reason: "the field never had \(text) alone")
      }

      private mutating func mend() throws {
        guard isCut else { return }
        isCut = false
        try line.mend()
      }

      mutating func end() async throws {
        line.release()
        try mend()
        try await tab.waitUntil(
          "(marks => marks && !marks.contains('offline') && !marks.contains('busy'))(document.body?.classList)"
        )
      }
    }

    /// An app with a composer and a button, which notes what it was told.
    static func app(_ done: Mutexed<[String]>, _ languages: [String] = ["en"]) throws -> ScriptedApp
    {
      let flavor = try Flavor(
        name: "Test", languages: languages,
        configuration: Configuration(flavor: "Test", providers: []))
      return ScriptedApp(flavor) { _, path, navigator in
        let presenter = ScriptedPresenter("") { presenter, event in
          switch event {
          case .tap("Send"):
            let text = presenter.value
            presenter.value = ""
            done.change { $0.append(text) }
          case .text(let text): presenter.value = text
          default: done.change { $0.append("tap") }
          }
        }
        guard path == "/" else { return false }
        let screen = Screen("form", path: "/", presenter) { text in
          Text("Messages", .title)
          Row {
            TextArea("Message", text: text, send: { .text($0) })
            Button("Send", send: .tap("Send")).emptyingFields()
          }
          Button("Tap", send: .tap("Tap"))
        }
        navigator.replaceAll(with: [screen])
        return true
      }
    }
  }
}
