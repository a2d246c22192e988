import Foundation
import Scripted
import Testing

/// The words of an app, from the files that they come from: the app's own before its modules'.
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

  /// A text by its module and name, as far as it is the same whatever is filled in.
  func callAsFunction(_ name: String) throws -> String {
    let text = try #require(texts[name], "no text \(name)")
    return text.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
  }
}
