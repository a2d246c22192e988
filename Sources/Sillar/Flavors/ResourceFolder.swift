import Foundation

/// Files of a module or a flavor: in a folder, or embedded in the program.
struct ResourceFolder: Sendable {
  private enum Source: Sendable {
    case folder(URL)
    case files([String: [UInt8]])
  }

  private let source: Source

  init(_ url: URL) { source = .folder(url) }
  init(files: [String: [UInt8]]) { source = .files(files) }

  /// - Throws: ``ResourceError`` when the folder does not exist: the app was moved without its resources.
  func check() throws(ResourceError) {
    guard case .folder(let folder) = source else { return }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      throw ResourceError(
        place: folder.path, problem: "there is no such folder: it belongs beside the program")
    }
  }

  /// A file's contents; nil when there is no such file.
  ///
  /// - Parameter path: A path relative to the folder. A path that leads out of the folder matches no file.
  /// - Throws: ``ResourceError`` when the file exists and cannot be read.
  func contents(of path: String) throws(ResourceError) -> Data? {
    switch source {
    case .files(let files): return files[path].map { Data($0) }
    case .folder(let folder):
      guard Self.isInside(path) else { return nil }
      let file = folder.appending(path: path)
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory),
        !isDirectory.boolValue
      else { return nil }
      // Blocks: once, when the app is made.
      do { return try Data(contentsOf: file) } catch {
        throw ResourceError(place: file.path, problem: "it cannot be read: \(error)")
      }
    }
  }

  /// The names of the subfolders.
  func folders() throws(ResourceError) -> [String] {
    switch source {
    case .files(let files):
      return Set(files.keys.compactMap { $0.split(separator: "/").dropLast().first }).map {
        String($0)
      }.sorted()
    case .folder(let folder):
      do {
        return try FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: [.isDirectoryKey]
        )
        .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        .map(\.lastPathComponent).sorted()
      } catch {
        throw ResourceError(place: folder.path, problem: "it cannot be read: \(error)")
      }
    }
  }

  /// The names of the files in a subfolder; none if there is no such folder.
  func files(in folder: String) throws(ResourceError) -> [String] {
    switch source {
    case .files(let files):
      return files.keys.filter { $0.hasPrefix("\(folder)/") }.map {
        String($0.dropFirst(folder.count + 1))
      }.sorted()
    case .folder:
      guard try folders().contains(folder) else { return [] }
      do {
        return try FileManager.default.contentsOfDirectory(atPath: place(of: folder))
          .filter { !$0.hasPrefix(".") }.sorted()
      } catch {
        throw ResourceError(place: place(of: folder), problem: "it cannot be read: \(error)")
      }
    }
  }

  /// The path of a file, for messages.
  func place(of path: String) -> String {
    switch source {
    case .folder(let folder): folder.appending(path: path).path
    case .files: path
    }
  }

  private static func isInside(_ path: String) -> Bool {
    !path.isEmpty
      // Compares bytes, as file systems do: a slash with a combining accent is still a slash there.
      && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { part in
          !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
            && !part.contains { $0 < 0x20 || $0 == UInt8(ascii: "\\") }
        }
  }
}
