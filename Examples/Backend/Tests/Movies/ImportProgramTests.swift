import BackendModel
import Foundation
import Programs
import Testing

@testable import BackendInfra

/// The command `backend import-movies` in a shell.
@Suite(.timeLimit(.minutes(1))) struct ImportProgramTests {
  private func run(_ file: String, _ folder: URL) async throws -> RunningProgram.Result {
    try await RunningProgram("backend", ["import-movies", file, "--data-dir", folder.path])
      .result()
  }

  /// Writes a file, and imports it into a database beside it.
  private func run(lines: [String], _ folder: URL) async throws -> RunningProgram.Result {
    let file = folder.appending(path: "films.jsonl")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    return try await run(file.path, folder)
  }

  private func withoutSeconds(_ output: String) -> String {
    output.replacing(#/\d+\.\d s\n$/#, with: "S s")
  }

  @Test func `help says what the file has to be and what the options are`() async throws {
    let result = try await RunningProgram("backend", ["import-movies", "--help"]).result()
    #expect(result.status == 0)
    for word in ["<file>", "standard input", "--data-dir", ".data", "JSON", "exit code"] {
      #expect(result.output.contains(word), "\(word)")
    }
    let help = try await RunningProgram("backend", ["--help"]).result()
    #expect(help.output.contains("import-movies"))
  }

  @Test func `a file that is right is imported, and again`() async throws {
    try await withTemporaryFolder { folder in
      let first = try await run(lines: [line(1, "One"), line(2, "Two")], folder)
      #expect(first.status == 0)
      #expect(first.errors == "")
      let imported = "imported 2 films (2 new, 0 replaced), 0 lines left out, in S s"
      #expect(withoutSeconds(first.output) == imported)
      let second = try await run(lines: [line(1, "One"), line(2, "Two")], folder)
      #expect(second.status == 0)
      let replaced = "imported 2 films (0 new, 2 replaced), 0 lines left out, in S s"
      #expect(withoutSeconds(second.output) == replaced)
      let store = try await FilmStore(in: .test(folder))
      let along = try MoviesContent.bundled.films.films.count
      #expect(try await store.ids().count == along + 2)
    }
  }

  @Test func `each line that is wrong is named, with its number`() async throws {
    try await withTemporaryFolder { folder in
      let bad = (1...23).map { _ in #"{"id":5}"# }
      let result = try await run(lines: [line(1, "One")] + bad, folder)
      #expect(result.status == 0)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 23)
      #expect(lines.first == "line 2 is left out: its title is missing, empty or not a text")
      #expect(lines.last == "line 24 is left out: its title is missing, empty or not a text")
      #expect(result.output.contains("imported 1 films (1 new, 0 replaced), 23 lines left out"))
    }
  }

  @Test func `the exit code says whether anything was imported that should have been`() async throws
  {
    try await withTemporaryFolder { folder in
      let bad = try await run(lines: ["x"], folder)
      #expect(bad.status == 1)
      #expect(bad.output.contains("imported 0 films (0 new, 0 replaced), 1 lines left out"))
      // An empty file, or empty standard input, is not an error.
      for empty in [try await run(lines: ["", ""], folder), try await run("-", folder)] {
        #expect(empty.status == 0)
        #expect(empty.output.contains("imported 0 films (0 new, 0 replaced), 0 lines left out"))
      }
    }
  }

  @Test func `a file that cannot be read is one line that says what to do`() async throws {
    try await withTemporaryFolder { folder in
      let missing = folder.appending(path: "missing").path
      for (file, reason) in [
        (missing, "No such file or directory"), (folder.path, "Is a directory"),
      ] {
        let result = try await run(file, folder)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
          result.errors == """
            backend: cannot read \(file) (\(reason)): name a file with one film a line, or - for \
            standard input

            """)
      }
      let none = try await RunningProgram("backend", ["import-movies"]).result()
      #expect(none.status == 64)
      #expect(none.errors.contains("<file>"))
    }
  }

  @Test func `cut off halfway it leaves whole batches, and going on is starting again`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let lines = (1...12_000).map { line(10_000_000 + $0, "Numbered \($0)") }
      let file = folder.appending(path: "films.jsonl")
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
      // The program's standard input stays open after the last line.
      let program = try RunningProgram(
        at: URL(filePath: "/bin/bash"),
        [
          "-c", #"exec "$0" import-movies - --data-dir "$1" < <(tail -n +1 -f --pid=$$ "$2")"#,
          RunningProgram.file("backend").path, folder.path, file.path,
        ])
      while !program.errorsUntilNow.hasSuffix("\n") { await Task.yield() }
      #expect(program.errorsUntilNow.hasPrefix("10000 lines, "))
      #expect(program.errorsUntilNow.hasSuffix(" a second\n"))
      // The program is waiting for the rest of a batch.
      program.crash()
      _ = await program.result()

      let store = try await FilmStore(in: .test(folder))
      let ids = try await store.ids().filter { (10_000_001...20_000_000).contains($0) }
      #expect(ids == Array(10_000_001...10_010_000))
      let known = try await store.films(
        .matching("numbered 9999", includesAdult: false), page: .first)
      #expect(known.total == 1)
      let (summary, _) = try await store.importLines(lines, in: folder)
      #expect(summary == .init(added: 2000, replaced: 10_000, rejected: 0))
    }
  }
}
