/// The targets of all packages of a project, grouped into layers, modules and apps.
struct Graph {
  struct Target: Hashable {
    let name: String
    let kind: String
    let package: String
    /// The path from the folder of the project.
    let path: String
    let dependencies: [String]

    var isTests: Bool { kind == "testTarget" }
    /// Whether only tests need it.
    var isForTests: Bool { "/\(path)/".contains("/Tests/") }
    var isProgram: Bool {
      kind == "executableTarget" && !isForTests && !path.hasPrefix("Benchmarks/")
    }
    var layer: Layer? {
      isForTests ? nil : path.split(separator: "/").last.flatMap { Layer(rawValue: String($0)) }
    }
    /// The folder of the feature that the layer belongs to.
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    var module: String? {
      layer == nil ? nil : folder.split(separator: "/").last.map(String.init)
    }
  }

  enum Layer: String, CaseIterable {
    case delivery = "Delivery"
    case model = "Model"
    case infra = "Infra"
  }

  struct Module {
    let name: String
    let folder: String
    let layers: [Layer]
    /// The targets of its layers.
    let targets: [String]
    /// Other modules that one of its layers depends on.
    let dependencies: [String]
  }

  struct App {
    let name: String
    let modules: [String]
  }

  let targets: [String: Target]
  /// The programs that the tests of a package can start: its own, and the products of those that it depends on.
  let programs: [String: Set<String>]
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
          name: target.name, kind: target.kind, package: manifest.name, path: folder + path,
          dependencies: Set(all).intersection(names).subtracting([target.name]).sorted())
      }
    }
    self.targets = targets
    let isProgram = { targets[$0]?.kind == "executableTarget" }
    programs = Dictionary(
      manifests.map { _, manifest in
        let others = manifests.map(\.manifest).filter { manifest.packages.contains($0.name) }
        let names = manifest.targets.map(\.name) + others.flatMap { $0.products.values.joined() }
        return (manifest.name, Set(names.filter(isProgram)))
      }, uniquingKeysWith: { one, _ in one })
    let sorted = targets.values.sorted { $0.name < $1.name }
    framework = sorted.filter { $0.path.hasPrefix("Sources/") }
      .sorted { (all(below: $0).count, $0.name) < (all(below: $1).count, $1.name) }

    let layers = Dictionary(grouping: sorted.filter { $0.module != nil }) { $0.module ?? "" }
    modules = layers.map { name, targets in
      let others = targets.flatMap { $0.dependencies.compactMap { self.targets[$0]?.module } }
      return Module(
        name: name, folder: targets[0].folder,
        layers: Layer.allCases.filter { layer in targets.contains { $0.layer == layer } },
        targets: targets.map(\.name),
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
