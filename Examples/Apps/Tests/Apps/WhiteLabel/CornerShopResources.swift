import Foundation

/// The folder of the corner shop's own words and switches.
enum CornerShopResources {
  static let files = [
    "settings.json": """
    { "payments.instalments": false, "money.format": "code", "catalog.page-size": 6 }
    """,
    "catalog/strings.es.json": """
    { "shop.title": "La tienda de la esquina", "product.add": "A la cesta de mimbre" }
    """,
    "catalog/strings.en.json": """
    { "shop.title": "The corner shop" }
    """,
  ]

  static func write(_ files: [String: String] = files, to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
