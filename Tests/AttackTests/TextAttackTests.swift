import Gallery
import SillarModel
import SillarWeb
import Testing

/// Texts that try to be markup.
@Suite(.timeLimit(.minutes(2))) struct TextAttackTests {
  /// The form of a page of the Gallery.
  private struct Form: Sendable {
    let attacker: Attacker
    let cookie: String
    let path: String
    let head: String
    let token: String
    let fields: [String]

    init(_ attacker: Attacker, _ page: Attacker.Answer) {
      self.attacker = attacker
      cookie = page.cookie
      path = "/?w=\(page.window)"
      head = """
        POST /-/windows/\(page.window) HTTP/1.1\r\nHost: localhost:\(attacker.port)\r\n\
        Cookie: \(cookie)\r\nContent-Type: application/x-www-form-urlencoded\r\n
        """
      token = page.token
      fields = ["Name", "Search, in capitals", "Note"].map {
        page.first(#"<label for="(f[\w.-]+)">\#($0)<"#)
      }
    }

    /// Enters a text into the three fields, and reads the page after it.
    func enter(_ text: [UInt8]) async throws -> MarkupScan {
      let hex = text.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let body = "token=\(token)&e=0" + fields.map { "&\($0)=\(hex)" }.joined()
      let answers = try await attacker.answers(to: [
        Array((head + "Content-Length: \(body.utf8.count)\r\n\r\n" + body).utf8),
        attacker.get(Array(path.utf8), cookie: cookie, isLast: true),
      ])
      #expect(answers.map(\.status) == [303, 200])
      return MarkupScan(answers.last?.text ?? "")
    }
  }

  @Test func `581 hostile texts in 3 fields are shown as texts, and change no markup`()
    async throws
  {
    let texts = HostileTexts.all
    #expect(Set(texts).count == 581)
    try await AttackedHost.run(try GalleryApp()) {
      $0.limits.eventsPerSecond = 1_000_000
      $0.limits.eventsPerSecondPerClient = 1_000_000
    } test: { attacked in
      let attacker = attacked.client(2)
      let windows = 12
      _ = try await Attacker.times(windows, atOnce: windows) { window in
        let form = Form(attacker, try await attacker.ask("GET", "/"))
        // A name of more than 20 characters has an error.
        var structures: [[String]] = []
        for plain in ["Ada", "Ada, Countess of Lovelace"] {
          let scan = try await form.enter(Array(plain.utf8))
          #expect(scan.problem == nil && scan.shows(plain))
          structures.append(scan.structure)
        }
        #expect(structures[0] != structures[1])
        for number in stride(from: window, to: texts.count, by: windows) {
          let scan = try await form.enter(texts[number])
          #expect(scan.problem == nil, "\(texts[number])")
          let isKnown = structures.contains(scan.structure)
          #expect(isKnown, "\(texts[number])")
          let missing = Self.shown(of: texts[number]).filter { !scan.shows($0) }
          #expect(missing == [], "\(texts[number])")
        }
      }
      #expect(attacked.lines("").filter { $0.hasPrefix("error") } == [])
    }
  }

  /// The text as the three fields and the greeting show it. A field keeps what the next character may give a meaning.
  private static func shown(of bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    let (line, lines) = (TextRule.oneLine.cleaned(text), TextRule.multiline.cleaned(text))
    // The host begins the content of a text area with a line feed.
    return [
      TextRule.oneLine.unfinished(text, storedAs: line),
      TextRule.oneLine.unfinished(text, storedAs: line.uppercased()),
      "\n" + TextRule.multiline.unfinished(text, storedAs: lines), "Hello, \(line)!",
    ]
    .filter { !$0.isEmpty }
  }
}
