import Foundation
import SillarHost

/// A message of the script, as JSON. A tap is an array: its number in the order of the page, the name of the event's node, and the revision
/// that the person saw. Any other is an object: `n` is the number; `e` is the node, with `v` its input, or `j` that of an element of a module's own, as JSON, and `r` the revision; `b` is the depth to go back to; `o` is a path to open, and `f` the depth to go forward to with it; `h` is true when the page is
/// hidden, and false when it is visible again; `t` is the node at the top of the view, when the person has scrolled, and empty for the
/// beginning; `a` is the node that the person presses, and empty when that becomes no tap. One with a number only was taken back; one with nothing asks if the host is there.
struct PageMessage: Decodable {
  var n: Int?
  var e: NodeName?
  var v: String?
  var j: String?
  var r: Int?
  var b: Int?
  var f: Int?
  var o: String?
  var h: Bool?
  var t: NodeName?
  var a: NodeName?

  var isQuestion: Bool {
    n == nil && e == nil && b == nil && f == nil && o == nil && h == nil && t == nil && a == nil
  }
  /// True for a tap, whose effect may leave the window.
  var isTap: Bool { e != nil && v == nil }

  init?(_ text: String) {
    if let (number, node, revision) = Self.tap(text.utf8) {
      (n, e, r) = (number, node, revision)
    } else if let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) {
      guard message.e?.isNodeName != false,
        [message.t, message.a].allSatisfy({ $0?.isEmpty != false || $0?.isNodeName == true })
      else { return nil }
      self = message
    } else {
      return nil
    }
  }

  /// The parts of `[7,"1.2",45]`: a tap, which is the most frequent message.
  private static func tap(_ text: String.UTF8View) -> (Int, NodeName, Int)? {
    var rest = text[...]
    func skip(_ character: UInt8) -> Bool { rest.popFirst() == character }
    func number() -> Int? {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      rest = rest[digits.endIndex...]
      return Int(Substring(digits))
    }
    let (comma, quote) = (UInt8(ascii: ","), UInt8(ascii: "\""))
    guard skip(UInt8(ascii: "[")), let n = number(), skip(comma), skip(quote) else { return nil }
    let name = rest.prefix { $0 != quote }
    rest = rest[name.endIndex...]
    guard skip(quote), let node = String(name), node.isNodeName, skip(comma), let r = number(),
      skip(UInt8(ascii: "]")), rest.isEmpty
    else { return nil }
    return (n, node, r)
  }
}
