import Foundation

/// Writes new modules and screens, as the guides in Documentation do by hand. Of existing files, it changes only the
/// lists that must name the new ones.
struct New {
  let project: Project
  private var folder: Folder { project.folder }

  init(_ project: Project) { self.project = project }

  func run(_ words: [String], _ options: Options) throws {
    switch words.first {
    case "module":
      guard words.count == 2 else {
        throw Problem("a module needs one name: sillar new module Coupons", exitCode: 64)
      }
      let place = try options.value("--in") ?? "Examples"
      let sillar = try options.value("--sillar") ?? "."
      try options.finish()
      try module(try name(words[1]), in: place, sillar: sillar)
    case "screen":
      guard words.count == 3 else {
        throw Problem(
          "a screen needs its module and a name: sillar new screen Coupons RedeemCode", exitCode: 64
        )
      }
      let kinds = ScreenKind.allCases.filter { options.flag("--\($0.rawValue)") }
      try options.finish()
      guard kinds.count < 2 else {
        throw Problem("a screen is of one kind: --list or --form", exitCode: 64)
      }
      try screen(try name(words[2]), kinds.first ?? .simple, in: words[1])
    default: throw Problem("say what is new: module or screen\n\n\(Sillar.usage)", exitCode: 64)
    }
  }

  /// The names of types begin with a capital letter.
  private func name(_ word: String) throws -> String {
    guard word.wholeMatch(of: /[A-Z][A-Za-z0-9]+/) != nil else {
      throw Problem(
        "\(word) is not the name of a type: write it like Coupons or RedeemCode", exitCode: 64)
    }
    return word
  }

  // MARK: Modules

  /// - Parameter sillar: The folder of the framework's package, from that of the project.
  private func module(_ name: String, in place: String, sillar: String) throws {
    let home = "\(place)/\(name)"
    guard !place.hasPrefix("/"), !place.hasPrefix("..") else {
      throw Problem("--in is a folder below the current one: \(place) is not", exitCode: 64)
    }
    guard !folder.contains(home) else { throw Problem("\(home) is there already") }
    let template = ModuleTemplate(
      name: name, sillar: Self.way(from: home, to: sillar),
      kit: Self.way(from: home, to: "\(sillar)/Examples/Kit"))
    // Two targets of the same name cannot be in one app.
    let targets = try folder.contains("Package.swift") ? Graph(project).targets : [:]
    for target in template.targets.compactMap({ targets[$0] }) {
      throw Problem("\(target.path) has a target \(target.name) already: take another name")
    }
    for (file, text) in template.files { try write(text, to: "\(home)/\(file)") }
    layOut(template.files.map { "\(home)/\($0.0)" })
    print("\nTest it with: make test-module MODULE=\(name)")
    print("Documentation/AddAModule.md says how to go on: a screen, a rule, an app.")
  }

  /// A relative path between two folders, which are both given from the project's.
  private static func way(from: String, to: String) -> String {
    let start = URL(filePath: from, directoryHint: .isDirectory).standardizedFileURL.pathComponents
    let end = URL(filePath: to, directoryHint: .isDirectory).standardizedFileURL.pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + end[shared...]).joined(separator: "/")
  }

  // MARK: Screens

  private func screen(_ name: String, _ kind: ScreenKind, in module: String) throws {
    let files = folder.files { $0.hasSuffix(".swift") }
    func file(_ end: String) throws -> String {
      guard
        let file = files.first(where: {
          $0.hasSuffix("/\(module)\(end)") || $0.hasSuffix("/\(module)/\(end)")
        })
      else { throw Problem("there is no \(module)\(end): is \(module) a module?") }
      return file
    }
    let moduleFile = try file("Module.swift")
    let delivery = String(moduleFile.dropLast("/\(module)Module.swift".count))
    let coordinator = try file("Coordinator.swift")
    guard !folder.contains("\(delivery)/\(name).swift") else {
      throw Problem("\(delivery)/\(name).swift is there already")
    }
    let template = ScreenTemplate(name: name, kind: kind, module: module)
    if try text(coordinator).contains(Regex("(let|var|func) \(template.key)\\b")) {
      throw Problem("\(coordinator) has \(template.key) already: take another name")
    }
    let address = #"Path("\#(template.address)""#
    for other in files where other.hasPrefix("\(delivery)/") {
      guard try text(other).contains(address) else { continue }
      throw Problem("\(other) has the address \(template.address) already: take another name")
    }
    // Everything is prepared before anything is written.
    var edits: [(String, String)] = []
    edits.append((moduleFile, try Edits.addRoute("\(name)Route", to: text(moduleFile), moduleFile)))
    edits.append(
      (
        coordinator,
        try Edits.addScreen(
          template.destination, template.maker, to: text(coordinator), coordinator)
      ))
    let words = "\(delivery)/Words.swift"
    let keys = template.texts.map(\.key)
    edits.append((words, try Edits.addKeys(keys, to: text(words), words)))
    let catalog = "\(delivery)/Resources/Localizable.xcstrings"
    edits.append((catalog, try Edits.addTexts(template.texts, to: text(catalog), catalog)))
    try write(template.screen, to: "\(delivery)/\(name).swift")
    try write(template.test, to: "\(tests(of: delivery))/\(name)Tests.swift")
    for (file, text) in edits { try edit(file) { _ in text } }
    layOut(["\(delivery)/\(name).swift"] + edits.map(\.0))
    print("\nTest it with: make test-module MODULE=\(module)")
    print(
      "Its address is \(template.address). To lead there, add to another view: \(template.link)")
  }

  private func text(_ file: String) throws -> String { try folder.text(of: file) }

  /// The folder for tests of a module's delivery.
  private func tests(of delivery: String) -> String {
    let tests = "\(delivery.dropLast("/Delivery".count))/Tests"
    return folder.contains("\(tests)/Delivery") ? "\(tests)/Delivery" : tests
  }

  // MARK: Files

  private func write(_ text: String, to file: String) throws {
    try folder.write(text, to: file)
    print("new     \(file)")
  }

  /// Formats files: long names may change the layout.
  private func layOut(_ files: [String]) {
    _ = project.run("swift", ["format", "--in-place"] + files.filter { $0.hasSuffix(".swift") })
  }

  private func edit(_ file: String, _ change: (String) throws -> String) throws {
    try folder.write(change(try folder.text(of: file)), to: file)
    print("changed \(file)")
  }
}

/// The kind of a screen.
enum ScreenKind: String, CaseIterable {
  case simple, list, form
}
