import Foundation

/// `sillar api`: compares the API of each module that is built with the file in its folder, or writes the file.
struct APICommand {
  let project: Project
  let build: String

  /// - Parameter names: The modules; none for all that have a version.
  /// - Returns: What is wrong, a text for each module.
  func check(_ names: [String]) throws -> [String] {
    try modules(names).compactMap { module, api in
      guard let file = try file(of: module) else {
        return "\(module.file) is not there: run sillar api \(module.name)"
      }
      let change = APIChange(from: file, to: api)
      if let problem = Self.problem(change, module) { return problem }
      if file == api { return nil }
      let lines = ["\(module.file) is old: run sillar api \(module.name)"] + change.lines
      return lines.joined(separator: "\n  ")
    }
  }

  /// Writes the files of the modules whose versions allow it.
  ///
  /// - Returns: What is wrong, a text for each module.
  func write(_ names: [String]) throws -> [String] {
    try modules(names).compactMap { module, api in
      // What is not committed is nobody else's yet, and may change under the same version.
      let committed = project.run("git", ["show", "HEAD:./\(module.file)"])
      if let before = ModuleAPI(committed),
        let problem = Self.problem(APIChange(from: before, to: api), module)
      {
        return problem
      }
      if try file(of: module) != api {
        try project.folder.write(api.text, to: module.file)
        print("wrote \(module.file): \(api.name) \(api.version.text), \(api.lines.count) lines")
      }
      return nil
    }
  }

  private static func problem(_ change: APIChange, _ module: VersionedModule) -> String? {
    guard module.version < change.version else { return nil }
    let (before, needed) = (change.before.version.text, change.version.text)
    let breaks = change.breaks
    let reason = breaks.isEmpty ? "has more than \(before) had" : "breaks what \(before) had"
    let title = "\(module.source): \(module.name) \(reason), so it is \(needed) at least"
    return ([title] + (breaks.isEmpty ? change.lines : breaks)).joined(separator: "\n  ")
  }

  private func modules(_ names: [String]) throws -> [(VersionedModule, ModuleAPI)] {
    let modules = try VersionedModule.all(in: project)
    if let name = names.first(where: { name in !modules.contains { $0.name == name } }) {
      let known = modules.map(\.name).joined(separator: " ")
      throw Problem("there is no module \(name) with a version. There are: \(known)")
    }
    let built = try BuiltTargets(project, folder: build)
    return try modules.filter { names.isEmpty || names.contains($0.name) }.map { module in
      let lines = try module.targets.flatMap { try built.lines(of: $0, in: module.name) }
      return (module, ModuleAPI(name: module.name, version: module.version, lines: lines))
    }
  }

  private func file(of module: VersionedModule) throws -> ModuleAPI? {
    guard project.folder.contains(module.file) else { return nil }
    guard let api = ModuleAPI(try project.folder.text(of: module.file)) else {
      throw Problem("\(module.file):1: write \"# \(module.name) \(module.version.text)\" here")
    }
    return api
  }
}
