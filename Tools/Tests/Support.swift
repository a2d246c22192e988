import Foundation
import Testing

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

/// Runs `sillar new` with these words.
func run(_ words: [String], in project: Project) throws {
  var words = words
  let options = Options(&words)
  try New(project).run(words, options)
}

func run(_ words: String..., in project: Project) throws { try run(words, in: project) }

/// What `sillar new` answers to words that it refuses.
func refusal(_ words: [String], in project: Project) -> String? {
  #expect(throws: Problem.self) { try run(words, in: project) }?.text
}

func refusal(_ words: String..., in project: Project) -> String? { refusal(words, in: project) }
