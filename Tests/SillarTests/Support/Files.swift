import Foundation

/// Makes a folder with the given files and folders, by their paths, for the time of the body.
func withFiles<Result>(
  _ files: [String: String], folders: [String] = [], _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "sillar-tests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for path in folders + [""] {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
  }
  for (path, text) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return try await body(folder)
}
