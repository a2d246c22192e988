import Foundation

/// A state as lines of text, one for each value in it, with the names of members and without what is secret.
///
/// A type decides what is shown of it by conforming to `CustomReflectable`.
struct StateLines {
  private static let most = 300
  private static let deepest = 8
  /// The values of a collection that are shown.
  private static let first = 20
  private static let longestText = 200

  private let secrets: Secrets
  private(set) var lines: [String] = []

  init(_ state: Any, hiding secrets: Secrets) {
    self.secrets = secrets
    write(state, as: nil, at: 0)
    if lines.count == Self.most { lines.append("…") }
  }

  /// - Parameter name: The name of the member that has the value.
  private mutating func write(_ value: Any, as name: String?, at depth: Int) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first else { return add("nil", name, depth) }
      return write(inner.value, as: name, at: depth)
    }
    if let name, Secrets.isSecret(name) { return add(Secrets.mark, name, depth) }
    if let text = text(of: value, mirror) { return add(text, name, depth) }
    let kind = "\(type(of: value))"
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      add("\(kind), \(mirror.children.count)", name, depth)
      let isKeyed = mirror.displayStyle == .dictionary
      let members = mirror.children.prefix(Self.first).map {
        isKeyed ? Self.entry($0.value) : (nil, $0.value)
      }
      write(members, of: mirror.children.count, below: depth)
    case .enum:
      // The one child is the case, with what it has.
      let name = [name, mirror.children.first?.label.map { ".\($0)" }].compactMap(\.self)
      guard let payload = mirror.children.first?.value else { return }
      write(payload, as: name.joined(separator: " = "), at: depth)
    default:
      add(kind, name, depth)
      write(mirror.children.map { ($0.label, $0.value) }, of: mirror.children.count, below: depth)
    }
  }

  /// An entry of a dictionary as a member that has the name of its key.
  private static func entry(_ pair: Any) -> (String?, Any) {
    let parts = Array(Mirror(reflecting: pair).children)
    return parts.count == 2 ? ("\(parts[0].value)", parts[1].value) : (nil, pair)
  }

  /// - Parameter count: The number of all members, of which these are the first.
  private mutating func write(_ members: [(String?, Any)], of count: Int, below depth: Int) {
    guard depth < Self.deepest else { return add("…", nil, depth + 1) }
    for (name, value) in members where lines.count < Self.most {
      write(value, as: name, at: depth + 1)
    }
    if members.count < count { add("…", nil, depth + 1) }
  }

  private mutating func add(_ text: String, _ name: String?, _ depth: Int) {
    guard lines.count < Self.most else { return }
    lines.append(
      String(repeating: "  ", count: depth) + (name.map { "\($0): " } ?? "") + text)
  }

  /// A value that is one text; nil for one that has members.
  private func text(of value: Any, _ mirror: Mirror) -> String? {
    switch value {
    case let text as String:
      let shown = secrets.leftOut(of: text)
      return shown.count > Self.longestText
        ? "\"\(shown.prefix(Self.longestText))…\"" : "\"\(shown)\""
    case let url as URL: return secrets.leftOut(ofLink: url.absoluteString)
    case let date as Date: return date.formatted(.iso8601)
    case let id as UUID: return id.uuidString
    case let number as Decimal: return "\(number)"
    case let data as Data: return "\(data.count) bytes"
    default:
      guard mirror.children.isEmpty, mirror.displayStyle == nil || mirror.displayStyle == .enum
      else { return nil }
      return secrets.leftOut(of: String(describing: value))
    }
  }
}
