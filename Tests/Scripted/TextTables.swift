public import Foundation

/// The text of a String Catalog, from a JSON object for each language that has a text, or an object of plural forms,
/// for each key.
///
/// ```swift
/// let file = catalog(["es": #"{ "shop.title": "Tienda" }"#])
/// ```
public func catalog(_ languages: [String: String]) -> String {
  func unit(_ text: String) -> [String: Any] {
    ["stringUnit": ["state": "translated", "value": text]]
  }
  var strings: [String: [String: Any]] = [:]
  for (language, texts) in languages {
    let object = try? JSONSerialization.jsonObject(with: Data(texts.utf8))
    for (key, text) in object as? [String: Any] ?? [:] {
      let forms = (text as? [String: String])?.mapValues(unit)
      strings[key, default: [:]][language] =
        forms.map { ["variations": ["plural": $0]] } ?? unit(text as? String ?? "")
    }
  }
  let file: [String: Any] = [
    "sourceLanguage": "en", "version": "1.0",
    "strings": strings.mapValues { ["localizations": $0] },
  ]
  let data = try? JSONSerialization.data(withJSONObject: file)
  return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
}

/// The texts of a String Catalog: by key and language, the forms of each.
///
/// - Parameter folder: The resources with the catalog.
public func catalogTexts(in folder: URL) throws -> [String: [String: [String]]] {
  let data = try Data(contentsOf: folder.appending(path: "Localizable.xcstrings"))
  let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
  let strings = file?["strings"] as? [String: [String: Any]] ?? [:]
  func value(_ unit: Any?) -> String? { (unit as? [String: Any])?["value"] as? String }
  return strings.mapValues { text in
    let localizations = text["localizations"] as? [String: [String: Any]] ?? [:]
    return localizations.mapValues { localization in
      if let text = value(localization["stringUnit"]) { return [text] }
      let variations = localization["variations"] as? [String: [String: [String: Any]]] ?? [:]
      return (variations["plural"] ?? [:]).values.compactMap { value($0["stringUnit"]) }.sorted()
    }
  }
}

/// A module's texts in its resources, in English and in Spanish, with the checks of each module's tests.
public struct TextTables {
  private let english: [String: [String]]
  private let spanish: [String: [String]]

  /// - Parameter folder: The module's resources.
  public init(in folder: URL) throws {
    let texts = try catalogTexts(in: folder)
    english = texts.compactMapValues { $0["en"] }
    spanish = texts.compactMapValues { $0["es"] }
  }

  public var englishKeys: Set<String> { Set(english.keys) }
  public var spanishKeys: Set<String> { Set(spanish.keys) }

  /// The texts with a form whose placeholders differ from those of a form in the other language.
  public var differentlyFilled: Set<String> {
    Set(
      english.keys.filter { key in
        let forms = (english[key] ?? []) + (spanish[key] ?? [])
        return Set(forms.map(Self.placeholders)).count > 1
      })
  }

  /// The texts that are the same in both languages.
  public var same: Set<String> { Set(english.keys.filter { english[$0] == spanish[$0] }) }

  private static func placeholders(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{[a-z]+\}/).map { String($0.output) })
  }
}
