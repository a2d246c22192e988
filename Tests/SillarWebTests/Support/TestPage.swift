import Foundation

/// The parts of a page's or patch's HTML that tests read.
struct TestPage: Sendable {
  let html: String

  var window: String { attribute("data-window") }
  var revision: Int { Int(attribute("data-revision")) ?? -1 }
  var path: String { attribute("data-path") }
  var base: String { attribute("data-base") }
  var title: String { first("<title>([^<]*)</title>") }
  var action: String { first(#"<form method="post"[^>]* action="([^"]*)""#) }
  var token: String { first(#"name="token" value="([^"]*)""#) }
  /// The page without the texts of the styles and the script that a browser's first page has in it.
  var markup: String {
    html.replacing(/(<(?:style|script) data-file="[^>]*>)[^<]*(?:<(?!\/(?:style|script)>)[^<]*)*/) {
      $0.output.1
    }
  }
  /// The addresses of the style sheets, which a browser's first page has in it.
  var sheets: [String] { all(#"<(?:link rel="stylesheet" href|style data-file)="([^"]*)""#) }
  var notice: String { first(#"<output id="notice">([^<]*)<"#) }

  /// True if the text is in the page, and not only by chance in a random name such as a window's or a token: one in thousands has
  /// a given word of three letters in it.
  func contains(_ text: String) -> Bool {
    guard html.contains(text) else { return false }
    guard text.count < Self.shortestRandomName, text.allSatisfy(Self.isInRandomName) else {
      return true
    }
    return html.ranges(of: text).contains { found in
      let before = html[..<found.lowerBound].reversed().prefix(while: Self.isInRandomName)
      let after = html[found.lowerBound...].prefix(while: Self.isInRandomName)
      return before.count + after.count < Self.shortestRandomName
    }
  }

  private static let shortestRandomName = 20

  private static func isInRandomName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
  }

  /// The name of the button with a title.
  func button(_ title: String) -> String {
    first(#"<button [^>]*value="([\w.-]+)"[^>]*>"# + Self.escaped(title) + "<")
  }

  /// The name of the row that is tapped as a whole and begins with a text.
  func row(_ text: String) -> String {
    first(#"<button [^>]*value="([\w.-]+)"[^>]*><span class="text">"# + Self.escaped(text) + "<")
  }

  /// The text that the script of a browser's first page has by a name.
  func scriptText(_ name: String) -> String { first(#""\#(name)":"([^"]*)""#) }

  /// The name of the first element with exactly this text that says its name.
  func element(_ text: String) -> String {
    first(#"<\w+ id="([\w.-]+)"[^>]*>"# + Self.escaped(text) + "<")
  }

  /// The address of the link with a title.
  func link(_ title: String) -> String {
    first(#"<a [^>]*href="([^"]*)"[^>]*>"# + Self.escaped(title) + "<")
  }

  /// The name of the field with a label, as a form posts it.
  func field(_ label: String) -> String {
    let label = Self.escaped(label)
    for pattern in [
      #"<label for="(f[\w.-]+)">"# + label + "<", #"name="(f[\w.-]+)"[^>]*><span>"# + label + "<",
      "<legend>" + label + #"</legend>.*?name="(f[\w.-]+)""#,
    ] {
      let name = first(pattern)
      if !name.isEmpty { return name }
    }
    return ""
  }

  /// The fields that a browser posts without input. Only exact enough for the host's own HTML.
  var fields: [String: String] {
    var fields: [String: String] = [:]
    for tag in all("<input([^>]*)>") where !tag.contains(" disabled") {
      let tag = TestPage(html: tag)
      let name = tag.first(#"name="(f[\w.-]+)""#)
      let isBox = tag.contains(#"type="checkbox""#) || tag.contains(#"type="radio""#)
      guard !name.isEmpty, !isBox || tag.contains(" checked") else { continue }
      fields[name] = Self.plain(tag.first(#" value="([^"]*)""#)).filter { $0 != "\n" }
    }
    for select in all("<select(.*?)</select>") {
      let select = TestPage(html: select)
      let value = select.first(#"<option value="([^"]*)" selected>"#)
      if !value.isEmpty { fields[select.first(#"name="(f[\w.-]+)""#)] = value }
    }
    for area in all("<textarea(.*?)</textarea>") {
      let area = TestPage(html: area)
      fields[area.first(#"name="(f[\w.-]+)""#)] = Self.plain(area.first(">\n(.*)"))
    }
    return fields
  }

  func first(_ pattern: String) -> String {
    guard let regex = Self.regex(pattern) else { return "" }
    return html.firstMatch(of: regex)?.output[1].substring.map(String.init) ?? ""
  }

  /// The first group of each match.
  func all(_ pattern: String) -> [String] {
    guard let regex = Self.regex(pattern) else { return [] }
    return html.matches(of: regex).map { String($0.output[1].substring ?? "") }
  }

  private static func regex(_ pattern: String) -> Regex<AnyRegexOutput>? {
    try? Regex(pattern).dotMatchesNewlines().matchingSemantics(.unicodeScalar)
  }

  /// The value of the first attribute with a name: a page has tens of thousands of characters, which a pattern reads slowly.
  private func attribute(_ name: String) -> String {
    guard let start = html.range(of: "\(name)=\"")?.upperBound else { return "" }
    return String(html[start...].prefix { $0 != "\"" })
  }

  /// Unescapes text.
  private static func plain(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func escaped(_ text: String) -> String {
    text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
