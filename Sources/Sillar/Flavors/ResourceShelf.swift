import Foundation
import SillarModel
import SillarVocabulary

/// The resources of a flavor and its modules. The flavor's resources override the modules'.
package struct ResourceShelf: Sendable {
  /// The flavor's own folder, then the one beneath it.
  private let flavor: [ResourceFolder]
  private let modules: [Module]
  private let languages: [String]
  /// The tables by module, then by language; the flavor's own tables come first.
  private var texts: [String: [String: [StringTable]]] = [:]
  /// The tables to search for a user who reads a language of the app, by language, then by module.
  private var searched: [String: [String: [StringTable]]] = [:]
  /// The files in the flavor's folder of fonts.
  private(set) var fontNames: [String] = []
  /// The style sheets of modules for browsers, in the order of the modules.
  package private(set) var webLooks: [String] = []
  /// The forms of the modules' own elements for browsers, by ``CustomContent/id``.
  package private(set) var webElements: [String: (script: String, style: String?)] = [:]

  /// - Throws: ``ResourceError`` when a file has invalid contents.
  init(flavor: [ResourceFolder], modules: [Module], languages: [String]) throws(ResourceError) {
    self.flavor = flavor
    self.modules = modules
    self.languages = languages
    for folder in flavor + modules.compactMap(\.resources) { try folder.check() }
    var fonts: Set<String> = []
    for folder in flavor {
      try Self.checkFolders(of: folder, modules)
      fonts.formUnion(try folder.files(in: FontFile.folder))
    }
    fontNames = fonts.sorted()
    let spoken = languages.flatMap { order(for: $0) }
    for module in modules {
      texts[module.name] = try Self.tables(of: module, flavor: flavor, in: spoken)
      if let look = try Self.ownFile("web.css", of: module, flavor) { webLooks.append(look) }
      for element in module.elements {
        let path = "elements/\(element.name)"
        guard let script = try Self.ownFile("\(path).js", of: module, flavor) else { continue }
        let style = try Self.ownFile("\(path).css", of: module, flavor)
        webElements[CustomContent.id(of: element.name, in: module.name)] = (script, style)
      }
    }
    for language in languages {
      let order = order(for: language)
      searched[language] = texts.mapValues { table in order.flatMap { table[$0] ?? [] } }
    }
  }

  /// Checks that each of the flavor's folders has the name of a module: others would have no effect.
  private static func checkFolders(
    of flavor: ResourceFolder, _ modules: [Module]
  ) throws(ResourceError) {
    let known = modules.map(\.folderName) + [FontFile.folder]
    for folder in try flavor.folders() where !known.contains(folder) {
      let nearest = EditDistance.nearest(to: folder, among: known)
      throw ResourceError(
        place: flavor.place(of: folder),
        problem: "no module of the app has a folder of this name"
          + (nearest.map { ": did you mean \"\($0)\"?" } ?? ""))
    }
  }

  /// The tables of a module by language, the flavor's own table first.
  private static func tables(
    of module: Module, flavor: [ResourceFolder], in languages: [String]
  ) throws(ResourceError) -> [String: [StringTable]] {
    let file = StringCatalog.fileName
    var tables: [String: [StringTable]] = [:]
    let places =
      flavor.map { ($0, "\(module.folderName)/\(file)") }
      + [module.resources].compactMap(\.self).map { ($0, file) }
    for (folder, path) in places {
      guard let data = try folder.contents(of: path) else { continue }
      let catalog = try StringCatalog(
        file: data, named: folder.place(of: path), languages: languages)
      for (language, table) in catalog.tables { tables[language, default: []].append(table) }
    }
    return tables
  }

  /// A file with a part of a module's look for browsers; nil when it has none. The flavor cannot replace it.
  private static func ownFile(
    _ file: String, of module: Module, _ flavor: [ResourceFolder]
  ) throws(ResourceError) -> String? {
    let path = "\(module.folderName)/\(file)"
    for folder in flavor where try folder.contents(of: path) != nil {
      throw ResourceError(
        place: folder.place(of: path),
        problem: "a module's look is part of the module; web.css of the app sets colors and shapes")
    }
    guard let folder = module.resources, let data = try folder.contents(of: file) else {
      return nil
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ResourceError(place: folder.place(of: file), problem: "it is not UTF-8")
    }
    return text
  }

  /// The tables to search for a user who reads a language of the app, by module.
  func tables(for language: String) -> [String: [StringTable]] { searched[language] ?? [:] }

  /// A language, such as `es-AR`, what it is a form of, `es`, and the app's first language. The framework has English for all.
  private func order(for language: String) -> [String] {
    var order: [String] = []
    for tag in [language, languages.first ?? "en", "en"].flatMap(LanguageTag.withParents)
    where !order.contains(tag) {
      order.append(tag)
    }
    return order
  }

  /// A file of a module, addressed by the module's name in lowercase: the flavor's own file if it exists.
  func contents(of path: String) throws(ResourceError) -> Data? {
    for folder in flavor {
      if let data = try folder.contents(of: path) { return data }
    }
    let parts = path.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let module = modules.first(where: { $0.folderName == parts[0] })
    else { return nil }
    return try module.resources?.contents(of: String(parts[1]))
  }

  /// The path of a file of the flavor, for messages.
  func flavorPlace(of path: String) -> String {
    let folder = flavor.first { (try? $0.contents(of: path)) != nil } ?? flavor.first
    return folder?.place(of: path) ?? path
  }

  /// The languages of the app in which neither the flavor nor the module has a text.
  func languages(without name: String, of module: String) -> [String] {
    languages.filter { entry(name, of: module, in: $0) == nil }
  }

  /// The texts that a language lacks, the texts whose placeholders differ between languages, and the texts that no
  /// module uses.
  var missing: [MissingText] {
    modules.flatMap { module in
      let names = names(of: module)
      return names.flatMap { missing($0, of: module) } + unknown(in: module, besides: names)
    }
  }

  /// The names of the texts that a module uses: those of its keys, and both texts of each ``Problem`` in its catalog.
  private func names(of module: Module) -> [String] {
    let catalogs = (texts[module.name] ?? [:]).values.compactMap(\.last)
    let problems = Set(catalogs.flatMap(\.entries.keys).compactMap { Problem.name(ofText: $0) })
    return module.textNames + problems.sorted().flatMap { Problem.textNames($0) }
  }

  private func unknown(in module: Module, besides names: [String]) -> [MissingText] {
    languages.flatMap { language in
      Set((texts[module.name]?[language] ?? []).flatMap(\.entries.keys))
        .subtracting(names).sorted().map { name in
          MissingText(
            module: module.name, name: name, language: language,
            problem: .unknown(nearest: EditDistance.nearest(to: name, among: names)))
        }
    }
  }

  /// A text in a language, or in what that is a form of.
  private func entry(
    _ name: String, of module: String, in language: String
  ) -> StringTable.Entry? {
    LanguageTag.withParents(language).lazy
      .flatMap { texts[module]?[$0] ?? [] }.compactMap { $0.entries[name] }.first
  }

  private func missing(_ name: String, of module: Module) -> [MissingText] {
    let expected =
      languages.lazy.compactMap { entry(name, of: module.name, in: $0) }.first?.names ?? []
    return languages.compactMap { language in
      guard let found = entry(name, of: module.name, in: language) else {
        return MissingText(
          module: module.name, name: name, language: language, problem: .missing)
      }
      if found.names != expected {
        return MissingText(
          module: module.name, name: name, language: language,
          problem: .differentNames(expected: expected.sorted(), found: found.names.sorted()))
      }
      if case .plural(let forms) = found {
        let lacking = PluralCategory.needed(in: language).filter { forms[$0] == nil }
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
