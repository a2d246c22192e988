/// A flavor whose parts do not fit together.
package struct FlavorError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Sendable, Equatable, CustomStringConvertible {
    /// Two behaviors of one screen claim the same thing.
    case conflict(BehaviorConflict)
    /// A module requires another module that the flavor does not have.
    case missingModule(String, neededBy: String)
    /// A module requires another version of a module.
    case wrongVersion(module: String, found: String, needed: String, neededBy: String)
    /// A version does not consist of three numbers.
    case invalidVersion(String, of: String)
    /// Two modules have the same name, ignoring case: their resources would share a folder.
    case duplicateModule(String)
    /// A route's template cannot be parsed.
    case invalidRoute(template: String, module: String, problem: String)
    /// Two routes have the same form, so that an address could match either.
    case ambiguousRoutes(String, of: String, other: String, ofOther: String)
    /// A shortcut leads to a screen that is not the module's.
    case foreignShortcut(String, of: String)
    /// An app has put nothing into a slot that the module cannot do without.
    case emptySlot(String, of: String)
    /// Two fillers of a slot have the same name.
    case duplicateFiller(String, slot: String, of: String)
    /// A filler shows a text that one of the flavor's languages lacks.
    case missingSlotText(String, String, slot: String, of: String)
    /// Two previews of a module have the same name: an address shows one of them.
    case duplicatePreview(String, of: String)
    /// A module's own element has no script, or a wrong name.
    case wrongElement(String, of: String, String)
    /// ISO 639 has no such language.
    case unknownLanguage(String)
    case unknownTimeZone(String)

    package var description: String {
      switch self {
      case .conflict(let conflict):
        "\(conflict): leave one of them out, or take the claim from it"
      case .missingModule(let name, let needer):
        "\(needer) needs the module \(name): add it to the flavor's modules"
      case .wrongVersion(let name, let found, let needed, let needer):
        "\(needer) needs \(name) \(needed), and there is \(found): change one of them"
      case .invalidVersion(let version, let name):
        "the version \"\(version)\" of \(name) is not one: write three numbers, such as 1.0.0"
      case .duplicateModule(let name): "there are two modules named \(name): name one differently"
      case .invalidRoute(let template, let module, let problem):
        "the route \"\(template)\" of \(module) \(problem)"
      case .ambiguousRoutes(let one, let module, let other, let otherModule):
        "\(module) has the route \"\(one)\" and \(otherModule) \"\(other)\", which an address could both be of: "
          + "change a word of one of them"
      case .foreignShortcut(let template, let module):
        "\(module) has a shortcut to \"\(template)\", which is no route of its own: add the route, or leave it out"
      case .emptySlot(let slot, let module):
        "the slot \"\(slot)\" of \(module) is empty: put something into it, \(module) cannot do without"
      case .duplicateFiller(let filler, let slot, let module):
        "the slot \"\(slot)\" of \(module) has \"\(filler)\" twice: leave one of them out"
      case .missingSlotText(let text, let language, let slot, let module):
        "what fills the slot \"\(slot)\" of \(module) shows the text \"\(text)\", which is missing in "
          + "\"\(language)\": add it"
      case .duplicatePreview(let preview, let module):
        "\(module) has two previews named \"\(preview)\": name one differently"
      case .wrongElement(let name, let module, let problem):
        "the element \"\(name)\" of \(module) \(problem)"
      case .unknownLanguage(let language):
        "\"\(language)\" is no language: write a tag such as es, es-AR or zh-Hant"
      case .unknownTimeZone(let name):
        "\"\(TimeZoneKey.name)\" is \"\(name)\", which is no time zone: write one such as Europe/Madrid"
      }
    }
  }

  package let flavor: String
  package let problems: [Problem]

  package var description: String {
    "\(flavor) cannot start: \(problems.map(\.description).joined(separator: "; "))."
  }

  static func problems(among modules: [Module]) -> [Problem] {
    var problems: [Problem] = []
    var known: [String: Module] = [:]
    var folders: Set<String> = []
    for module in modules {
      known[module.name] = module
      if !folders.insert(module.folderName).inserted {
        problems.append(.duplicateModule(module.name))
      }
      if SemanticVersion(module.version) == nil {
        problems.append(.invalidVersion(module.version, of: module.name))
      }
      var previews: Set<String> = []
      for preview in module.previews where !previews.insert(preview.name).inserted {
        problems.append(.duplicatePreview(preview.name, of: module.name))
      }
    }
    for module in modules {
      for (name, version) in module.requires.sorted(by: { $0.key < $1.key }) {
        guard let found = known[name] else {
          problems.append(.missingModule(name, neededBy: module.name))
          continue
        }
        guard let needed = SemanticVersion(version) else {
          problems.append(.invalidVersion(version, of: "\(name), which \(module.name) needs"))
          continue
        }
        if let foundVersion = SemanticVersion(found.version), !foundVersion.satisfies(needed) {
          problems.append(
            .wrongVersion(
              module: name, found: found.version, needed: version, neededBy: module.name))
        }
      }
    }
    return problems + routeProblems(among: modules)
  }

  private static func routeProblems(among modules: [Module]) -> [Problem] {
    var problems: [Problem] = []
    // The framework's own.
    var known = [
      PreferencesRoute.path.pattern.segments: (
        template: Flavor.preferencesLink, module: SillarModule.module.name
      )
    ]
    for module in modules {
      for (template, pattern) in zip(module.routes, module.routePatterns) {
        if let problem = pattern.problem {
          problems.append(.invalidRoute(template: template, module: module.name, problem: problem))
        }
        if let first = known[pattern.segments] {
          problems.append(
            .ambiguousRoutes(
              first.template, of: first.module, other: template, ofOther: module.name))
        }
        known[pattern.segments] = (template, module.name)
      }
      problems += module.shortcutTemplates.filter { !module.routes.contains($0) }
        .map { .foreignShortcut($0, of: module.name) }
    }
    return problems
  }
}
