import Foundation

/// Writes new projects, modules, screens, apps and flavors, as the guides in Documentation do by hand. Of existing files, it changes only the
/// lists that must name the new ones.
struct New {
  let project: Project
  var folder: Folder { project.folder }

  init(_ project: Project) { self.project = project }

  func run(_ words: [String], _ options: Options) throws {
    switch words.first {
    case nil where options.flag("--check"):
      try options.finish()
      print(try difference())
    case "project":
      guard words.count == 2 else {
        throw Problem("a project needs one name: sillar new project Recipes", exitCode: 64)
      }
      let name = try name(words[1])
      let item = try item(of: name, options)
      let home = try options.value("--in") ?? name
      let sillar = try SillarPackage(options.value("--sillar"), for: home, in: folder)
      try options.finish()
      try newProject(name, of: item, in: home, sillar)
    case "package":
      guard words.count == 2 else {
        throw Problem("a package needs one name: sillar new package Tips", exitCode: 64)
      }
      let name = try name(words[1])
      let item = try item(of: name, options)
      let home = try options.value("--in") ?? name
      let url = try options.value("--sillar")
      try options.finish()
      try newPackage(name, of: item, in: home, SillarPackage(url: url))
    case "module":
      guard words.count == 2 else {
        throw Problem("a module needs one name: sillar new module Coupons", exitCode: 64)
      }
      let name = try name(words[1])
      let item = try item(of: name, options)
      guard !isProject else {
        try options.finish()
        return try feature(name, of: item)
      }
      let place = try options.value("--in") ?? "Examples"
      let sillar = try options.value("--sillar") ?? "."
      try options.finish()
      try module(name, of: item, in: place, sillar: sillar)
    case "app":
      guard words.count > 1 else {
        throw Problem(
          "an app needs a name, and features: sillar new app Kitchen Recipes Menus", exitCode: 64)
      }
      try options.finish()
      try app(try appName(words[1]), of: Array(words.dropFirst(2)), isFlavor: false)
    case "flavor":
      guard words.count == 2, let app = try options.value("--of") else {
        throw Problem(
          "a flavor needs a name, and an app: sillar new flavor Tapas --of Recipes", exitCode: 64)
      }
      try options.finish()
      try self.app(try appName(words[1]), of: try features(of: app), isFlavor: true)
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
    default:
      throw Problem(
        "say what is new: project, package, module, screen, app or flavor\n\n\(Sillar.usage)",
        exitCode: 64)
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

  private func appName(_ word: String) throws -> String {
    let name = try name(word)
    try TakenNames.check(app: name)
    return name
  }

  /// The name of the type of a module's items.
  private func item(of module: String, _ options: Options) throws -> String {
    let item = try options.value("--item").map(name) ?? module.item
    try TakenNames.check(module: module, item: item)
    return item
  }

  /// True in a repository that `sillar` made: its features are targets of one package.
  var isProject: Bool { folder.contains("Package.swift") && folder.contains("Features") }

  // MARK: Repositories

  /// - Parameter home: The project's folder, from the current one.
  private func newProject(
    _ name: String, of item: String, in home: String, _ sillar: SillarPackage
  ) throws {
    try TakenNames.check(app: name)
    let files = ProjectTemplate(name: name, item: item, sillar: sillar).files
    try writeRepository(
      files, of: name, in: home, with: ["hummingbird", "swift-log", sillar.folderName])
    print("\n\(home)/README.md says how to run and test it.")
  }

  private func newPackage(
    _ name: String, of item: String, in home: String, _ sillar: SillarPackage
  ) throws {
    let files = PackageTemplate(name: name, item: item, sillar: sillar).files
    try writeRepository(files, of: name, in: home, with: [sillar.folderName])
    print("\n\(home)/README.md says how to test it, and how apps get a version of it.")
  }

  /// - Parameter packages: Those that it depends on.
  private func writeRepository(
    _ files: [(String, String)], of name: String, in home: String, with packages: [String]
  ) throws {
    let place = folder.place(home)
    var isFolder: ObjCBool = true
    if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      throw Problem("\(home) is a file: name a new folder with --in")
    }
    if let file = folder.names(in: home).first(where: { $0 != ".git" }) {
      throw Problem(
        "\(home) has \(file) in it, and a repository begins in an empty folder: name another with --in"
      )
    }
    // A package is known by the name of its folder.
    for word in [name, place.lastPathComponent] { try refuse(word, in: packages) }
    try write(files.map { ("\(home)/\($0.0)", $0.1) })
    let script = place.appending(path: ProjectTemplate.script).path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    layOut(files.map { "\(home)/\($0.0)" })
  }

  // MARK: Modules

  /// - Parameter sillar: The folder of the framework's package, from that of the project.
  private func module(
    _ name: String, of item: String, in place: String, sillar: String
  ) throws {
    let home = "\(place)/\(name)"
    guard !place.hasPrefix("/"), !place.hasPrefix("..") else {
      throw Problem("--in is a folder below the current one: \(place) is not", exitCode: 64)
    }
    guard !folder.contains(home) else { throw Problem("\(home) is there already") }
    guard SillarPackage.isCheckout(folder.place(sillar)) else {
      throw Problem(
        "\(sillar) is no clone of Sillar, which the module depends on: go to the folder of a project, with Package.swift and Features in it, or name the clone with --sillar",
        exitCode: 64)
    }
    let at = folder.place(home)
    let template = ModuleTemplate(
      name: name, item: item, sillar: folder.place(sillar).way(from: at),
      kit: folder.place("\(sillar)/Examples/Kit").way(from: at))
    try checkTargets(template.targets)
    try write(template.files.map { ("\(home)/\($0.0)", $0.1) })
    layOut(template.files.map { "\(home)/\($0.0)" })
    print("\nTest it with: \(testing(name))")
    print("Documentation/AddAModule.md says how to go on: a screen, a rule, an app.")
  }

  /// Adds a feature to a project: its slice, its targets, and its service to the backend.
  private func feature(_ name: String, of item: String) throws {
    let home = "Features/\(name)"
    guard !folder.contains(home) else { throw Problem("\(home) is there already") }
    let template = FeatureTemplate(name: name, item: item, languages: try languagesOfProject())
    try refuse(address: "/\(name.hyphenated)", in: "Features/")
    try checkTargets(["Model", "Delivery", "Wire", "Infra", "Service", "Tests"].map { name + $0 })
    let (manifest, backend) = ("Package.swift", "Backend/main.swift")
    let depending = try Edits.addDependency(
      on: "\(name)Service", ofTargetAt: "Backend", to: text(manifest), manifest)
    let edits = [
      (
        manifest,
        try Edits.addTargets(template.targets(below: "\(home)/"), to: depending, manifest)
      ),
      (backend, try Edits.addService(of: name, to: text(backend), backend)),
    ]
    try write(template.files.map { ("\(home)/\($0.0)", $0.1) })
    for (file, text) in edits { try edit(file) { _ in text } }
    layOut(template.files.map { "\(home)/\($0.0)" } + edits.map(\.0))
    print("\nTest it with: \(testing(name))")
    print(
      "The backend serves it, and no app has it yet. One with all features: sillar new app Kitchen")
  }

  /// Two targets of the same name cannot be in one app.
  private func checkTargets(_ names: [String]) throws {
    let targets = try folder.contains("Package.swift") ? Graph(project).targets : [:]
    for target in names.compactMap({ targets[$0] }) {
      throw Problem("\(target.path) has a target \(target.name) already: take another name")
    }
  }

  private func testing(_ module: String) -> String {
    isProject ? "swift test --filter \(module)Tests" : "make test-module MODULE=\(module)"
  }

  // MARK: Apps

  /// - Parameters:
  ///   - modules: Its features; empty for all.
  ///   - isFlavor: Whether it gets words and colors of its own.
  private func app(_ name: String, of modules: [String], isFlavor: Bool) throws {
    guard isProject else {
      throw Problem(
        "sillar new \(isFlavor ? "flavor" : "app") is for a project that sillar new project has made: "
          + "Documentation/AddAnApp.md says how this repository's apps are made", exitCode: 64)
    }
    let features = folder.names(in: "Features").sorted().filter(hasSlice)
    for module in modules where !features.contains(module) {
      throw Problem(
        "Features/\(module)/Infra/Saved\(module).swift is not there: an app is made of features that sillar new has made: "
          + features.joined(separator: ", "), exitCode: 64)
    }
    let template = AppTemplate(
      name: name, modules: modules.isEmpty ? features : modules, isFlavor: isFlavor)
    guard !template.modules.isEmpty else { throw Problem("Features has no feature") }
    guard Set(template.modules).count == template.modules.count else {
      throw Problem("name each feature once", exitCode: 64)
    }
    guard !folder.contains(template.home) else {
      throw Problem("\(template.home) is there already")
    }
    // On some disks, a program of this name would be the library.
    try refuse(name, in: ["hummingbird", "swift-log", "sillar"])
    try checkTargets([template.program])
    let manifest = "Package.swift"
    let edited = try Edits.addTargets(template.target, to: text(manifest), manifest)
    try write(template.files)
    try edit(manifest) { _ in edited }
    layOut(template.files.map(\.0) + [manifest])
    print(
      "\nRun it beside the backend: .build/debug/\(template.program) --port 8082"
        + " --data-dir .data/\(template.program) --backend-url http://127.0.0.1:8081")
  }

  private func hasSlice(_ module: String) -> Bool {
    folder.contains("Features/\(module)/Infra/Saved\(module).swift")
  }

  /// The features of an app, in the order of its list of modules.
  private func features(of app: String) throws -> [String] {
    let file = "Apps/\(app)/\(app)App.swift"
    guard folder.contains(file),
      let list = try text(file).firstMatch(of: /static let modules = \[([^\]]*)\]/)
    else { throw Problem("\(file) has no list of modules: is \(app) an app?", exitCode: 64) }
    return list.output.1.matches(of: /([A-Za-z0-9]+)Module\.module/).map { String($0.output.1) }
  }

  /// - Parameter packages: Those that the repository depends on.
  private func refuse(_ word: String, in packages: [String]) throws {
    guard packages.contains(word.lowercased()) else { return }
    throw Problem("\(word) is a package that the repository depends on: take another name")
  }

  /// An app with two screens at one address does not start.
  private func refuse(address: String, in place: String) throws {
    for file in folder.files(where: { $0.hasSuffix(".swift") }) where file.hasPrefix(place) {
      guard try text(file).contains(#"Path("\#(address)""#) else { continue }
      throw Problem("\(file) has the address \(address) already: take another name")
    }
  }

  /// The languages of the first feature of a project.
  private func languagesOfProject() throws -> [String] {
    let catalog = folder.files(below: ["Features"]) { $0.hasSuffix("/Localizable.xcstrings") }.first
    return try catalog.map { Text.languages(of: try text($0)) } ?? ["en"]
  }

  // MARK: Screens

  private func screen(_ name: String, _ kind: ScreenKind, in module: String) throws {
    let files = folder.files { $0.hasSuffix(".swift") }
    guard let coordinator = files.first(where: { $0.hasSuffix("/\(module)Coordinator.swift") })
    else { throw Problem("there is no \(module)Coordinator.swift: is \(module) a module?") }
    let delivery = String(coordinator.dropLast("/\(module)Coordinator.swift".count))
    let moduleFile = try files.first {
      try $0.hasPrefix("\(delivery)/") && text($0).contains("enum \(module)Module {")
    }
    guard let moduleFile else {
      throw Problem("no file in \(delivery) has \"enum \(module)Module\": is \(module) a module?")
    }
    guard try text(moduleFile).contains("routes: \(module)Coordinator.routes") else {
      throw Problem(
        "\(moduleFile) does not take its addresses from its coordinator: write routes: \(module)Coordinator.routes"
      )
    }
    let (screenFile, testFile) = (
      "\(delivery)/\(name).swift", "\(tests(of: delivery))/\(name)Tests.swift"
    )
    try refuse(existing: [screenFile, testFile])
    let world = "\(tests(of: delivery))/Support/World.swift"
    let hasKit = try !isProject && (!folder.contains(world) || text(world).contains("import Kit\n"))
    let template = ScreenTemplate(name: name, kind: kind, module: module, hasKit: hasKit)
    try TakenNames.check(screen: name, kind)
    // All features of a project may be in one app; those of the examples are in different ones.
    try refuse(address: template.address, in: isProject ? "Features/" : "\(delivery)/")
    // Everything is prepared before anything is written.
    let words = "\(delivery)/Words.swift"
    let catalog = "\(delivery)/Resources/Localizable.xcstrings"
    let edits = [
      (
        coordinator,
        try Edits.addDestination(template.destination, to: text(coordinator), coordinator)
      ),
      (words, try Edits.addKeys(template.texts.map(\.key), to: text(words), words)),
      (catalog, try Edits.addTexts(template.texts, to: text(catalog), catalog)),
    ]
    try write([(screenFile, template.screen), (testFile, template.test)])
    for (file, text) in edits { try edit(file) { _ in text } }
    layOut([screenFile] + edits.map(\.0))
    print("\nTest it with: \(testing(module))")
    print(
      "Its address is \(template.address). To lead there, add to another view: \(template.link)")
  }

  func text(_ file: String) throws -> String { try folder.text(of: file) }

  /// The folder for tests of a module's delivery.
  private func tests(of delivery: String) -> String {
    let tests = "\(delivery.dropLast("/Delivery".count))/Tests"
    return folder.contains("\(tests)/Delivery") ? "\(tests)/Delivery" : tests
  }

  // MARK: Files

  /// Writes new files, if none of them is there.
  private func write(_ files: [(String, String)]) throws {
    try refuse(existing: files.map(\.0))
    for (file, text) in files {
      try folder.write(text, to: file)
      print("new     \(file)")
    }
  }

  private func refuse(existing files: [String]) throws {
    guard let file = files.first(where: folder.contains) else { return }
    throw Problem("\(file) is there already: take another name")
  }

  /// Formats files: long names may change the layout.
  func layOut(_ files: [String]) {
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
