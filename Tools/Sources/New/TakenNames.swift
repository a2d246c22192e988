import Foundation

/// Refuses names with which new code would not compile.
enum TakenNames {
  static func check(module name: String, item: String) throws {
    let types =
      ["\(item)DTO", "Saved\(name)", "Memory\(name)"]
      + ["Model", "Repository", "Module", "Coordinator", "Service"].map { name + $0 }
      + ["Route", "Event", "Presenter", "View"].flatMap {
        ["\(name)List\($0)", "\(item)Detail\($0)"]
      }
    try check(types: [item] + types, of: name)
    guard name != "Sillar" else {
      throw Problem(
        "SillarModel is a module of the framework, and would be one of \(name): \(advice)",
        exitCode: 64)
    }
    guard !typesOfScreens.contains(item) else {
      throw Problem(
        "\(item) means something else in a screen or a test, and would be one of \(name): \(advice)",
        exitCode: 64)
    }
    try check(word: name.camelCased, of: name, taken: insideModules)
    try check(word: item.camelCased, of: name, taken: insideItems)
  }

  static func check(app name: String) throws {
    try check(types: ["\(name)App"], of: name, taken: framework.union(ofPrograms))
  }

  static func check(screen name: String, _ kind: ScreenKind) throws {
    let types =
      switch kind {
      case .simple: ["State"]
      case .list: ["List", "Event"]
      case .form: ["Form", "State", "Event"]
      }
    try check(types: (types + ["Route", "Presenter", "View"]).map { name + $0 }, of: name)
  }

  private static let advice = "take another name"

  private static func check(
    types: [String], of name: String, taken: Set<String> = framework
  ) throws {
    guard let type = types.first(where: taken.contains) else { return }
    throw Problem(
      "\(type) is a type of the framework, and would be one of \(name): \(advice)", exitCode: 64)
  }

  private static func check(word: String, of name: String, taken: Set<String>) throws {
    guard !keywords.contains(word) else {
      throw Problem(
        "\(word) is a word of Swift, and would be a name of \(name): \(advice)", exitCode: 64)
    }
    guard !taken.contains(word) else {
      throw Problem(
        "\(word) is the name of something else in new code, and would be one of \(name): \(advice)",
        exitCode: 64)
    }
  }

  /// The public types that features see.
  static let framework = publicTypes(of: ["Sillar", "SillarData", "SillarModel", "SillarSQL"])
  /// Those that an app sees, too.
  private static let ofPrograms = publicTypes(of: ["SillarConfiguration", "SillarServer"])

  /// The public types in the sources of the clone that this program was built in.
  private static func publicTypes(of modules: [String]) -> Set<String> {
    guard let clone = SillarPackage.checkoutOfTool() else { return [] }
    let folder = Folder(clone.path)
    let files = folder.files(below: modules.map { "Sources/\($0)" }) { $0.hasSuffix(".swift") }
    // At the beginning of a line, also where another module's type is exported.
    let declaration =
      /(@\S+ )*public .*?\b(?:class|struct|enum|protocol|actor|typealias) (?:SillarVocabulary\.)?([A-Z]\w*)/
    var types: Set<String> = []
    for file in files {
      guard let data = try? folder.data(of: file) else { continue }
      SourceLines(data).forEach(with: "public ") { _, line in
        if let match = line.prefixMatch(of: declaration) { types.insert(String(match.output.2)) }
      }
    }
    return types
  }

  /// Types that each feature uses by their names, of Swift, of a presenter, or of its own tests.
  private static let typesOfScreens: Set = [
    "AnyObject", "Bool", "Equatable", "Event", "Identifiable", "KeyPath", "Sendable", "String",
    "Words", "World",
  ]

  /// What a feature, its service, its tests and an app have by these names, beside the repository by that of the module.
  private static let insideModules: Set = [
    "children", "clock", "configuration", "context", "details", "file", "flavor", "id", "items",
    "list", "logger", "now", "router", "service", "start", "testClock",
  ]

  /// What a screen and a service have by these names, beside the item by its own.
  private static let insideItems: Set = [
    "borrow", "context", "get", "id", "mutate", "set", "state",
  ]

  private static let keywords: Set = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
