import Foundation
import Scripted
import Sillar
import SillarSQL
import SillarTesting
import Testing

@testable import SillarHost
@testable import SillarWeb

/// Saved windows that are read back damaged: what is read is input.
@Suite(.timeLimit(.minutes(3))) struct DamagedWindowTests {
  /// The saved text of a window in which somebody has typed and moved on.
  private func saved() async throws -> (SavedDesk, String) {
    let desk = SavedDesk()
    try await HostServer.run(try desk.host()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      _ = try await browser.submit(
        page, [page.field("Name"): "Ana"], press: page.button("Note 7"))
    }
    await desk.store.finish()
    let text = try await desk.store.database?.read {
      try $0.value("SELECT memory FROM window_memory", as: String.self)
    }
    return (desk, try #require(text))
  }

  @Test func `no mutation of a saved window ends the process, and each opens or is refused`()
    async throws
  {
    let (desk, text) = try await saved()
    let app = try desk.host().app
    var chance = SeededChance(seed: 20_261_125)
    var (opened, refused) = (0, 0)
    for _ in 0..<10_000 {
      guard let saved = SavedWindow(Mutation.random(of: text, &chance)) else {
        refused += 1
        continue
      }
      let window = Window(app: app, visitor: Visitor(id: "ana"))
      _ = await window.start(restoring: saved.memory)
      _ = saved.memory.firstRevision
      await window.end()
      opened += 1
    }
    #expect(opened > 1_000 && refused > 1_000, "\(opened) opened, \(refused) were refused")
  }

  @Test(arguments: [
    (#""number":\d+"#, #""number":9223372036854775807"#), (#""number":\d+"#, #""number":-1"#),
    (#""revision":\d+"#, #""revision":9223372036854775807"#),
    (#""revision":\d+"#, #""revision":-1"#),
    (#""done":\d+"#, #""done":-9223372036854775808"#),
    (#"\}$"#, ""), (#"^.*$"#, "null"), (#"^.*$"#, "[[[[[[[[[[[[[[[["),
  ])
  func `a damaged window is put aside, and its browser gets the address with a notice`(
    _ pattern: String, with new: String
  ) async throws {
    let desk = SavedDesk()
    let left = Mutexed<(TestBrowser, TestPage)?>(nil)
    try await HostServer.run(try desk.host()) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      let next = try await browser.submit(
        page, [page.field("Name"): "Ana"], press: page.button("Note 7"))
      left.change { $0 = (browser, next) }
    }
    await desk.store.finish()
    try await desk.store.database?.write { database in
      let text: String = try database.value("SELECT memory FROM window_memory") ?? ""
      let damaged = text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)
      try database.execute("UPDATE window_memory SET memory = \(damaged)")
    }
    let (browser, page) = try #require(left.value)
    try await HostServer.run(try desk.host()) { server in
      let again = TestBrowser(port: server.port, cookies: browser.cookie)
      let answer = try await again.page("/?w=\(page.window)")
      #expect(answer.notice.contains("expired"))
      #expect(answer.contains("Desk</h1>"))
      #expect(try await desk.store.stored("damaged_window") == 1)
      #expect(
        await desk.store.windows.window(
          SavedWindowName(app: "Desk", visitor: "x", window: page.window)) == nil)
    }
  }
}

/// A change of a JSON text.
private enum Mutation {
  private static let numbers = [
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e400", "-1", "0.5",
    "4503599627370496", "null", "true", "\"\"",
  ]
  private static let texts = ["\"\"", "\"\\u0000\"", "\"/\u{202E}//\"", "\"%zz\"", "[]", "{}", "7"]

  static func random(of text: String, _ chance: inout SeededChance) -> String {
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: return replaced(#"-?\d+"#, with: numbers, in: text, &chance)
    case 1, 2: return replaced(#""[^"]*"(?!:)"#, with: texts, in: text, &chance)
    case 3: return String(text.prefix(Int.random(in: 0..<text.count, using: &chance)))
    case 4:
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &chance) {
        bytes[Int.random(in: bytes.indices, using: &chance)] = .random(in: 0...255, using: &chance)
      }
      return String(decoding: bytes, as: UTF8.self)
    default:
      // A part twice.
      let (a, b) = (
        Int.random(in: 0..<text.count, using: &chance), Int.random(in: 0..<60, using: &chance)
      )
      let part = text.dropFirst(a).prefix(b)
      return String(text.prefix(a) + part + part + text.dropFirst(a + part.count))
    }
  }

  private static func replaced(
    _ pattern: String, with values: [String], in text: String, _ chance: inout SeededChance
  ) -> String {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
    let whole = NSRange(text.startIndex..., in: text)
    let places = expression.matches(in: text, range: whole)
    guard let place = places.randomElement(using: &chance),
      let range = Range(place.range, in: text),
      let value = values.randomElement(using: &chance)
    else { return text }
    return text.replacingCharacters(in: range, with: value)
  }
}
