import Foundation

/// The contents of all files that lie directly in a folder, by their names. Without one that goes meanwhile, as a log of SQLite does
/// with the last connection.
func storedBytes(in folder: URL) throws -> [String: Data] {
  var found: [String: Data] = [:]
  for file in try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil) where !file.hasDirectoryPath
  {
    do {
      found[file.lastPathComponent] = try Data(contentsOf: file)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      continue
    }
  }
  return found
}
