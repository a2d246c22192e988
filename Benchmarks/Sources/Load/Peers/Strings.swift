import HTTPTypes
import Hummingbird
import HummingbirdCore
import Measured
import NIOCore

/// The measured screen with Hummingbird alone: HTML is written as strings, a cookie names the visitor's rows, and each press
/// is a request whose answer replaces a part of the page, as with htmx.
enum Strings {
  static func run() async throws {
    let visitors = VisitorRows()
    let router = Router()
    router.get("/") { _, _ in await page(visitors.begin(100)) }
    router.get("/many") { _, _ in await page(visitors.begin(1_000)) }
    router.post("/tap/:row") { request, context in
      guard let visitor = request.cookies["visitor"]?.value,
        let id = context.parameters.get("row", as: Int.self),
        let row = await visitors.change(id, of: visitor)
      else { throw HTTPError(.notFound) }
      return answer(html(of: row))
    }
    router.post("/append") { request, _ in
      guard let visitor = request.cookies["visitor"]?.value,
        let (rows, count) = await visitors.append(to: visitor)
      else { throw HTTPError(.notFound) }
      return answer("\(title(count, more: " hx-swap-oob=\"true\""))\(rows.map(html).joined())")
    }
    try await Application(
      router: router,
      configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil),
      onServerRunning: { Servers.announce("strings", $0) }, logger: Servers.quiet
    ).run()
  }

  private static func page(_ new: (visitor: String, rows: [RowItem])) -> Response {
    var page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>Rows</title>\
      <link rel="stylesheet" href="/style.css"><script src="/htmx.js" defer></script></head>\
      <body><main>\(title(new.rows.count))\
      <button hx-post="/append" hx-target="#rows" hx-swap="beforeend">Append 100</button>\
      <ul id="rows">
      """
    for row in new.rows { page += html(of: row) }
    page += "</ul></main></body></html>"
    var response = answer(page)
    response.headers[.setCookie] = "visitor=\(new.visitor); Path=/; HttpOnly; SameSite=Lax"
    return response
  }

  private static func title(_ count: Int, more: String = "") -> String {
    "<h1 id=\"title\"\(more)>\(count) rows</h1>"
  }

  private static func html(of row: RowItem) -> String {
    """
    <li><button class="row" hx-post="/tap/\(row.id)" hx-target="closest li" hx-swap="outerHTML">\
    <span class="text">\(escaped(row.text))</span><span class="badge">\(row.id)</span></button></li>
    """
  }

  private static func answer(_ html: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: html)))
  }

  /// Most texts have nothing to escape.
  private static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
        && $0 != UInt8(ascii: "\"")
    }
    if isPlain { return text }
    return text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}

/// The rows of the last visitors, in memory.
private actor VisitorRows {
  private static let most = 10_000
  private var rows: [String: [RowItem]] = [:]
  private var visitors: [String] = []
  private var oldest = 0

  func begin(_ count: Int) -> (visitor: String, rows: [RowItem]) {
    let visitor = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    if visitors.count < Self.most {
      visitors.append(visitor)
    } else {
      rows[visitors[oldest]] = nil
      visitors[oldest] = visitor
      oldest = (oldest + 1) % Self.most
    }
    let first = RowItem.first(count)
    rows[visitor] = first
    return (visitor, first)
  }

  func change(_ id: Int, of visitor: String) -> RowItem? {
    rows[visitor]?.change(id)
    guard let rows = rows[visitor], rows.indices.contains(id - 1) else { return nil }
    return rows[id - 1]
  }

  /// Returns the new rows, and the number of all.
  func append(to visitor: String) -> (rows: [RowItem], count: Int)? {
    guard let before = rows[visitor]?.count else { return nil }
    rows[visitor]?.append()
    guard let all = rows[visitor] else { return nil }
    return (Array(all[before...]), all.count)
  }
}
