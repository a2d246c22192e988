import Crypto
import Foundation
import Sillar

/// The files that every page of a host needs. The address of each changes with its contents.
struct Assets: Sendable {
  struct File: Sendable {
    let path: String
    let contentType: String
    let data: [UInt8]
  }

  let script: File
  /// The part of the script that sends files, for pages that have a file field.
  let uploadScript: File
  /// The part of the script that handles missing pictures.
  let pictureScript: File
  /// The part of the script that keeps the device awake.
  let awakeScript: File
  /// The part of the script that loads pages again.
  let memoryScript: File
  /// The elements and the framework's styles, then the looks of the modules.
  let style: File
  let theme: File
  let icon: File
  /// The flavor's own files: an addition to the style sheet, and the logo before its name.
  let brand: File?
  let logo: File?
  var sheets: [File] { [theme, style] + (brand.map { [$0] } ?? []) }
  var all: [File] {
    sheets + [script, uploadScript, pictureScript, awakeScript, memoryScript, icon]
      + (logo.map { [$0] } ?? [])
  }

  init(app: Flavor, addresses: Addresses) {
    let sheet = app.configuration[StyleSheetKey.self]
    func file(_ name: String, _ suffix: String, _ contentType: String, _ text: String) -> File {
      let data = Array(text.utf8)
      let hash = SHA256.hash(data: data).prefix(6).map { byte in
        let hex = String(byte, radix: 16)
        return hex.count == 1 ? "0" + hex : hex
      }.joined()
      return File(
        path: "\(addresses.base)/-/\(name).\(hash).\(suffix)", contentType: contentType, data: data)
    }
    script = file(
      "sillar", "js", "text/javascript; charset=utf-8",
      Self.stripped(String(decoding: PackageResources.sillar_js, as: UTF8.self)))
    uploadScript = file(
      "sillar-upload", "js", "text/javascript; charset=utf-8", Self.stripped(UploadScript.text))
    pictureScript = file(
      "sillar-pictures", "js", "text/javascript; charset=utf-8", Self.stripped(PictureScript.text))
    awakeScript = file(
      "sillar-awake", "js", "text/javascript; charset=utf-8", Self.stripped(AwakeScript.text))
    memoryScript = file(
      "sillar-memory", "js", "text/javascript; charset=utf-8", Self.stripped(MemoryScript.text))
    let elements = String(decoding: PackageResources.sillar_css, as: UTF8.self)
    style = file(
      "sillar", "css", "text/css; charset=utf-8",
      ([elements] + app.webLooks).joined(separator: "\n"))
    theme = file("theme", "css", "text/css; charset=utf-8", ThemeCSS.css(for: sheet))
    func resource(_ path: String) -> String? {
      // A file that cannot be read counts as missing: a page without a logo is still a page.
      (try? app.resource(path)).flatMap { $0.map { String(decoding: $0, as: UTF8.self) } }
    }
    icon = file(
      "icon", "svg", "image/svg+xml",
      resource("icon.svg") ?? Self.icon(letter: app.name.first, sheet))
    brand = resource("web.css").map { file("brand", "css", "text/css; charset=utf-8", $0) }
    logo = resource("logo.svg").map { file("logo", "svg", "image/svg+xml", $0) }
  }

  /// The script without comments, indentation and unnecessary line ends and spaces, which a browser does not need. A
  /// line end is dropped after a character that cannot end a statement, or that has ended one: each statement without a
  /// block ends with a semicolon. The last semicolon of a block is dropped.
  static func stripped(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .reduce(into: "") { result, line in
        if let last = result.last, !"{};,(".contains(last) { result += "\n" }
        if line.first == "}", result.last == ";" { result.removeLast() }
        result += withoutNeedlessSpaces(line)
      }
  }

  /// Keeps a space in a string, between two words, and where two signs would otherwise become one.
  private static func withoutNeedlessSpaces(_ line: Substring) -> String {
    func isPartOfWord(_ character: Character?) -> Bool {
      guard let character else { return false }
      return character.isLetter || character.isNumber || character == "_" || character == "$"
    }
    var result = ""
    var quote: Character?
    for index in line.indices {
      let character = line[index]
      let next = line[line.index(after: index)...].first
      if quote != nil || character != " " {
        if character == quote {
          quote = nil
        } else if quote == nil, "\"'`".contains(character) {
          quote = character
        }
        result.append(character)
      } else if isPartOfWord(result.last) && isPartOfWord(next)
        || result.last == next && (next == "+" || next == "-")
      {
        result.append(character)
      }
    }
    return result
  }

  private static func icon(letter: Character?, _ sheet: StyleSheet) -> String {
    var name = HTMLBuffer()
    name.append(text: letter.map { String($0).uppercased() } ?? "")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\
      <rect width="64" height="64" rx="16" fill="\(ThemeCSS.hex(sheet.light.accent))"/>\
      <text x="32" y="45" font-family="system-ui,sans-serif" font-size="38" font-weight="700" \
      text-anchor="middle" fill="\(ThemeCSS.hex(sheet.light.onAccent))">\(name.string)</text></svg>
      """
  }
}
