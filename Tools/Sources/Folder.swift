import Foundation

/// A folder on disk, with the files below it.
struct Folder: Sendable {
  let url: URL

  init(_ path: String) { url = URL(filePath: path, directoryHint: .isDirectory) }

  /// What a path means from here, as in a shell: an absolute one begins at the root.
  private func at(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : url.appending(path: path)
  }

  /// The files below some of its places, by their paths from here, in alphabetical order: folders that begin with a period
  /// are left out.
  func files(below places: [String] = ["."], where isWanted: (String) -> Bool) -> [String] {
    places.flatMap { place -> [String] in
      let start = place == "." ? url : at(place)
      if let values = try? start.resourceValues(forKeys: [.isDirectoryKey]),
        values.isDirectory == false
      {
        return isWanted(place) ? [place] : []
      }
      var files: [String] = []
      guard let found = FileManager.default.enumerator(atPath: start.path) else { return [] }
      while let path = found.nextObject() as? String {
        let name = path.split(separator: "/").last ?? ""
        if name.hasPrefix(".") {
          found.skipDescendants()
        } else if isWanted(path) {
          files.append(place == "." ? path : "\(place)/\(path)")
        }
      }
      return files
    }
    .sorted()
  }

  /// The names of the files and folders in a folder; none when it is not there.
  func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: at(path).path)
    return names?.sorted() ?? []
  }

  func data(of path: String) throws -> Data {
    do { return try Data(contentsOf: at(path)) } catch {
      throw Problem("cannot read \(path)")
    }
  }

  func text(of path: String) throws -> String {
    String(decoding: try data(of: path), as: UTF8.self)
  }

  func contains(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: at(path).path)
  }

  func write(_ text: String, to path: String) throws {
    let file = at(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
