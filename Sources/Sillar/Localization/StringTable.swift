/// The texts of one module in one language.
struct StringTable: Sendable {
  /// A single text, or its plural forms.
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
  var entries: [String: Entry] = [:]
}
