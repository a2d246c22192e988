import Foundation

/// The folder of the corner shop's own words, look and switches.
enum CornerShopResources {
  static let logo =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0 8 8z"/></svg>"#

  static let files = [
    "style.json": """
    {
      "light": { "background": "#FFF4E0", "accent": "#8A1C4A", "onAccent": "#FFFFFF" },
      "cornerRadius": 21
    }
    """,
    "settings.json": """
    { "payments.instalments": false, "money.format": "code", "catalog.page-size": 6 }
    """,
    "catalog/strings.es.json": """
    { "shop.title": "La tienda de la esquina", "product.add": "A la cesta de mimbre" }
    """,
    "catalog/strings.en.json": """
    { "shop.title": "The corner shop" }
    """,
    "logo.svg": logo,
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
