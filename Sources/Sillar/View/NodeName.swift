/// The name of a node in its window, such as `2.0.51`: a step for each node that contains it, and one for itself.
///
/// It is the same in each process that shows the same screen, and lasts as long as the node. A node that takes the place of
/// another one has its name: see ``WindowEvent/revision``.
///
/// | node | its step |
/// | --- | --- |
/// | a screen of the navigator | its number, from 1 |
/// | a node without a key | its position in the body that draws it; `3_2` for the second in position 3 |
/// | a key that is a number | `-51` |
/// | a short key of letters, digits and hyphens | `kmoka-pot` |
/// | another key | `h` and a hash of it |
///
/// The window itself has the empty name.
package typealias NodeName = String

extension NodeName {
  /// The most characters of a name in a message.
  private static let longest = 400

  /// True for a text that can be the name of a node, wherever it comes from.
  package var isNodeName: Bool {
    guard let first = utf8.first, UInt8(ascii: "1")...UInt8(ascii: "9") ~= first else {
      return false
    }
    return utf8.count <= Self.longest
      && utf8.allSatisfy { $0.isOfKey || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }
}

extension RenderedNode {
  /// The node's name. It is computed each time.
  package var name: NodeName {
    var bytes: [UInt8] = []
    appendName(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  package func appendName(to bytes: inout [UInt8]) {
    guard let parent = storage.parent else { return }
    RenderedNode(storage: parent).appendName(to: &bytes)
    appendStep(to: &bytes)
  }

  /// Appends the last step of the node's name to the name of its parent.
  package func appendStep(to bytes: inout [UInt8]) {
    if storage.parent == nil { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ".")) }
    storage.appendStep(to: &bytes)
  }
}

extension NodeStorage {
  /// The distance between the positions of nodes that are several in one position of a body.
  static let again = 1 << 32

  /// The node in this one with a name; nil when there is none.
  func node(named name: NodeName) -> NodeStorage? {
    var node = self
    for step in name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard let child = node.child(at: step) else { return nil }
      node = child
    }
    return node
  }

  private func child(at step: Substring.UTF8View) -> NodeStorage? {
    // Most steps are a position or a number, which are found without writing those of the other children.
    let isNumber = step.first == UInt8(ascii: "-")
    if let number = Int(Substring(isNumber ? step.dropFirst() : step)),
      let found = children.first(where: { child in
        isNumber ? child.key == .int(number) : child.isPositioned && child.position == number
      })
    {
      return found.hasStep(step) ? found : nil
    }
    if step.first == UInt8(ascii: "k"), let text = String(step.dropFirst()),
      let found = children.first(where: { $0.key == .string(text) })
    {
      return found.hasStep(step) ? found : nil
    }
    return children.first { $0.hasStep(step) }
  }

  private func hasStep(_ step: Substring.UTF8View) -> Bool {
    var bytes: [UInt8] = []
    appendStep(to: &bytes)
    return bytes.elementsEqual(step)
  }

  /// True if the position tells the node from its siblings: it has no key, or it is a screen of the navigator.
  private var isPositioned: Bool { key == nil || parent?.content == .window }

  fileprivate func appendStep(to bytes: inout [UInt8]) {
    guard !isPositioned, let key else {
      bytes.append(number: position % Self.again)
      if position >= Self.again {
        bytes.append(UInt8(ascii: "_"))
        bytes.append(number: position / Self.again + 1)
      }
      return
    }
    key.appendStep(to: &bytes)
  }
}

extension NodeKey {
  private static let longest = 20

  fileprivate func appendStep(to bytes: inout [UInt8]) {
    switch self {
    case .int(let number):
      bytes.append(UInt8(ascii: "-"))
      bytes.append(number: number)
    case .string(let text): Self.append(text, to: &bytes)
    case .other(let identity):
      // Two types can have values that read the same.
      Self.append(StableHash("\(type(of: identity.base)) \(identity.base)"), to: &bytes)
    case .duplicate(let key, let count):
      key.appendStep(to: &bytes)
      bytes.append(UInt8(ascii: "_"))
      bytes.append(number: count)
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    if 1...longest ~= text.utf8.count, text.utf8.allSatisfy(\.isOfKey) {
      bytes.append(UInt8(ascii: "k"))
      bytes.append(contentsOf: text.utf8)
    } else {
      append(StableHash(text), to: &bytes)
    }
  }

  private static func append(_ hash: StableHash, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "h"))
    bytes.append(contentsOf: String(hash.value >> 12, radix: 36).utf8)
  }
}

/// A hash that is the same in each process: FNV-1a of 64 bits (Fowler, Noll, Vo; RFC 9923).
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ text: String = "") { add(text) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: Int) {
    if 0..<10 ~= number {
      append(UInt8(number) + UInt8(ascii: "0"))
    } else {
      append(contentsOf: String(number).utf8)
    }
  }
}

extension UInt8 {
  /// True for a letter, a digit or a hyphen.
  fileprivate var isOfKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
