/// The steps of nodes' names, which a host uses.
extension NodeStorage {
  /// The distance between the positions of nodes that are several in one position of a body.
  package static let again = 1 << 32

  /// The node in this one with a name; nil when there is none.
  package func node(named name: String) -> NodeStorage? {
    var node = self
    var rest = name.utf8[...]
    while true {
      let step = rest.prefix { $0 != UInt8(ascii: ".") }
      guard let index = node.index(of: step) else { return nil }
      node = node.child(at: index)
      if step.endIndex == rest.endIndex { return node }
      rest = rest[rest.index(after: step.endIndex)...]
    }
  }

  private func index(of step: Substring.UTF8View) -> Int? {
    // Most steps are a position or a number, which are found without writing those of the other children.
    let isKey = step.first == UInt8(ascii: "-")
    if let number = (isKey ? step.dropFirst() : step).number {
      return placed.firstIndex { child in
        guard isKey else {
          return child.position == number && number < Self.again && child.isPositioned
        }
        return if case .int(number)? = child.key { !child.isPositioned } else { false }
      }
    }
    if step.first == UInt8(ascii: "k"), let text = String(step.dropFirst()),
      let found = placed.firstIndex(where: { $0.key == .string(text) })
    {
      return placed[found].hasStep(step) ? found : nil
    }
    return placed.firstIndex { $0.hasStep(step) }
  }

  private func hasStep(_ step: Substring.UTF8View) -> Bool {
    var bytes: [UInt8] = []
    appendStep(to: &bytes)
    return bytes.elementsEqual(step)
  }

  /// True if the position tells the node from its siblings: it has no key, or it is a screen of the navigator.
  private var isPositioned: Bool {
    if key == nil { return true }
    if case .screen = content { return parent?.content == .window }
    return false
  }

  /// Appends the last step of the node's name to the name of its parent.
  package func appendName(to bytes: inout [UInt8]) {
    if case .window = content { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ".")) }
    appendStep(to: &bytes)
  }

  private func appendStep(to bytes: inout [UInt8]) {
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
package struct StableHash {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ text: String = "") { add(text) }

  /// The hash as a short number.
  package var short: UInt32 { UInt32(truncatingIfNeeded: value ^ value >> 32) }

  package mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

extension Substring.UTF8View {
  /// The number that is written like this; nil for one that could be written shorter, and for one of more than 18 digits.
  fileprivate var number: Int? {
    guard 1...18 ~= count, first != UInt8(ascii: "0") || count == 1 else { return nil }
    var number = 0
    for byte in self {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: Int) {
    if number < 0 { return append(contentsOf: String(number).utf8) }
    if number >= 10 { append(number: number / 10) }
    append(UInt8(number % 10) + UInt8(ascii: "0"))
  }
}

extension UInt8 {
  /// True for a letter, a digit or a hyphen.
  package var isOfKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
