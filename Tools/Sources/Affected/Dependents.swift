/// The targets that depend on others: as their manifests say, as their sources import, and tests on the programs that they
/// start.
///
/// A manifest may compute the names of dependencies, which cannot be read from its text: the imports name them.
struct Dependents {
  private var dependents: [String: Set<Graph.Target>] = [:]

  init(_ graph: Graph, _ project: Project) throws {
    for target in graph.targets.values {
      let programs = target.isForTests ? graph.programs[target.package] ?? [] : []
      var names = Set(target.dependencies)
      for file in project.folder.files(below: [target.path], where: { $0.hasSuffix(".swift") }) {
        let lines = SourceLines(try project.folder.data(of: file))
        names.formUnion(lines.imports.map(\.module))
        // A test names what it starts: `RunningProgram("market")`.
        names.formUnion(programs.filter { lines.contain("\"\($0)\"") })
      }
      for name in names { dependents[name, default: []].insert(target) }
    }
  }

  /// Some targets, and all that depend on them.
  func all(of targets: Set<Graph.Target>) -> Set<Graph.Target> {
    var found = targets
    var open = Array(targets)
    while let target = open.popLast() {
      for dependent in dependents[target.name] ?? [] where found.insert(dependent).inserted {
        open.append(dependent)
      }
    }
    return found
  }
}
