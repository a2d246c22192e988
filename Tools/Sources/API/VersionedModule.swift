/// A module that says its version, with `Module(name: "Payments", version: "1.0.0")` in its delivery.
struct VersionedModule {
  let name: String
  let folder: String
  /// The targets of its layers.
  let targets: [String]
  let version: Version
  /// The file that says the version.
  let source: String

  var file: String { "\(folder)/\(ModuleAPI.file)" }

  /// All of a project, by their names.
  static func all(in project: Project) throws -> [VersionedModule] {
    try Graph(project).modules.compactMap { module in
      let words = try Regex(#"name:\s*"\#(module.name)",\s*version:\s*"([0-9.]+)""#)
      let delivery = "\(module.folder)/\(Graph.Layer.delivery.rawValue)"
      for file in project.folder.files(below: [delivery], where: { $0.hasSuffix(".swift") }) {
        guard let match = try project.folder.text(of: file).firstMatch(of: words),
          let version = match.output[1].substring.flatMap(Version.init)
        else { continue }
        return VersionedModule(
          name: module.name, folder: module.folder, targets: module.targets, version: version,
          source: file)
      }
      return nil
    }
  }
}
