extension Check {
  /// In a repository of one module, of which apps take versions: the tag of a commit is the version that the commit says, and the
  /// module's version is no lower than the tags of commits before.
  func checkTags(_ report: inout Report) throws {
    guard let module = try ownModule else { return }
    var last: (tag: Substring, version: Version)?
    for tag in project.run("git", ["tag", "--merged", "HEAD"]).split(separator: "\n") {
      guard let version = Self.version(of: tag) else { continue }
      let api = ModuleAPI(project.run("git", ["show", "\(tag):./\(module.file)"]))
      if let api, api.version != version {
        report.broken.append(
          "\(module.file):1: the tag \(tag) is on a commit of \(api.version.text), which an app gets that asks for "
            + "\(version.text): take it away with git tag --delete \(tag)")
      } else if version > last?.version ?? Version(0, 0, 0) {
        last = (tag, version)
      }
    }
    if let last, module.version < last.version {
      report.broken.append(
        "\(module.source): \(module.version.text) is lower than the tag \(last.tag) of an earlier commit: "
          + "take \(last.version.text) or a later version")
    }
  }

  /// The only module with a version, if the package of this folder has a product of it; a project of apps has none.
  private var ownModule: VersionedModule? {
    get throws {
      guard project.folder.contains("Package.swift") else { return nil }
      let modules = try VersionedModule.all(in: project)
      guard let module = modules.first, modules.count == 1 else { return nil }
      let products = Manifest(try project.folder.text(of: "Package.swift")).products.values
      return products.joined().contains(where: module.targets.contains) ? module : nil
    }
  }

  /// As SwiftPM reads it: `1.0.0` or `v1.0.0`.
  private static func version(of tag: Substring) -> Version? {
    Version(tag.hasPrefix("v") ? tag.dropFirst() : tag)
  }
}
