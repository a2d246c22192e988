import Foundation
import Sillar
import SillarHost

/// A message of the script: `n` is its number in the order of the page; `e` is the name of an event's node, with `v` its input, or `j` that of
/// an element of a module's own, as JSON, and `r` the revision that the person saw; `b` is the depth to go back to; `o` is a path to open, and `f` the depth to go forward to with it; `h` is true when the page is
/// hidden, and false when it is visible again. One with a number only was taken back; one with nothing asks if the host is
/// there.
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

  var isQuestion: Bool { n == nil && e == nil && b == nil && f == nil && o == nil && h == nil }
  /// True for a tap, whose effect may leave the window.
  var isTap: Bool { e != nil && v == nil }

  init?(_ text: String) {
    if let (number, node, revision) = Self.tap(text.utf8) {
      (n, e, r) = (number, node, revision)
    } else if let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) {
      guard message.e?.isNodeName != false else { return nil }
      self = message
    } else {
      return nil
    }
  }

  /// The parts of `{"n":7,"e":"1.2","r":45}`, which is a tap and the most frequent message. Reading it needs no JSON decoder.
  private static func tap(_ text: String.UTF8View) -> (Int, NodeName, Int)? {
    var rest = text[...]
    func number(after prefix: StaticString) -> Int? {
      guard
        rest.starts(
          with: UnsafeBufferPointer(
            start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
      else { return nil }
      rest = rest.dropFirst(prefix.utf8CodeUnitCount)
      let digits = rest.prefix(while: isDigit)
      rest = rest[digits.endIndex...]
      return Int(Substring(digits))
    }
    guard let n = number(after: "{\"n\":"), rest.starts(with: ",\"e\":\"".utf8) else { return nil }
    rest = rest.dropFirst(6)
    let name = rest.prefix { $0 != UInt8(ascii: "\"") }
    rest = rest[name.endIndex...].dropFirst()
    guard let node = String(name), node.isNodeName, let r = number(after: ",\"r\":"),
      rest.elementsEqual("}".utf8)
    else { return nil }
    return (n, node, r)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
