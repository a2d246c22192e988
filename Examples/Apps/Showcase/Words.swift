import Foundation
import Sillar

/// The texts of the first page, with a sentence about each app.
enum Words: String, StringKey {
  static let module = "Showcase"
  case title, message, apps, open, unavailable
  case trivia, movies, market, marketArgentina, cornerShop, wallet, homeowner, pro, gallery
}

extension Module {
  static let showcase = Module(
    name: Words.module, version: "1.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self])
}
