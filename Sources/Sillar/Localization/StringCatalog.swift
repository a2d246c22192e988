import Foundation

/// The texts of one module in the languages of an app, from a String Catalog (`Localizable.xcstrings`), the format that Xcode
/// and translation tools edit.
///
/// It reads string units, plural variations, and a text with one substitution, which is one with plural variations. In these,
/// `%lld` and `%arg` are the number, `{count}`. All other values have names, `{amount}`: `%@` is an error, and so are device
/// variations, because a window does not know the user's device.
struct StringCatalog: Sendable {
  static let fileName = "Localizable.xcstrings"

  private(set) var tables: [String: StringTable] = [:]

  /// - Parameter languages: Those to read; the framework's own catalog has more than most apps speak.
  /// - Throws: ``ResourceError`` that names the invalid key and language.
  init(file: Data, named place: String, languages: [String]) throws(ResourceError) {
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
      for (language, localization) in localizations where languages.contains(language) {
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
    let unit = try localization["stringUnit"].map { unit throws(ResourceError) in
      try text(of: unit, named: name, place: place)
    }
    var (variations, frame) = (localization["variations"] as? [String: Any], "%#@@")
    if let substitutions = localization["substitutions"] as? [String: [String: Any]] {
      guard let (key, counted) = substitutions.first, substitutions.count == 1 else {
        throw ResourceError(
          place: place,
          problem: "\(name) has \(substitutions.count) substitutions: a text counts one number")
      }
      guard let text = unit else {
        throw ResourceError(place: place, problem: "\(name) has no value")
      }
      guard let text else { return nil }
      variations = counted["variations"] as? [String: Any]
      frame = text.replacing("%#@\(key)@", with: "%#@@")
    } else if let text = unit {
      return try text.map { text throws(ResourceError) in
        .text(try template(text, named: name, place: place))
      }
    }
    guard let forms = variations?["plural"] as? [String: [String: Any]] else {
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
      let name = "the form \"\(form)\" of \(name)"
      let unit = variation["stringUnit"] ?? [String: Any]()
      guard let text = try text(of: unit, named: name, place: place) else { continue }
      let counted =
        hasSpecifier(text) ? text.replacing(/%(1\$)?(lld|ld|d|arg)/, with: "{count}") : text
      templates[category] = try template(
        frame.replacing("%#@@", with: counted), named: name, place: place)
    }
    if templates.isEmpty { return nil }
    guard templates[.other] != nil else {
      throw ResourceError(place: place, problem: "\(name) has no plural form \"other\"")
    }
    return .plural(templates)
  }

  /// - Returns: Nil for a text that is not yet translated.
  private static func text(
    of unit: Any, named name: String, place: String
  ) throws(ResourceError) -> String? {
    guard let unit = unit as? [String: Any], let text = unit["value"] as? String else {
      throw ResourceError(place: place, problem: "\(name) has no value")
    }
    return unit["state"] as? String == "new" ? nil : text
  }

  /// Most texts have none: a regular expression is compiled each time that it is used.
  private static func hasSpecifier(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "%")) }

  private static func template(
    _ text: String, named name: String, place: String
  ) throws(ResourceError) -> TextTemplate {
    let template = TextTemplate(text)
    if let problem = template.problem {
      throw ResourceError(place: place, problem: "\(name) \(problem)")
    }
    if hasSpecifier(text),
      let value = text.firstMatch(of: /%(\d+\$)?(#@\w*@|@|(arg|l?l?[dux]|\.?\d*l?f|s)\b)/)
    {
      throw ResourceError(
        place: place,
        problem: "\(name) has \"\(value.output.0)\": values have names, write {name}")
    }
    return template
  }
}
