import BackendApp
import Foundation
import Programs
import SillarData
import Testing

@testable import BackendInfra

/// The errors of the backend for a store that is missing, damaged or too new, and the files it keeps as they are.
@Suite(.timeLimit(.minutes(2))) struct DamagedStoreTests {
  /// The stores with data that cannot be created again.
  static let ledgers = ["accounts", "commerce", "quotes"]

  private func start(in folder: URL) throws -> RunningProgram {
    try RunningProgram("backend", ["--port", "0", "--data-dir", folder.path])
  }

  /// Returns the error with which the backend fails to open.
  private func failure(in folder: URL) async throws -> String {
    let error = await #expect(throws: DatabaseUnavailable.self) {
      _ = try await BackendApp(dataDirectory: folder, isDemo: true)
    }
    return try #require(error).description
  }

  /// Returns the error output of a program that fails to start.
  private func refusal(in folder: URL) async throws -> String {
    let program = try start(in: folder)
    // A program that does start would serve until it is terminated.
    if await program.firstLine() != "" { program.terminate() }
    let result = await program.result()
    #expect(result.status == 1)
    #expect(result.output == "", "it does not listen")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(!result.errors.contains("move it away"))
    return result.errors
  }

  private func lose(_ name: String, in folder: URL) throws {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(
        at: folder.appending(path: "\(name).sqlite\(suffix)"))
    }
  }

  @Test(arguments: ledgers)
  func `a ledger that is gone stops the start until somebody decides`(_ name: String)
    async throws
  {
    try await withFilledFolder { folder in
      try lose(name, in: folder)
      let text = try await refusal(in: folder)
      let file = folder.appending(path: "\(name).sqlite")
      let marker = folder.appending(path: "\(name).store")
      #expect(text.contains(file.path) && text.contains("since "))
      #expect(text.contains("Restore it from a backup") && text.contains(marker.path))
      #expect(!FileManager.default.fileExists(atPath: file.path), "no new one is made")

      try FileManager.default.removeItem(at: marker)
      _ = try await BackendApp(dataDirectory: folder, isDemo: true)
      #expect(FileManager.default.fileExists(atPath: marker.path))
    }
  }

  /// The migrations of each store.
  private static let migrations: [String: @Sendable () -> Migrations] = [
    "backend": { TriviaSchema.migrations }, "movies": { FilmSchema.migrations },
    "accounts": { AccountSchema.migrations }, "commerce": { CommerceSchema.migrations },
    "quotes": { QuotesSchema.migrations },
  ]

  @Test(arguments: migrations.keys.sorted())
  func `a store of a newer program is refused`(_ name: String) async throws {
    try await withFilledFolder { folder in
      let file = folder.appending(path: "\(name).sqlite")
      let migrations = try #require(Self.migrations[name])
      do {
        var newer = migrations()
        newer.add("from the future") { _ in }
        _ = try BackendStorage(in: folder)
          .database(name, of: "what the newer program keeps", newer)
      }
      let before = try Data(contentsOf: file)
      let text = try await failure(in: folder)
      #expect(text.contains(file.path) && text.contains("newer version"))
      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test(arguments: ledgers)
  func `a damaged ledger is left as it is, to be restored`(_ name: String) async throws {
    try await withFilledFolder { folder in
      try lose(name, in: folder)
      let file = folder.appending(path: "\(name).sqlite")
      let damaged = Data(repeating: 7, count: 4096)
      try damaged.write(to: file)
      let text = try await failure(in: folder)
      #expect(text.contains(file.path) && text.contains("damaged"))
      #expect(text.contains("Restore it from a backup"))
      #expect(try Data(contentsOf: file) == damaged)
    }
  }

  @Test func `programs that start at once on a new folder open it in turn`() async throws {
    try await withTemporaryFolder { folder in
      try await withThrowingTaskGroup { group in
        for _ in 0..<3 {
          group.addTask {
            let program = try RunningProgram(
              "backend", ["--port", "0", "--data-dir", folder.path, "--wait-for-lock", "60"])
            let line = await program.firstLine()
            program.terminate()
            return (line, await program.result())
          }
        }
        for try await (line, result) in group {
          #expect(line.hasPrefix("backend: listening"))
          #expect(result.status == 0, "\(result.errors)")
          let others = result.errors.split(separator: "\n").filter {
            !$0.contains("waiting for the data folder: ")
          }
          #expect(others.isEmpty, "\(others)")
        }
      }
    }
  }
}
