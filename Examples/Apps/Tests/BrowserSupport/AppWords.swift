import Foundation
import Testing

/// The words of an app, from the files that they come from: the app's own before its modules'.
struct AppWords {
  private let texts: [String: String]

  init(_ app: String, _ modules: [String], in language: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    let file = "strings.\(language).json"
    var texts: [String: String] = [:]
    for module in modules {
      for place in [
        "Sources/\(module)/Localization/Resources/\(file)",
        "Examples/\(module)/Delivery/Resources/\(file)",
        "Examples/Quotes/\(module)/Delivery/Resources/\(file)",
        "Examples/Apps/\(app)/App/Resources/\(module.lowercased())/\(file)",
      ] {
        guard let data = try? Data(contentsOf: root.appending(path: place)) else { continue }
        let strings = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        for (name, text) in strings { texts["\(module).\(name)"] = text as? String }
      }
    }
    self.texts = texts
  }

  /// A text by its module and name, as far as it is the same whatever is filled in.
  func callAsFunction(_ name: String) throws -> String {
    let text = try #require(texts[name], "no text \(name)")
    return text.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
  }
}
