/// What a change touches: the targets with the changed files, and all that depend on them.
struct Affected {
  private(set) var targets: Set<Graph.Target> = []
  /// Why everything is affected; empty when it is not.
  private(set) var reasons: [String] = []
  let graph: Graph

  init(_ project: Project, files: [String]) throws {
    graph = try Graph(project)
    let all = Set(graph.targets.values)
    for file in files {
      if let target = Self.target(of: file, in: all) {
        targets.insert(target)
      } else if Self.isForReaders(file) {
        targets.formUnion(try Self.readers(of: file, in: all, project))
      } else {
        let below = Self.targets(beside: file, in: all)
        if below.isEmpty { reasons.append("\(file) is in no target, so everything is affected") }
        targets.formUnion(below)
      }
    }
    targets = reasons.isEmpty ? try Dependents(graph, project).all(of: targets) : all
  }

  /// Names that `Scripts/test --module` takes.
  var tests: [String] {
    targets.filter(\.isTests).map { target in
      target.name.hasSuffix("Tests") ? String(target.name.dropLast(5)) : target.name
    }
    .sorted()
  }

  var text: String {
    let names = Set(targets.map(\.name))
    let modules = Set(targets.compactMap(\.module)).sorted()
    let lines =
      reasons + graph.framework.map(\.name).filter(names.contains).map { "framework \($0)" }
      + modules.map { "module \($0)" }
      + graph.apps.map(\.name).filter(names.contains).map { "app \($0)" }
      + tests.map { "tests \($0)" }
    return lines.isEmpty ? "nothing is affected" : lines.joined(separator: "\n")
  }

  private static func target(
    of file: String, in targets: Set<Graph.Target>
  ) -> Graph.Target? {
    targets.filter { file.hasPrefix("\($0.path)/") }.max { $0.path.count < $1.path.count }
  }

  /// The targets below the folder of a file, such as all of a package for its manifest. A file of the whole repository, in its
  /// first folder, is beside none.
  private static func targets(
    beside file: String, in targets: Set<Graph.Target>
  ) -> Set<Graph.Target> {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    return folder.isEmpty ? [] : targets.filter { $0.path.hasPrefix("\(folder)/") }
  }

  /// Whether a file outside of targets is for people: no build reads it.
  private static func isForReaders(_ file: String) -> Bool {
    [".md", ".png", "CODEOWNERS", "LICENSE"].contains { file.hasSuffix($0) }
  }

  /// The targets that read a file when they run, and so have its path in their sources.
  private static func readers(
    of file: String, in targets: Set<Graph.Target>, _ project: Project
  ) throws -> [Graph.Target] {
    project.run("git", ["grep", "-lzF", "\"\(file)\"", "--", "*.swift"])
      .split(separator: "\0").compactMap { target(of: String($0), in: targets) }
  }
}
