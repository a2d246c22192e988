import Foundation
import Scripted
import Testing

/// The texts of an app, read from its resources: the app's own texts override those of its modules.
struct AppWords {
  private let texts: [String: String]

  init(_ app: String, _ modules: [String], in language: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    var words: [String: String] = [:]
    for module in modules {
      for place in [
        "Sources/\(module)/Localization/Resources", "Examples/\(module)/Delivery/Resources",
        "Examples/Quotes/\(module)/Delivery/Resources",
        "Examples/Apps/\(app)/App/Resources/\(module.lowercased())",
      ] {
        guard let texts = try? catalogTexts(in: root.appending(path: place)) else { continue }
        for (name, forms) in texts {
          if let text = forms[language]?.first { words["\(module).\(name)"] = text }
        }
      }
    }
    texts = words
  }

  /// Returns a text by its module and name, up to its first placeholder.
  func callAsFunction(_ name: String) throws -> String {
    let text = try #require(texts[name], "no text \(name)")
    return text.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
  }
}
