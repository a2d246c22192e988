/// The files that differ between a commit and the folder: changed, new, and deleted ones.
struct Change {
  let files: [String]

  /// - Parameter commit: Of a branch that has gone on meanwhile, the commit counts that the folder has in common with it.
  init(_ project: Project, since commit: String) throws {
    func git(_ words: String...) -> [String] {
      project.run("git", words).split { $0 == "\0" || $0 == "\n" }.map(String.init)
    }
    let name = ["--verify", "--quiet", "--end-of-options", "\(commit)^{commit}"]
    guard !project.run("git", ["rev-parse"] + name).isEmpty else {
      throw Problem(
        "git knows no commit \(commit) here: name a branch, a tag or a commit", exitCode: 2)
    }
    guard let start = git("merge-base", commit, "HEAD").first else {
      throw Problem("\(commit) has no commit in common with what is here", exitCode: 2)
    }
    let changed = git("diff", "-z", "--name-only", "--no-renames", "--relative", start)
    files = changed + git("ls-files", "-z", "--others", "--exclude-standard")
  }
}
