import Crypto
import Foundation
import NIOCore
import Sillar
import SillarHost

/// The files that every page of a host needs. The address of each changes with its contents.
struct Assets: Sendable {
  struct File: Sendable {
    let path: String
    let contentType: String
    let data: ByteBuffer
    /// The data for browsers that accept gzip; nil where that is not worth it.
    let compressed: ByteBuffer?
    /// The file as a part of a page; nil for a file that no page brings along.
    var part: PagePart?
  }

  /// The script of every page. It imports the other parts when a page needs them. `Scripts/script` builds all of them.
  let script: File
  /// The part of the script that sends files, for pages that have a file field.
  let uploadScript: File
  /// The part of the script that handles missing pictures.
  let pictureScript: File
  /// The part of the script that keeps the device awake.
  let awakeScript: File
  /// The part of the script that shows elements of modules' own; nil for an app without any.
  let elementScript: File?
  /// The scripts and style sheets of these elements, by ``CustomContent/id``.
  let elements: [String: (script: File, style: File?)]
  /// The elements and the framework's styles, then the looks of the modules.
  let style: File
  let theme: File
  let icon: File
  /// The flavor's own files: an addition to the style sheet, and the logo before its name.
  let brand: File?
  let logo: File?
  /// Names the contents of the files that a page brings along to a browser that has not got them.
  let version: String
  /// The sources that the policy of such a page allows, and that of a page that names its files.
  let sourcesOfParts: Headers.Sources
  var sheets: [File] { [theme, style] + (brand.map { [$0] } ?? []) }
  var all: [File] {
    sheets + [script, uploadScript, pictureScript, awakeScript, icon]
      + [logo, elementScript].compactMap { $0 }
      + elements.values.flatMap { [$0.script, $0.style].compactMap { $0 } }
  }

  init(app: Flavor, addresses: Addresses) {
    func file(_ name: String, _ suffix: String, _ contentType: String, _ text: String) -> File {
      let data = ByteBuffer(string: text)
      return File(
        path: "\(addresses.base)/-/\(name).\(Self.hash(text)).\(suffix)", contentType: contentType,
        data: data, compressed: Gzip.compressed(data))
    }
    func sheet(_ name: String, _ text: String) -> File {
      var file = file(name, "css", "text/css; charset=utf-8", text)
      file.part = PagePart(style: text)
      return file
    }
    func script(_ name: String, _ built: [UInt8]) -> File {
      // The first line names the sources of all parts: an address changes when its own part does.
      let code = built.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      return file(
        name, "js", "text/javascript; charset=utf-8", String(decoding: code, as: UTF8.self))
    }
    var page = script("sillar", PackageResources.page_js)
    page.part = PagePart(script: String(buffer: page.data))
    self.script = page
    uploadScript = script("sillar-uploads", PackageResources.uploads_js)
    pictureScript = script("sillar-pictures", PackageResources.pictures_js)
    awakeScript = script("sillar-awake", PackageResources.awake_js)
    elementScript =
      app.webElements.isEmpty ? nil : script("sillar-elements", PackageResources.elements_js)
    elements = Dictionary(
      uniqueKeysWithValues: app.webElements.map { id, form in
        let style = form.style.map { file(id, "css", "text/css; charset=utf-8", $0) }
        return (id, (file(id, "js", "text/javascript; charset=utf-8", form.script), style))
      })
    let vocabulary = String(decoding: PackageResources.sillar_css, as: UTF8.self)
    style = sheet("sillar", ([vocabulary] + app.webLooks).joined(separator: "\n"))
    theme = sheet("theme", ThemeCSS.css(for: app.styleSheet))
    func resource(_ path: String) -> String? {
      // A file that cannot be read counts as missing: a page without a logo is still a page.
      (try? app.resource(path)).flatMap { $0.map { String(decoding: $0, as: UTF8.self) } }
    }
    icon = file(
      "icon", "svg", "image/svg+xml",
      resource("icon.svg")
        ?? Self.icon(letter: app.name.first, app.styleSheet))
    brand = resource("web.css").map { sheet("brand", $0) }
    logo = resource("logo.svg").map { file("logo", "svg", "image/svg+xml", $0) }
    let sheets = [theme, style] + (brand.map { [$0] } ?? [])
    version = Self.hash((sheets + [page]).map(\.path).joined(separator: " "))
    sourcesOfParts = Headers.Sources(
      scripts: [page].compactMap(\.part?.source), styles: sheets.compactMap(\.part?.source))
  }

  private static func hash(_ text: String) -> String {
    SHA256.hash(data: Array(text.utf8)).prefix(6).map { byte in
      let hex = String(byte, radix: 16)
      return hex.count == 1 ? "0" + hex : hex
    }.joined()
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
