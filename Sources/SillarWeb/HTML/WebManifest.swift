import Foundation
import Sillar
import SillarHost

/// How an app is installed on a device, in one language (W3C, Web Application Manifest): its name, its colors, its icons, where it
/// starts and where else its icon leads.
struct WebManifest: Encodable {
  struct Icon: Encodable {
    let src: String
    let sizes: String
    let type: String
    /// `any`, or `maskable`: cut to the shape of the device's icons.
    let purpose: String
  }

  struct Shortcut: Encodable {
    let name: String
    let url: String
  }

  /// The same in each version and language, so that none of them is another app.
  let id: String
  let name: String
  let shortName: String
  let description: String?
  let lang: String
  let dir: String
  let startUrl: String
  let scope: String
  let display = "standalone"
  let themeColor: String
  let backgroundColor: String
  let icons: [Icon]
  let shortcuts: [Shortcut]

  init(of app: Flavor, in language: String, icons: AppIcons, _ addresses: Addresses) {
    let words = app.localization(for: Visitor(id: "", languages: [language]))
    id = addresses.home
    name = app.name
    shortName = app.shortName
    let summary = words.text(app.summary)
    description = summary.isEmpty ? nil : summary
    lang = words.language
    dir = HostWords(words).direction
    // The worker goes on where the app was left.
    startUrl = addresses.page("/", window: Addresses.last)
    scope = addresses.home
    // The page says the colors of both modes; a manifest has room for one.
    themeColor = ThemeCSS.hex(app.styleSheet.light.background)
    backgroundColor = themeColor
    self.icons = icons.all.map {
      Icon(
        src: $0.file.path, sizes: $0.sizes, type: $0.file.contentType,
        purpose: $0.isMaskable ? "maskable" : "any")
    }
    shortcuts = app.shortcuts.map {
      Shortcut(name: words.text($0.title), url: addresses.page($0.link))
    }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
