/// The targets of all packages of a project, grouped into layers, modules and apps.
struct Graph {
  struct Target: Hashable {
    let name: String
    let kind: String
    /// The path from the folder of the project.
    let path: String
    let dependencies: [String]

    private var isTest: Bool { path.hasPrefix("Tests/") || path.contains("/Tests/") }
    var isProgram: Bool {
      kind == "executableTarget" && !isTest && !path.hasPrefix("Benchmarks/")
    }
    var layer: Layer? {
      isTest ? nil : path.split(separator: "/").last.flatMap { Layer(rawValue: String($0)) }
    }
    /// The folder of the feature that the layer belongs to.
    var module: String? {
      guard layer != nil else { return nil }
      return path.split(separator: "/").dropLast().last.map(String.init)
    }
  }

  enum Layer: String, CaseIterable {
    case delivery = "Delivery"
    case model = "Model"
    case infra = "Infra"
  }

  struct Module {
    let name: String
    let layers: [Layer]
    /// Other modules that one of its layers depends on.
    let dependencies: [String]
  }

  struct App {
    let name: String
    let modules: [String]
  }

  let targets: [String: Target]
  /// The targets of the package in the project's own folder, those that depend on nothing first.
  private(set) var framework: [Target] = []
  private(set) var modules: [Module] = []
  private(set) var apps: [App] = []

  init(_ project: Project) throws {
    let manifests = try project.folder.files { $0.split(separator: "/").last == "Package.swift" }
      .map { path in
        (
          folder: path.dropLast("Package.swift".count),
          manifest: Manifest(try project.folder.text(of: path))
        )
      }
    guard !manifests.isEmpty else { throw Problem("there is no Package.swift in this folder") }
    var products: [String: [String]] = [:]
    for (_, manifest) in manifests { products.merge(manifest.products) { one, _ in one } }
    let names = Set(manifests.flatMap { $0.manifest.targets.map(\.name) })
    var targets: [String: Target] = [:]
    for (folder, manifest) in manifests {
      for target in manifest.targets {
        let all = target.dependencies.flatMap { products[$0] ?? [$0] }
        let path =
          target.path ?? "\(target.kind == "testTarget" ? "Tests" : "Sources")/\(target.name)"
        targets[target.name] = Target(
          name: target.name, kind: target.kind, path: folder + path,
          dependencies: Set(all).intersection(names).subtracting([target.name]).sorted())
      }
    }
    self.targets = targets
    let sorted = targets.values.sorted { $0.name < $1.name }
    framework = sorted.filter { $0.path.hasPrefix("Sources/") }
      .sorted { (all(below: $0).count, $0.name) < (all(below: $1).count, $1.name) }

    let layers = Dictionary(grouping: sorted.filter { $0.module != nil }) { $0.module ?? "" }
    modules = layers.map { name, targets in
      let others = targets.flatMap { $0.dependencies.compactMap { self.targets[$0]?.module } }
      return Module(
        name: name,
        layers: Layer.allCases.filter { layer in targets.contains { $0.layer == layer } },
        dependencies: Set(others).subtracting([name]).sorted())
    }
    .sorted { $0.name < $1.name }
    apps = sorted.filter(\.isProgram).compactMap { app in
      let modules = Set(all(below: app).compactMap(\.module)).sorted()
      return modules.isEmpty ? nil : App(name: app.name, modules: modules)
    }
  }

  /// All direct and indirect dependencies of a target.
  func all(below target: Target) -> Set<Target> {
    var found: Set<Target> = []
    var open = target.dependencies
    while let name = open.popLast() {
      if let target = targets[name], found.insert(target).inserted { open += target.dependencies }
    }
    return found
  }

  /// The names on a shortest path from a target to one of its dependencies.
  func way(from: Target, to: Target) -> [String] {
    var ways = [[from.name]]
    var seen: Set = [from.name]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      guard let last = way.last.flatMap({ targets[$0] }) else { continue }
      if last.name == to.name { return way }
      for name in last.dependencies where seen.insert(name).inserted { ways.append(way + [name]) }
    }
    return [from.name, to.name]
  }
}
