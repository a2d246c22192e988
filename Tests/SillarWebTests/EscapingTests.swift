import Foundation
import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarWeb

/// An app with hostile text in every place for text.
@Suite struct EscapingTests {
  static let hostile =
    "<script>alert(1)</script>\"' onmouseover='x' \" autofocus=\" &lt;\0--></title>"

  @NodeBuilder<ScriptedEvent>
  static func everything(_ text: String) -> [Node<ScriptedEvent>] {
    Text(text, .title).style(Style(text))
    Text(text, .heading)
    Text(text)
    Text(text, .caption).hiddenFromAssistiveTechnology()
    Badge(text, .positive)
    Button(text, .primary, send: .tap(text)).style(Style(text))
    Link(text, to: "/" + text)
    Link(text, to: "https://example.com/" + text)
    Link(text, to: "javascript:alert(1)//" + text)
    Picture(.stored(text), description: text)
    Picture(.url("https://example.com/" + text), description: text)
    Picture(.url("https://example.com/" + text.filter { $0 != "\0" }), description: text)
    Picture(.url("data:" + text), description: text)
    TextField(
      text, text: text, placeholder: text, error: text, submit: .tap(text), send: { .text($0) })
    TextField(text, text: text, kind: .password, send: { .text($0) })
    TextArea(text, text: "</textarea>" + text, placeholder: text, error: text, send: { .text($0) })
    Toggle(text, isOn: true, send: { .flag($0) })
    SegmentedControl(text, [Choice(text, 1)], selection: 1, send: { .number($0) })
    Picker(
      text, [Choice(text, 1), Choice("</select>" + text, 2)], selection: 1, send: { .number($0) })
    Rating(text, value: 2, send: { .number($0) })
    Rating(text, value: 2.5)
    Progress(text, fraction: 0.5)
    Alert(text, text, .error) { Button(text, send: .tap(text)) }
    EmptyState(text, text) { Button(text, send: .tap(text)) }
    Divider().style(Style(text))
    Section(text) { Text(text).id(text) }
    List([Row0(id: text)], label: text, onEndReached: .tap(text)) { Text($0.id) }
    Grid { Text(text) }.style(Style(text))
    Button(text, send: .tap(text))
    Link(text, to: text)
    Card(send: .tap(text)) {
      Text(text, .title)
      Badge(text)
      Rating(text, value: 1)
      Progress(text)
    }.style(Style(text))
    Column { Row { Text(text) }.style(Style(text)).disabled() }
    Card(send: .tap(text)) { Text(text) }.linked(to: HostileRoute(text: text))
    Button(text, send: .tap(text)).linked(to: HostileRoute(text: text)).disabled()
  }

  struct HostileRoute: Route {
    let text: String
    static let path = Path("/:text?q=:other", \.text, \.text) { text, _ in Self(text: text) }
  }

  struct Row0: Identifiable, Sendable { let id: String }

  static func host(start: String) throws -> WebHost {
    let app = try ScriptedApp(name: hostile, summary: hostile) { path, navigator in
      guard path == "/" else { return false }
      let presenter = ScriptedPresenter(start) { presenter, event in
        if event == .tap("modal") {
          navigator.present(
            Screen(hostile, ScriptedPresenter(0)) { _ in Text(hostile, .title) })
        } else {
          presenter.value = presenter.value == "" ? hostile : presenter.value + "!"
        }
      }
      navigator.replaceAll(with: [
        Screen(hostile, path: "/", presenter) { text in
          Button("Change", send: .tap("change"))
          Button("Ask", send: .tap("modal"))
          if text.hasPrefix("<") { everything(text) } else { everything("x" + text) }
        }
      ])
      return true
    }
    // The screen shows a progress indicator all the time, so waiting for its end is pointless.
    var settings = WebHost.Settings()
    settings.firstPageWait = .zero
    settings.formWait = .seconds(1)
    return WebHost(app: app, settings: settings, logger: .silent)
  }

  /// Checks that every tag and attribute is one of the host's own, so that no text has become markup.
  static func check(_ html: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let html = TestPage(html: html).markup
    #expect(!html.contains("\0"), sourceLocation: sourceLocation)
    #expect(!html.contains("<script>"), sourceLocation: sourceLocation)
    #expect(!html.contains("javascript:"), sourceLocation: sourceLocation)
    #expect(!html.contains("data:"), sourceLocation: sourceLocation)
    let tag = try Regex(#"</?[a-z][a-z0-9]*(\s+[a-z-]+(="[^"<>]*")?)*>"#)
    let known: Set<Substring> = [
      "accept", "action", "alt", "aria-describedby", "aria-disabled", "aria-hidden", "aria-invalid",
      "aria-label",
      "aria-labelledby", "aria-modal", "autocapitalize", "autocomplete", "autocorrect", "charset",
      "checked", "class", "content",
      "data-base", "data-brought", "data-c", "data-depth", "data-e", "data-empties", "data-end",
      "data-file", "data-limit", "data-path", "data-revision", "data-room",
      "data-share", "data-submit",
      "data-window", "decoding", "dir",
      "blocking", "defer", "disabled", "enctype", "enterkeyhint",
      "for",
      "hidden", "href", "http-equiv", "id", "inputmode", "lang", "loading", "max", "media",
      "method",
      "multiple", "name",
      "placeholder", "rel", "role", "rows", "selected", "spellcheck", "src", "tabindex", "type",
      "value",
    ]
    let attribute = try Regex(#"\s([a-z-]+)(="[^"]*")?"#)
    for index in html.indices where html[index] == "<" {
      let rest = html[index...]
      if rest.hasPrefix("<!doctype html>") { continue }
      guard let match = try tag.prefixMatch(in: rest) else {
        Issue.record("not a tag: \(rest.prefix(80))", sourceLocation: sourceLocation)
        continue
      }
      // Values are left out, so that only names remain.
      let names = rest[match.range].replacing(try Regex(#"="[^"]*""#), with: "")
      for name in names.matches(of: attribute).compactMap({ $0.output[1].substring }) {
        #expect(known.contains(name), sourceLocation: sourceLocation)
      }
    }
  }

  @Test func `no text becomes markup in a page`() async throws {
    try await HostServer.run(try Self.host(start: Self.hostile)) { server in
      let browser = server.browser()
      let page = try await browser.page("/")
      try Self.check(page.html)
      #expect(page.html.components(separatedBy: "&lt;script&gt;").count > 50)
      #expect(page.html.contains("&amp;lt;\u{FFFD}--&gt;&lt;/title&gt;"))
      try Self.check(try await browser.get("/nowhere").body)
      try Self.check(try await browser.submit(page, press: page.button("Ask")).html)
    }
  }

  @Test func `no text becomes markup in a patch`() async throws {
    try await HostServer.run(try Self.host(start: "")) { server in
      let browser = server.browser()
      let (page, socket) = try await browser.livePage("/")
      func check(_ patch: TestSocket.Patch) throws {
        #expect(!patch.text.utf8.contains { $0 < 0x20 })
        #expect(!patch.text.contains(#"\u0000"#))
        for operation in patch.o ?? [] {
          // Other operations set plain text.
          guard TestSocket.Patch.letter(of: operation) != "t",
            case .text(let html)? = operation.last
          else {
            continue
          }
          try Self.check(html)
        }
        if let html = patch.h { try Self.check(html) }
      }
      for _ in 0..<2 {
        try await socket.tap(page.button("Change"))
        let patch = try await socket.nextChange()
        #expect(Set(patch.operations).isSuperset(of: "tu"))
        #expect(patch.text.contains("&lt;script&gt;"))
        try check(patch)
      }
      try await socket.tap(page.button("Ask"))
      let modal = try await socket.nextChange()
      #expect(modal.operations == "i")
      try check(modal)
      let again = try await browser.socket(page, revision: -1)
      try check(try await again.next())
    }
  }

  @Test func `text without markup stays as it is`() {
    var buffer = HTMLBuffer()
    buffer.append(text: "Grüße 🧱 \u{202E} a\tb\n")
    #expect(buffer.string == "Grüße 🧱 \u{202E} a\tb\n")
    var json = JSONBuffer()
    json.append(string: Array("a\"\\\n\r\t\0\u{1F}\u{7F}\u{2028}é".utf8))
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == "\"a\\\"\\\\\\n\\u000d\\u0009\u{FFFD}\\u001f\u{7F}\u{2028}é\"")
  }
}
