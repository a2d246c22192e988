import Foundation

@testable import sillar

/// Makes a repository with these files for the time of the body.
func withProject<Result>(
  _ files: [String: String], _ body: (Project) throws -> Result
) throws -> Result {
  let url = FileManager.default.temporaryDirectory.appending(path: "tools-\(UUID())")
  defer { try? FileManager.default.removeItem(at: url) }
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  let folder = Folder(url.path)
  for (path, text) in files { try folder.write(text, to: path) }
  return try body(Project(folder))
}

extension Project {
  /// Commits all files, in a repository on the branch `main`.
  func commit() {
    let author = ["-c", "user.name=a", "-c", "user.email=a@b"]
    for words in [
      ["init", "-q", "-b", "main"], ["add", "."], author + ["commit", "-qm", "x"],
    ] {
      _ = run("git", words)
    }
  }
}
