import Foundation

/// `sillar site`: writes what DocC makes a site of, which are the symbol graphs of targets that are built, and the guides.
struct SiteCommand {
  let project: Project
  let build: String

  /// - Parameter place: A folder, which gets `graphs/TARGET` and `TARGET.docc` for each target, and `Guides.docc`.
  /// - Returns: What is wrong, a text for each place.
  func write(_ targets: [String], to place: String) throws -> [String] {
    let built = try BuiltTargets(project, folder: build)
    var problems: [String] = []
    for target in targets {
      let graphs = try built.graphs(of: target, in: target, to: "\(place)/graphs/\(target)")
      problems += Undocumented(target: target, graphs: graphs).problems
      try Folder("\(place)/\(target).docc").write(
        "# ``\(target)``\n\n\(try description(of: target))\n", to: "\(target).md")
    }
    let guides = try Guides(project, in: "Documentation")
    try guides.write(to: "\(place)/Guides.docc")
    return problems + guides.problems
  }

  /// What the table of products in the README says of a target; empty for one that is no product.
  func description(of target: String) throws -> String {
    let readme = Page("README.md", try project.folder.text(of: "README.md"))
    let cells = readme.changingLinks { text, _ in text }.split(separator: "\n")
      .map { $0.split(separator: " | ") }.first { $0.first == "| `\(target)`" && $0.count > 2 }
    return cells.map { "\($0[1].prefix(1).uppercased())\($0[1].dropFirst())." } ?? ""
  }
}
