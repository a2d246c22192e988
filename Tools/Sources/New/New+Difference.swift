import Foundation

extension New {
  /// The difference between the files of a project and those that `sillar` would write today.
  func difference() throws -> String {
    guard isProject, let sillar = SillarPackage(in: try text("Package.swift")) else {
      throw Problem(
        "--check is for the folder of a project that sillar new project has made, or sillar new package"
      )
    }
    let manifest = Manifest(try text("Package.swift"))
    let name = manifest.name
    let today = FileManager.default.temporaryDirectory.appending(path: "sillar-new-\(UUID())")
    defer { try? FileManager.default.removeItem(at: today) }
    let new = New(Project(Folder(today.path)))
    let isPackage = manifest.products["\(name)Delivery"] != nil
    let files =
      isPackage
      ? PackageTemplate(name: name, sillar: sillar).files
      : ProjectTemplate(name: name, sillar: sillar).files
    for (file, text) in files { try new.folder.write(text, to: file) }
    new.layOut(files.map(\.0))
    let differences = files.map(\.0).compactMap { file -> String? in
      guard folder.contains(file) else { return "\(file) is missing\n" }
      let lines = project.run(
        "diff", ["-u", "--label", file, "--label", "\(file) today", file, "\(today.path)/\(file)"])
      return lines.isEmpty ? nil : lines
    }
    return differences.joined() + "\(differences.count) of \(files.count) files differ"
  }
}

extension SillarPackage {
  /// The dependency of a manifest that ``ProjectTemplate`` has made; nil in any other.
  init?(in manifest: String) {
    if let match = manifest.firstMatch(of: /\.package\(name: "Sillar", path: "([^"]+)"\)/) {
      self = .folder(String(match.output.1))
    } else if let match = manifest.firstMatch(of: /dependencies: \[\s*\.package\(\s*url: "([^"]+)"/)
    {
      self = .url(String(match.output.1))
    } else {
      return nil
    }
  }
}
