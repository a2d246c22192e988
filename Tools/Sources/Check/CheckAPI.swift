import Foundation

extension Check {
  /// A module's file with its API has the module's version, and has all that an earlier commit had under a version that it
  /// may stand in for.
  func checkAPIs(_ report: inout Report) throws {
    let isAPI = { (file: String) in file.hasSuffix("/\(ModuleAPI.file)") }
    guard !project.folder.files(where: isAPI).isEmpty else { return }
    var history: [String: [ModuleAPI]]?
    for module in try VersionedModule.all(in: project) where project.folder.contains(module.file) {
      guard let api = ModuleAPI(try project.folder.text(of: module.file)) else {
        report.broken.append(
          "\(module.file):1: write \"# \(module.name) \(module.version.text)\" here")
        continue
      }
      if api.version != module.version {
        report.broken.append(
          "\(module.file):1: it is of \(api.version.text), and \(module.source) says "
            + "\(module.version.text): run sillar api \(module.name)")
      }
      let states = history ?? earlierAPIs
      history = states
      var seen: Set<String> = []
      for before in states[module.name] ?? []
      where before.version <= api.version && api.version < before.version.afterBreak {
        for line in APIChange(from: before, to: api).breaks where seen.insert(line).inserted {
          report.broken.append(
            "\(module.file):1: \(before.version.text) had another API in an earlier commit, and what breaks "
              + "is \(before.version.afterBreak.text): \(line)")
        }
      }
    }
  }

  /// What the commits had, by module.
  private var earlierAPIs: [String: [ModuleAPI]] {
    let log = project.run(
      "git",
      [
        "log", "--format=commit %H", "--name-only", "--diff-filter=d", "--relative", "--",
        ":(glob)**/\(ModuleAPI.file)",
      ])
    var commit: Substring = ""
    var states: [String] = []
    for line in log.split(separator: "\n") {
      if line.hasPrefix("commit ") {
        commit = line.dropFirst("commit ".count)
      } else {
        states.append("\(commit):./\(line)")
      }
    }
    guard !states.isEmpty else { return [:] }
    let texts = "\n\(project.run("git", ["show"] + states))".components(separatedBy: "\n# ")
    return Dictionary(grouping: texts.compactMap { ModuleAPI("# \($0)") }, by: \.name)
  }
}
