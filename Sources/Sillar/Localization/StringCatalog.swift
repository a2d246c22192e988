import Foundation

/// The texts of one module in all its languages, from a String Catalog (`Localizable.xcstrings`), the format that Xcode
/// and translation tools edit.
///
/// It reads string units and plural variations. Device variations are an error, because a window does not know the
/// user's device.
struct StringCatalog: Sendable {
  static let fileName = "Localizable.xcstrings"

  private(set) var tables: [String: StringTable] = [:]

  /// - Throws: ``ResourceError`` that names the invalid key and language.
  init(file: Data, named place: String) throws(ResourceError) {
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: file) } catch {
      throw ResourceError(place: place, problem: "it is not JSON: \(error)")
    }
    guard let texts = (value as? [String: Any])?["strings"] as? [String: Any] else {
      throw ResourceError(
        place: place, problem: "it should be a String Catalog: an object with a member \"strings\"")
    }
    for (key, text) in texts {
      guard let text = text as? [String: Any] else {
        throw ResourceError(place: place, problem: "\"\(key)\" should be an object")
      }
      // Xcode omits the member for a text without translations.
      let localizations = text["localizations"] ?? [String: Any]()
      guard let localizations = localizations as? [String: [String: Any]] else {
        throw ResourceError(
          place: place, problem: "the localizations of \"\(key)\" should be objects by language")
      }
      for (language, localization) in localizations {
        let entry = try Self.entry(
          localization, named: "\"\(key)\" in \"\(language)\"", place: place)
        guard let entry else { continue }
        tables[language, default: StringTable(language: language)].entries[key] = entry
      }
    }
  }

  /// - Returns: Nil for a text that is not yet translated.
  private static func entry(
    _ localization: [String: Any], named name: String, place: String
  ) throws(ResourceError) -> StringTable.Entry? {
    if let unit = localization["stringUnit"] {
      return try template(unit, named: name, place: place).map { .text($0) }
    }
    guard let variations = localization["variations"] as? [String: Any],
      let forms = variations["plural"] as? [String: [String: Any]]
    else {
      throw ResourceError(
        place: place, problem: "\(name) should have a string unit, or variations by plural")
    }
    var templates: [PluralCategory: TextTemplate] = [:]
    for (form, variation) in forms {
      guard let category = PluralCategory(rawValue: form) else {
        throw ResourceError(
          place: place,
          problem: "\(name) has the plural form \"\(form)\": the forms are "
            + PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))
      }
      let unit = variation["stringUnit"] ?? [String: Any]()
      templates[category] = try template(
        unit, named: "the form \"\(form)\" of \(name)", place: place)
    }
    if templates.isEmpty { return nil }
    guard templates[.other] != nil else {
      throw ResourceError(place: place, problem: "\(name) has no plural form \"other\"")
    }
    return .plural(templates)
  }

  private static func template(
    _ unit: Any, named name: String, place: String
  ) throws(ResourceError) -> TextTemplate? {
    guard let unit = unit as? [String: Any], let text = unit["value"] as? String else {
      throw ResourceError(place: place, problem: "\(name) has no value")
    }
    if unit["state"] as? String == "new" { return nil }
    let template = TextTemplate(text)
    if let problem = template.problem {
      throw ResourceError(place: place, problem: "\(name) \(problem)")
    }
    return template
  }
}
