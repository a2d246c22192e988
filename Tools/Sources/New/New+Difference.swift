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
    let backend = manifest.targets.first { $0.path == "Backend" }?.name
    let isPackage = backend == nil
    let name = folder.names(in: "Features").first { feature in
      backend.map { $0 == "\(feature.lowercased())-backend" }
        ?? (manifest.products["\(feature)Delivery"] != nil)
    }
    guard let name else {
      throw Problem(
        "Package.swift does not say which feature of Features the project began with: name the target at Backend as the feature in lowercase, with -backend, or a product as the feature, with Delivery"
      )
    }
    let item = try item(of: name)
    let today = FileManager.default.temporaryDirectory.appending(path: "sillar-new-\(UUID())")
    defer { try? FileManager.default.removeItem(at: today) }
    let new = New(Project(Folder(today.path)))
    let files =
      isPackage
      ? PackageTemplate(name: name, item: item, sillar: sillar).files
      : ProjectTemplate(name: name, item: item, sillar: sillar).files
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

  /// The type of a feature's items, as its repository has it.
  private func item(of name: String) throws -> String {
    let repository = "Features/\(name)/Model/\(name)Repository.swift"
    guard folder.contains(repository),
      let match = try text(repository).firstMatch(of: /Readings<\[([A-Za-z0-9]+)\]>/)
    else { return name.item }
    return String(match.output.1)
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
