import SillarVocabulary

extension FlavorError {
  static func elementProblems(among modules: [Module], _ shelf: ResourceShelf) -> [Problem] {
    modules.flatMap { module in
      var known: Set<String> = []
      return module.elements.compactMap { element in
        let name = element.name
        func wrong(_ problem: String) -> Problem { .wrongElement(name, of: module.name, problem) }
        guard !name.isEmpty, name.utf8.allSatisfy(\.isOfElementName) else {
          return wrong("has a name with other characters than a to z, 0 to 9 and -: rename it")
        }
        if element.module != module.name {
          return wrong(
            "says that it is of the module \"\(element.module)\": name the same one in both")
        }
        if !known.insert(name).inserted { return wrong("is declared twice: rename one of them") }
        guard shelf.webElements[CustomContent.id(of: name, in: module.name)] == nil else {
          return nil
        }
        let place = module.resources?.place(of: "elements/\(name).js")
        return wrong(
          place.map { "has no script for browsers: add the file \($0)" }
            ?? "has no script for browsers, because the module has no resources: give it some, with "
            + "elements/\(name).js")
      }
    }
  }
}

extension UInt8 {
  fileprivate var isOfElementName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
