import Foundation

/// The texts of one module in one language, from one file.
struct StringTable: Sendable {
  /// One text: as it is, or by plural form.
  enum Entry: Sendable {
    case text(TextTemplate)
    case plural([PluralCategory: TextTemplate])

    var names: Set<String> {
      switch self {
      case .text(let template): template.names
      case .plural(let forms): forms.values.reduce(into: []) { $0.formUnion($1.names) }
      }
    }

    func template(for count: Int?, language: String) -> TextTemplate? {
      switch self {
      case .text(let template): return template
      case .plural(let forms):
        let form = count.flatMap { forms[PluralCategory(of: $0, in: language)] }
        return form ?? forms[.other]
      }
    }
  }

  let language: String
  private(set) var entries: [String: Entry] = [:]

  /// - Throws: ``ResourceError`` when the file is not what it should be.
  init(language: String, file: Data, named place: String) throws(ResourceError) {
    self.language = language
    let object: Any
    do { object = try JSONSerialization.jsonObject(with: file) } catch {
      throw ResourceError(place: place, problem: "it is not JSON: \(error)")
    }
    guard let texts = object as? [String: Any] else {
      throw ResourceError(place: place, problem: "it should hold one object, a text for each name")
    }
    for (key, value) in texts {
      entries[key] = try Self.entry(value, key: key, place: place)
    }
  }

  private static func entry(
    _ value: Any, key: String, place: String
  ) throws(ResourceError) -> Entry {
    if let text = value as? String { return .text(TextTemplate(text)) }
    guard let forms = value as? [String: String] else {
      throw ResourceError(
        place: place,
        problem: "\"\(key)\" should be a text, or an object with a text for each plural form")
    }
    var templates: [PluralCategory: TextTemplate] = [:]
    for (name, text) in forms {
      guard let category = PluralCategory(rawValue: name) else {
        throw ResourceError(
          place: place, problem: "\"\(key)\" has a plural form \"\(name)\", which there is not")
      }
      templates[category] = TextTemplate(text)
    }
    guard templates[.other] != nil else {
      throw ResourceError(place: place, problem: "\"\(key)\" has no plural form \"other\"")
    }
    return .plural(templates)
  }
}
