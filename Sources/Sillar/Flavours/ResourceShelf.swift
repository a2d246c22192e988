import Foundation

/// The resources of a flavour and of its modules: what the flavour has takes the place of what a module has.
struct ResourceShelf: Sendable {
  private let flavour: ResourceFolder?
  private let modules: [Module]
  private let languages: [String]
  /// By module, then by language: the flavour's own first.
  private var texts: [String: [String: [StringTable]]] = [:]

  /// - Throws: ``ResourceError`` when a file is not what it should be.
  init(flavour: ResourceFolder?, modules: [Module], languages: [String]) throws(ResourceError) {
    self.flavour = flavour
    self.modules = modules
    self.languages = languages
    try flavour?.check()
    for module in modules { try module.resources?.check() }
    for module in modules {
      for language in languages {
        texts[module.name, default: [:]][language] = try Self.tables(
          of: module, in: language, flavour: flavour)
      }
    }
  }

  private static func tables(
    of module: Module, in language: String, flavour: ResourceFolder?
  ) throws(ResourceError) -> [StringTable] {
    let file = "strings.\(language).json"
    var tables: [StringTable] = []
    for (folder, path) in [(flavour, "\(module.folderName)/\(file)"), (module.resources, file)] {
      guard let folder, let data = try folder.contents(of: path) else { continue }
      tables.append(
        try StringTable(language: language, file: data, named: folder.place(of: path)))
    }
    return tables
  }

  /// By module, the tables to look through for somebody who reads a language.
  func tables(for language: String) -> [String: [StringTable]] {
    let order = [language] + languages.prefix(1).filter { $0 != language }
    return texts.mapValues { byLanguage in order.flatMap { byLanguage[$0] ?? [] } }
  }

  /// A file of a module, by the module's name in lower case: the flavour's if it has one.
  func contents(of path: String) throws(ResourceError) -> Data? {
    if let data = try flavour?.contents(of: path) { return data }
    let parts = path.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let module = modules.first(where: { $0.folderName == parts[0] })
    else { return nil }
    return try module.resources?.contents(of: String(parts[1]))
  }

  /// Texts that a module asks for and that a language has not, and those whose names to fill in differ.
  var missing: [MissingText] {
    modules.flatMap { module in
      module.textNames.flatMap { name in missing(name, of: module) }
    }
  }

  private func missing(_ name: String, of module: Module) -> [MissingText] {
    func entry(_ language: String) -> StringTable.Entry? {
      texts[module.name]?[language]?.lazy.compactMap { $0.entries[name] }.first
    }
    let expected = languages.lazy.compactMap { entry($0) }.first?.names ?? []
    return languages.compactMap { language in
      guard let found = entry(language) else {
        return MissingText(
          module: module.name, name: name, language: language, problem: .missing)
      }
      if found.names != expected {
        return MissingText(
          module: module.name, name: name, language: language,
          problem: .differentNames(expected: expected.sorted(), found: found.names.sorted()))
      }
      if case .plural(let forms) = found, let needed = PluralCategory.needed(in: language) {
        let lacking = needed.filter { forms[$0] == nil }
        if !lacking.isEmpty {
          return MissingText(
            module: module.name, name: name, language: language,
            problem: .missingForms(lacking.map(\.rawValue)))
        }
      }
      return nil
    }
  }
}
