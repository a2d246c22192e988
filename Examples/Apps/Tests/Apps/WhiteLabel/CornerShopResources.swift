import Foundation
import Scripted

/// The files of the corner shop's resources: its own texts and settings.
enum CornerShopResources {
  static let files = [
    "settings.json": """
    { "payments.instalments": false, "money.format": "code", "catalog.page-size": 6 }
    """,
    "catalog/Localizable.xcstrings": words([:]),
  ]

  /// Returns the shop's own texts, with those of more languages.
  static func words(_ more: [String: String]) -> String {
    let own = [
      "es":
        #"{ "shopTitle": "La tienda de la esquina", "addToBasket": "A la cesta de mimbre" }"#,
      "en": #"{ "shopTitle": "The corner shop" }"#,
    ]
    return catalog(own.merging(more) { $1 })
  }

  static func write(_ files: [String: String] = files, to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
