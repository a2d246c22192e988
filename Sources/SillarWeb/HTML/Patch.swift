import NIOCore
import Sillar
import SillarHost

/// Writes changes as a message to the client's script.
///
/// A message is a JSON object: `r` is the revision that it leads to, `o` the operations in order, `l` the window's
/// location if it has changed, `u` and `k` the numbers of the last things that are done and that need not be kept (see
/// ``Receipts``), `y` the account whose screens they are if that has changed, `d` and `x` the host's own texts if the window's language has changed: those of the script, and operations.
/// Operations are arrays:
///
/// | operation | what the script does |
/// | --- | --- |
/// | `[id,text]` | sets the text of an element |
/// | `["u",id,html]` | makes an element like this one, keeping the children in its container |
/// | `["a",id,html]` | makes the attributes of an element like this one's |
/// | `["i",parent,before,html]` | inserts elements before another, or (0) at the end |
/// | `["m",id,before]` | moves an element |
/// | `["r",id]` | removes an element |
/// | `["c",id]` | hides a screen, and keeps it |
/// | `["d"]` | drops the screens that it keeps |
/// | `["b",id,before]` | shows a hidden screen again, before another, or (0) at the end |
///
/// A message with `h` instead of `o` contains the whole screen. An id is the name of a node, that of the window
/// is `"0"`; an element before which another one goes is named by the last step of its name.
struct Patch {
  private(set) var json = JSONBuffer()
  private let addresses: Addresses
  private let words: HostWords

  init(addresses: Addresses, words: HostWords) {
    self.addresses = addresses
    self.words = words
  }

  /// Writes the message for a frame's changes. Returns false when there is nothing to send.
  ///
  /// - Parameters:
  ///   - dropped: Hidden screens that the page need not keep any more.
  ///   - translation: What the visitor has chosen, if the browser has texts in another language, or colors of another appearance.
  mutating func write(
    _ frame: Frame, dropping dropped: [NodeName] = [], location: Location?, mayKeep: Bool = true,
    receipts: Receipts?, greeting: Greeting? = nil, owner: String? = nil, whole: Bool,
    translation: Preferences?
  ) -> Bool {
    if !whole, translation == nil, frame.changes.isEmpty, location == nil, receipts == nil {
      return false
    }
    json.append("{\"r\":", frame.revision)
    if whole {
      var html = NodeHTML(addresses: addresses, words: words)
      html.visit(frame.root)
      json.append(",\"h\":", string: html.buffer.bytes)
    } else if !frame.changes.isEmpty {
      json.append(",\"o\":[")
      for (index, change) in frame.changes.enumerated() {
        if index > 0 { json.append(",") }
        write(change)
      }
      for id in dropped {
        json.append(",[\"r\",", string: id)
        json.append("]")
      }
      json.append("]")
    }
    if let translation { writeWords(for: frame, translation) }
    if let location { write(location, mayKeep) }
    if let receipts {
      if receipts.done > receipts.kept { json.append(",\"u\":", receipts.done) }
      json.append(",\"k\":", receipts.kept)
    }
    if let token = greeting?.token { json.append(",\"f\":", string: token) }
    if greeting?.asksForSecrets == true { json.append(",\"p\":1") }
    if let owner { json.append(",\"y\":", string: owner) }
    json.append("}")
    return true
  }

  private mutating func write(_ location: Location, _ mayKeep: Bool) {
    json.append(",\"l\":{\"p\":", string: addresses.page(location.path))
    json.append(",\"d\":", location.depth)
    json.append(",\"m\":", location.modals)
    json.append(",\"t\":", string: location.title)
    json.append(location.keepsDeviceAwake ? ",\"a\":true" : ",\"a\":false")
    json.append(mayKeep ? "}" : ",\"s\":true}")
  }

  /// Writes the host's own texts: those of the script, and operations on what is outside of the screen.
  private mutating func writeWords(for frame: Frame, _ chosen: Preferences) {
    json.append(",\"d\":")
    json.append(words.ofScript + words.ofOtherTab + words.ofKeptPage + words.ofPageWithoutLine)
    var page = HTMLBuffer()
    page.append("<p id=\"page\"")
    page.append(attribute: "lang", words.language)
    page.append(attribute: "dir", words.direction)
    page.append(chosen)
    page.append("></p>")
    var (back, preferences) = (HTMLBuffer(), HTMLBuffer())
    back.append(backTo: frame.location.depth + frame.location.modals > 1, words)
    preferences.append(preferencesAt: addresses, words)
    json.append(",\"x\":[[\"a\",\"page\",", string: page.bytes)
    json.append("],[\"u\",\"back\",", string: back.bytes)
    json.append("],[\"u\",\"preferences\",", string: preferences.bytes)
    json.append("],[\"skip\",", string: words(.skipToContent))
    json.append("]]")
  }

  private mutating func write(_ change: Change) {
    switch change {
    case .update(let node, let onlyText):
      if onlyText {
        json.append("[")
        append(node)
        json.append(",", string: node.content.label)
      } else {
        open(NodeHTML.isPlainContainer(node.content) ? "a" : "u", node)
        var html = NodeHTML(addresses: addresses, words: words)
        html.writesChildren = false
        html.write([node], in: node.parent)
        json.append(",", string: html.buffer.bytes)
      }
    case .insert(let nodes, let parent, let before):
      open("i", parent)
      append(before: before)
      var html = NodeHTML(addresses: addresses, words: words)
      html.write(nodes, in: parent)
      json.append(",", string: html.buffer.bytes)
    case .move(let node, let before):
      open("m", node)
      append(before: before)
    case .remove(let node): open("r", node)
    case .cover(let node): open("c", node)
    case .dropCovered: json.append("[\"d\"")
    case .uncover(let node, let before):
      open("b", node)
      append(before: before)
    }
    json.append("]")
  }

  private mutating func open(_ operation: StaticString, _ node: RenderedNode) {
    json.append("[\"")
    json.append(operation)
    json.append("\",")
    append(node)
  }

  private mutating func append(_ node: RenderedNode) {
    let name = node.name
    json.append(string: Array((name.isEmpty ? "0" : name).utf8))
  }

  /// Appends the last step of a sibling's name; 0 for none.
  private mutating func append(before sibling: RenderedNode?) {
    guard let sibling else { return json.append(",", 0) }
    var step: [UInt8] = []
    sibling.appendStep(to: &step)
    json.append(",", string: step)
  }
}

/// What a page learns with its first message only.
struct Greeting {
  /// `f`: the token of the form, for a page that was made for another window.
  let token: String?
  /// `p`: the texts of concealed fields, which no memory has, are to be sent again.
  let asksForSecrets: Bool
}

/// JSON as bytes.
struct JSONBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ json: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
  }

  mutating func append(_ json: StaticString, _ number: Int) {
    append(json)
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func append(_ json: StaticString, string: String) {
    append(json, string: Array(string.utf8))
  }

  mutating func append(_ json: StaticString, string utf8: [UInt8]) {
    append(json)
    append(string: utf8)
  }

  /// Appends UTF-8 as a JSON string (RFC 8259, section 7). As in a page, U+0000 becomes U+FFFD.
  mutating func append(string utf8: [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.reserveCapacity(bytes.count + utf8.count + 16)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x00: append("\u{FFFD}")
      case 0x00..<0x20:
        append("\\u00")
        bytes.append(Self.hex[Int(byte >> 4)])
        bytes.append(Self.hex[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends an object of texts.
  mutating func append(_ texts: [(name: StaticString, text: String)]) {
    append("{")
    for (index, (name, text)) in texts.enumerated() {
      append(index == 0 ? "\"" : ",\"")
      append(name)
      append("\":", string: text)
    }
    append("}")
  }

  private static let hex = Array("0123456789abcdef".utf8)

  /// A message of one text.
  static func message(_ name: StaticString, _ text: String) -> ByteBuffer {
    var json = JSONBuffer()
    json.append([(name, text)])
    return ByteBuffer(bytes: json.bytes)
  }

  /// A message of some texts below one name.
  static func message(
    _ name: StaticString, _ texts: [(name: StaticString, text: String)]
  ) -> ByteBuffer {
    var json = JSONBuffer()
    json.append("{\"")
    json.append(name)
    json.append("\":")
    json.append(texts)
    json.append("}")
    return ByteBuffer(bytes: json.bytes)
  }
}
