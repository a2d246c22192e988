import Sillar
import SillarVocabulary

/// The name of a node in its window, such as `2.0.51`: a step for each node that contains it, and one for itself.
///
/// ```swift
/// func event(from line: String) -> WindowEvent? { line.isNodeName ? WindowEvent(node: line) : nil }
/// ```
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
public typealias NodeName = String

extension NodeName {
  /// The most characters of a name in a message.
  private static let longest = 400

  /// True for a text that can be the name of a node, wherever it comes from.
  public var isNodeName: Bool {
    guard let first = utf8.first, UInt8(ascii: "1")...UInt8(ascii: "9") ~= first else {
      return false
    }
    return utf8.count <= Self.longest
      && utf8.allSatisfy { $0.isOfKey || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }
}

extension RenderedNode {
  /// The node's name. It is computed each time.
  public var name: NodeName {
    var bytes: [UInt8] = []
    appendName(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the node's name to bytes of UTF-8.
  func appendName(to bytes: inout [UInt8]) {
    guard let parent = storage.parent else { return }
    RenderedNode(storage: parent).appendName(to: &bytes)
    appendStep(to: &bytes)
  }

  /// Appends the last step of the node's name to the name of its parent.
  public func appendStep(to bytes: inout [UInt8]) { storage.appendName(to: &bytes) }
}
