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
    // The longest first: each text is typed letter by letter.
    long = self.texts.filter { $0.count >= Self.shortest }.sorted { $0.count > $1.count }
  }

  /// True for the name of a member whose value is secret, such as `accessToken`.
  static func isSecret(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0.isLetter }
    if names.contains(where: { letters.contains($0) }) { return true }
    let spaced = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    return spaced.split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  func leftOut(of text: String) -> String {
    if texts.contains(text) { return Self.mark }
    return long.reduce(text) { $0.contains($1) ? $0.replacing($1, with: Self.mark) : $0 }
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
    case .textField(var field):
      field.text =
        field.kind.isConcealed && !field.text.isEmpty ? Self.mark : leftOut(of: field.text)
      return .textField(field)
    case .textArea(var field):
      field.text = leftOut(of: field.text)
      return .textArea(field)
    default: return content
    }
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
