import Foundation
import NIOCore
import Sillar
import SillarHost

/// The icons of an app: that of a page's tab, and those of the app where it is installed.
///
/// Drawings are enough for Chromium and Firefox. iOS takes pictures alone, so a flavor may have `icon.png` and
/// `icon-maskable.png`, which `Scripts/icons` makes of the drawings.
struct AppIcons: Sendable {
  struct Icon: Sendable {
    let file: Assets.File
    /// `any` for a drawing.
    let sizes: String
    /// True if it fills its square, and the middle is enough of it: a device cuts it to a circle, or to another shape.
    let isMaskable: Bool
  }

  /// `icon.svg` of the flavor; without one, the first letter of its name on its accent.
  let tab: Assets.File
  /// The icon on the home screen of iOS; nil for a flavor without pictures.
  var touch: Assets.File? { pictures.last?.file }
  private let maskable: Assets.File
  private let pictures: [Icon]

  /// The drawings, then the pictures.
  var all: [Icon] {
    [
      Icon(file: tab, sizes: "any", isMaskable: false),
      Icon(file: maskable, sizes: "any", isMaskable: true),
    ] + pictures
  }

  /// - Parameter file: Makes a file of a name, a suffix, a type and contents.
  init(of app: Flavor, file: (String, String, String, Assets.Contents) -> Assets.File) {
    let sheet = app.styleSheet
    // A file that cannot be read counts as missing.
    func resource(_ path: String) -> Data? { (try? app.resource(path)) ?? nil }
    func drawing(_ path: String) -> String? {
      resource(path).map { String(decoding: $0, as: UTF8.self) }
    }
    let own = drawing("icon.svg")
    let letter = app.name.first.map { String($0).uppercased() } ?? ""
    let svg = "image/svg+xml"
    tab = file("icon", "svg", svg, .init(own ?? Self.letter(letter, radius: 16, sheet)))
    maskable = file(
      "icon-maskable", "svg", svg,
      .init(
        drawing("icon-maskable.svg")
          ?? own.map { Self.plate(around: $0, ThemeCSS.hex(sheet.light.background)) }
          ?? Self.letter(letter, radius: 0, sheet)))
    pictures = ["icon", "icon-maskable"].compactMap { name in
      guard let data = resource("\(name).png"), let size = Self.size(ofPNG: data) else {
        return nil
      }
      return Icon(
        file: file(name, "png", "image/png", .init(data)), sizes: "\(size)x\(size)",
        isMaskable: name != "icon")
    }
  }

  private static func letter(_ letter: String, radius: Int, _ sheet: StyleSheet) -> String {
    var name = HTMLBuffer()
    name.append(text: letter)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\
      <rect width="64" height="64" rx="\(radius)" fill="\(ThemeCSS.hex(sheet.light.accent))"/>\
      <text x="32" y="45" font-family="system-ui,sans-serif" font-size="38" font-weight="700" \
      text-anchor="middle" fill="\(ThemeCSS.hex(sheet.light.onAccent))">\(name.string)</text></svg>
      """
  }

  /// A drawing on a square. Its corners touch the circle that no device cuts into, of 80 % of the width.
  private static func plate(around drawing: String, _ color: String) -> String {
    let start = drawing.range(of: "<svg")?.lowerBound ?? drawing.startIndex
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">\
      <path fill="\(color)" d="M0 0h512v512H0z"/>\
      <svg x="112" y="112" width="288" height="288">\(drawing[start...])</svg></svg>
      """
  }

  /// The width of a square picture (PNG, 11.2.1); nil for what is no such picture.
  static func size(ofPNG data: Data) -> Int? {
    let bytes = ByteBuffer(bytes: data.prefix(24))
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      let width = bytes.getInteger(at: 16, as: UInt32.self), width > 0,
      width == bytes.getInteger(at: 20, as: UInt32.self)
    else { return nil }
    return Int(width)
  }
}
