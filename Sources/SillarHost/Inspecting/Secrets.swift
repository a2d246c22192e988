import Foundation
import Sillar
import SillarVocabulary

/// The secrets that an inspection leaves out: texts typed into concealed fields, and values that are named as secrets.
struct Secrets {
  /// What stands in the place of a secret, however long that is.
  static let mark = "•••"
  /// A shorter text is hidden where it stands alone, and not within others: the first letter of a password is in most texts.
  private static let shortest = 4
  private static let names = [
    "password", "passwd", "passcode", "passphrase", "secret", "token", "credential", "cookie",
    "cardnumber", "securitycode", "apikey", "privatekey", "authorization", "signature",
  ]
  private static let words: Set = ["pin", "cvc", "cvv", "otp", "pwd", "iban"]

  private let texts: Set<String>
  private let long: [String]

  /// - Parameter typed: What was typed into concealed fields, also those that have gone.
  init(typed: Set<String>, shownBy tree: ScreenTree) {
    var texts = typed
    for slot in tree.root.placed + tree.everyLoadedScreen.compactMap(\.slot) {
      slot.collectConcealed(into: &texts)
    }
    self.texts = texts.subtracting([""])
    long = Self.long(of: self.texts)
  }

  /// The secrets that are hidden within other texts. The longest first: each text is typed letter by letter.
  static func long(of texts: some Sequence<String>) -> [String] {
    texts.filter { $0.count >= shortest }.sorted { $0.count > $1.count }
  }

  /// A text without the secrets of ``long(of:)``.
  static func leaving(out long: [String], of text: String) -> String {
    long.reduce(text) { $0.contains($1) ? $0.replacing($1, with: mark) : $0 }
  }

  /// True for the name of a member whose value is secret, such as `accessToken`.
  static func isSecret(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0.isLetter }
    if names.contains(where: { letters.contains($0) }) { return true }
    // A run of capitals is one word: `userPIN`, `IBANCheck`.
    let spaced = name.replacing(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/) { "\($0.0) " }
    return spaced.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  func leftOut(of text: String) -> String {
    if texts.contains(text) { return Self.mark }
    return Self.leaving(out: long, of: text)
  }

  /// A link without the values of its query that are named as secrets.
  func leftOut(ofLink link: String) -> String {
    leftOut(of: Self.replacing(inQueryOf: link) { _ in Self.mark })
  }

  /// A link with something else in the place of the values of its query that are named as secrets.
  static func replacing(inQueryOf link: String, with mark: (String) -> String) -> String {
    guard let query = link.firstIndex(of: "?") else { return link }
    let items = link[query...].dropFirst().split(separator: "&").map { item in
      let name = item.prefix { $0 != "=" }
      let value = item.dropFirst(name.count + 1)
      return isSecret(String(name)) ? "\(name)=\(mark(String(value)))" : String(item)
    }
    return "\(link[..<query])?\(items.joined(separator: "&"))"
  }

  /// JSON, or text with JSON in it, with something else in the place of the texts in members that are named as secrets, and 0 in that
  /// of numbers. All else stays as it is.
  static func replacing(inJSON text: String, with mark: (Substring) -> String) -> String {
    var (result, rest) = ("", text[...])
    while let name = rest.firstMatch(of: /"((?:[^"\\]|\\.)*)"\s*:\s*/) {
      result += rest[..<name.range.upperBound]
      rest = rest[name.range.upperBound...]
      guard isSecret(String(name.1)) else { continue }
      var depth = 0
      repeat {
        guard
          let part = rest.prefixMatch(
            of: /"((?:[^"\\]|\\.)*)"(\s*:)?|(-?[0-9][-+.0-9eE]*)|[a-z]+|[\s,]+|([\[{])|([\]}])/)
        else { break }
        if part.4 != nil { depth += 1 } else if part.5 != nil { depth -= 1 }
        if let text = part.1, part.2 == nil {
          result += "\"\(mark(text))\""
        } else {
          result += part.3 == nil ? part.0 : "0"
        }
        rest = rest[part.range.upperBound...]
      } while depth > 0
    }
    return result + rest
  }

  /// JSON on one line, in the order of its keys.
  func leftOut(ofJSON data: Data) -> String {
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
      let json = try? JSONSerialization.data(
        withJSONObject: leftOut(ofValue: value),
        options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    else { return "\(data.count) bytes" }
    return String(decoding: json, as: UTF8.self)
  }

  private func leftOut(ofValue value: Any) -> Any {
    switch value {
    case let text as String: leftOut(of: text)
    case let values as [Any]: values.map { leftOut(ofValue: $0) }
    case let members as [String: Any]:
      Dictionary(
        members.map { ($0, Self.isSecret($0) ? Self.mark : leftOut(ofValue: $1)) },
        uniquingKeysWith: { $1 })
    default: value
    }
  }

  func leftOut(of node: ScreenNode) -> ScreenNode {
    var node = node
    node.content = leftOut(of: node.content)
    node.key = node.key.map { leftOut(of: $0) }
    node.spoken = node.spoken.map { leftOut(of: $0) }
    node.children = node.children.map { leftOut(of: $0) }
    return node
  }

  private func leftOut(of content: NodeContent) -> NodeContent {
    switch content {
    case .text(let text, let role): return .text(leftOut(of: text), role)
    case .badge(let text, let role): return .badge(leftOut(of: text), role)
    case .section(let title?): return .section(title: leftOut(of: title))
    case .toggle(let title, let isOn): return .toggle(leftOut(of: title), isOn: isOn)
    case .button(let title, let role): return .button(leftOut(of: title), role)
    case .link(let title, let destination, let isShared):
      return .link(
        leftOut(of: title), destination: leftOut(ofLink: destination), isShared: isShared)
    case .alert(let title, let message, let role):
      return .alert(title: leftOut(of: title), message: leftOut(of: message), role)
    case .emptyState(let title, let message):
      return .emptyState(title: leftOut(of: title), message: leftOut(of: message))
    case .textField(let field): return .textField(leftOut(of: field))
    case .textArea(let field): return .textArea(leftOut(of: field))
    case .fileField(let label, let types, let allowsSeveral, let error):
      return .fileField(
        label: leftOut(of: label), acceptedTypes: types, allowsSeveral: allowsSeveral,
        error: error.map { leftOut(of: $0) })
    case .segmentedControl(let choices): return .segmentedControl(leftOut(of: choices))
    case .picker(let choices): return .picker(leftOut(of: choices))
    case .picture(let source, let description):
      return .picture(source, description: leftOut(of: description))
    case .list(let label?): return .list(label: leftOut(of: label))
    case .rating(let label, let value, let maximum):
      return .rating(leftOut(of: label), value: value, maximum: maximum)
    case .progress(let label, let fraction):
      return .progress(leftOut(of: label), fraction: fraction)
    case .customElement(let element):
      return .customElement(
        CustomContent(
          element, label: leftOut(of: element.label),
          json: element.json.map { leftOut(ofJSON: Data($0.utf8)) }))
    case .section, .list, .row, .column, .grid, .item, .card, .divider, .screen, .window:
      return content
    }
  }

  private func leftOut(of field: FieldContent) -> FieldContent {
    var field = field
    field.label = leftOut(of: field.label)
    field.placeholder = leftOut(of: field.placeholder)
    field.error = field.error.map { leftOut(of: $0) }
    field.text = field.kind.isConcealed && !field.text.isEmpty ? Self.mark : leftOut(of: field.text)
    return field
  }

  private func leftOut(of choices: Choices) -> Choices {
    var choices = choices
    choices.label = leftOut(of: choices.label)
    choices.titles = choices.titles.map { leftOut(of: $0) }
    return choices
  }
}

extension NodeStorage {
  /// The text of a concealed field; nil for another node.
  var concealedText: String? {
    guard case .textField(let field) = content, field.kind.isConcealed else { return nil }
    return field.text
  }

  /// The texts of the concealed fields in the node.
  fileprivate func collectConcealed(into texts: inout Set<String>) {
    if let text = concealedText { texts.insert(text) }
    for child in placed { child.collectConcealed(into: &texts) }
  }
}
