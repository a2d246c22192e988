import Foundation

/// The targets that a build has left in a folder.
struct BuiltTargets {
  let project: Project
  /// The folder of the build, such as `.build/debug`.
  let folder: String
  private let options: [String]

  init(_ project: Project, folder: String) throws {
    self.project = project
    self.folder = folder
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let info = Data(project.run("swift", ["-print-target-info"]).utf8)
    guard let target = try? JSONDecoder().decode(Info.self, from: info).target else {
      throw Problem("swift -print-target-info does not say for which machine it compiles")
    }
    options = ["-target", target.triple, "-I", "\(folder)/Modules"] + Self.modules(project, folder)
  }

  /// The lines of the API of a target.
  func lines(of target: String, in module: String) throws -> [String] {
    let place = FileManager.default.temporaryDirectory.appending(path: "sillar-api-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    return APILines(target: target, graphs: try graphs(of: target, in: module, to: place.path))
      .sorted
  }

  /// The symbol graphs of a target, whose files a folder gets.
  func graphs(of target: String, in module: String, to place: String) throws -> [SymbolGraph] {
    guard project.folder.contains("\(folder)/Modules/\(target).swiftmodule") else {
      throw Problem("\(target) is not in \(folder): build \(module) first")
    }
    let url = URL(filePath: place, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let what = [
      "-module-name", target, "-output-dir", url.path, "-minimum-access-level", "public",
      "-skip-synthesized-members", "-emit-extension-block-symbols",
    ]
    _ = project.run("swift", ["symbolgraph-extract"] + what + options, isQuiet: false)
    let files = Folder(place)
    let graphs = try files.files { $0.hasSuffix(".symbols.json") }.map { file in
      try JSONDecoder().decode(SymbolGraph.self, from: files.data(of: file))
    }
    guard !graphs.isEmpty else {
      throw Problem("the API of \(target) cannot be read from \(folder): the reason stands above")
    }
    return graphs
  }

  /// The options for the modules in C that Swift's modules import: those that the build has made, and those of libraries.
  private static func modules(_ project: Project, _ folder: String) -> [String] {
    let made = project.folder.names(in: folder).filter {
      $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build")
    }
    let maps = made.map { "\(folder)/\($0)/module.modulemap" }
    let checkouts = URL(filePath: folder).deletingLastPathComponent().relativePath + "/checkouts"
    let folders = project.folder.names(in: checkouts).flatMap { library in
      let sources = "\(checkouts)/\(library)/Sources"
      return project.folder.names(in: sources).flatMap { name in
        ["\(sources)/\(name)", "\(sources)/\(name)/include"]
      }
    }
    let own = project.folder.names(in: "Sources").map { "Sources/\($0)" }
    return maps.filter(project.folder.contains).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + (folders + own).filter { project.folder.contains("\($0)/module.modulemap") }
      .flatMap { ["-I", $0] } + systemLibraries(project)
  }

  /// The folders of the headers of PostgreSQL's library, if it is installed.
  private static func systemLibraries(_ project: Project) -> [String] {
    project.run("pkg-config", ["--cflags-only-I", "libpq"]).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }
}
