import Measured

@testable import Sillar
@testable import SillarHost
@testable import SillarWeb

/// Rows written as HTML, against the same bytes appended to a string.
enum HTMLPair {
  /// Returns the nanoseconds for all rows: by the writer, by hand, and from the app's start to the HTML.
  static func measure(rows: Int) async throws -> (writer: Int, string: Int, first: Int) {
    let app = try Measured.OneScreenApp.rows(rows)
    let words = HostWords(app.flavor.localization(for: Visitor(id: "speed")))
    let start = ContinuousClock.now
    let window = Window(app: app, visitor: Visitor(id: "speed"))
    guard await window.start(at: "/") else { throw Unexpected("the app does not start") }
    let size = await window.render { write($0.root, words).count }
    let first = ContinuousClock.now - start
    guard size > rows * 100 else { throw Unexpected("the page has \(size) bytes") }

    let items = RowItem.first(rows)
    let turns = 5
    let (writer, string, isSame) = try await window.render { frame in
      var writer = Duration.zero
      var string = Duration.zero
      var isSame = true
      guard let list = frame.root.list else { throw Unexpected("the screen has no list") }
      for _ in 0..<turns {
        let start = ContinuousClock.now
        let written = write(list, words)
        let middle = ContinuousClock.now
        let appended = appendByHand(items, list: list.name)
        string += ContinuousClock.now - middle
        writer += middle - start
        isSame = isSame && written.elementsEqual(appended.utf8)
      }
      return (writer, string, isSame)
    }
    guard isSame else { throw Unexpected("the two sides write different bytes") }
    await window.end()
    return (writer.nanoseconds / turns, string.nanoseconds / turns, first.nanoseconds)
  }

  private static let capacity = 16 * 1024

  @inline(never)
  private static func write(_ node: RenderedNode, _ words: HostWords) -> [UInt8] {
    var html = NodeHTML(addresses: Addresses(base: ""), words: words, capacity: capacity)
    html.write([node], in: node.parent)
    return html.buffer.bytes
  }

  /// Writes the HTML of exactly these rows by hand.
  @inline(never)
  private static func appendByHand(_ rows: [RowItem], list: String) -> String {
    var html = ""
    html.reserveCapacity(capacity)
    html += "<div id=\""
    html += list
    html += "\" class=\"list\"><ul data-c role=\"list\">"
    for row in rows {
      let name = list + ".-" + String(row.id)
      html += "<li id=\""
      html += name
      html += "\"><button id=\""
      html += name
      html += ".0\" class=\"row s-spread\" name=\"e\" value=\""
      html += name
      html += ".0\"><span id=\""
      html += name
      html += ".0.0\" class=\"text\">"
      html += row.text
      html += "</span><span id=\""
      html += name
      html += ".0.1\" class=\"badge\">"
      html += String(row.id)
      html += "</span></button></li>"
    }
    html += "</ul></div>"
    return html
  }
}
