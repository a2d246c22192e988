import Foundation
import Programs
import SillarSQL
import SillarWeb
import TestServers
import Testing

/// One program at a time uses a data folder.
@Suite(.timeLimit(.minutes(2))) struct DataFolderTests {
  private func kiosk(_ folder: URL, _ options: [String] = []) throws -> RunningProgram {
    let service = ["--api-url", "http://127.0.0.1:1/api"]
    return try RunningProgram(
      "kiosk", service + ["--port", "0", "--data-dir", folder.path] + options)
  }

  @Test func `a second program on a data folder ends with 78, and names the first`() async throws {
    try await withFolder { folder in
      let first = try kiosk(folder)
      #expect(await first.firstLine().contains("listening"))
      // However its path is written.
      for path in [folder, folder.appending(path: "../\(folder.lastPathComponent)")] {
        let second = await (try kiosk(path)).result()
        #expect(second.status == 78)
        #expect(second.output.isEmpty)
        #expect(second.errors.contains("is in use by process \(first.id) (kiosk), since 20"))
        #expect(second.errors.contains("--wait-for-lock 30"))
      }
      // The help and the configuration need no folder.
      #expect(await (try kiosk(folder, ["--print-configuration"])).result().status == 0)
      first.interrupt()
      #expect(await first.result().status == 0)
    }
  }

  @Test func `a store beside a router of one's own shares the lock of the folder`() async throws {
    try await withFolder { folder in
      let first = try kiosk(folder)
      #expect(await first.firstLine().contains("listening"))
      let error = #expect(throws: FolderInUse.self) { try HostStore(in: folder) }
      #expect(error?.owner.hasPrefix("process \(first.id) (kiosk), since 20") == true)
      #expect(error?.description.contains("--") == false)
      first.interrupt()
      #expect(await first.result().status == 0)

      _ = try HostStore(in: folder)
      _ = try HostStore(in: folder)
      let second = await (try kiosk(folder)).result()
      #expect(second.status == 78)
      #expect(second.errors.contains("is in use by process \(getpid()) ("))
    }
  }

  @Test(arguments: [SIGINT, SIGKILL])
  func `a program waits for the one before, however that ends`(signal: Int32) async throws {
    try await withFolder { folder in
      let first = try kiosk(folder)
      #expect(await first.firstLine().contains("listening"))
      let second = try kiosk(folder, ["--wait-for-lock", "60"])
      await second.waitForErrors(containing: "waiting for the data folder: process \(first.id)")
      kill(first.id, signal)
      _ = await first.result()
      #expect(await second.firstLine().contains("listening"))
      second.interrupt()
      #expect(await second.result().status == 0)
    }
  }

  @Test func `a store that cannot be opened is said, and the program serves all the same`()
    async throws
  {
    try await withFolder { folder in
      // A folder where the file of the store belongs.
      try FileManager.default.createDirectory(
        at: folder.appending(path: "host.sqlite"), withIntermediateDirectories: true)
      let program = try kiosk(folder)
      #expect(await program.firstLine().contains("listening"))
      await program.waitForErrors(containing: "kept in memory, and end with this process")
      #expect(!program.errorsUntilNow.contains("--data-dir"))
      program.interrupt()
      #expect(await program.result().status == 0)
    }
  }

  @Test func `Git sees nothing of a new data folder, and a folder of somebody stays as it is`()
    async throws
  {
    try await withFolder { project in
      func git(_ words: String...) async throws -> String {
        let git = URL(filePath: "/usr/bin/env")
        return await (try RunningProgram(at: git, ["git", "-C", project.path] + words)).result()
          .output
      }
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try Data().write(to: project.appending(path: "mine.txt"))
      _ = try await git("init", "--quiet")
      _ = try await log(project.appending(path: "data"))
      _ = try await git("add", ".")
      #expect(try await git("diff", "--cached", "--name-only") == "mine.txt\n")
      _ = try await log(project)
      let ignored = project.appending(path: ".gitignore").path
      #expect(!FileManager.default.fileExists(atPath: ignored))
    }
  }

  /// Disks that are full: without a block, and without a file more.
  @Test(
    .enabled("a test may mount a disk here") { await mayMount },
    arguments: ["size=8k", "nr_inodes=1"])
  func `a program starts on a full disk, and says what ends with its process`(disk: String)
    async throws
  {
    try await withFolder { folder in
      // The disk is seen by this program alone, and goes with it.
      let full = """
        mkdir -p "$0"
        mount -t tmpfs -o \(disk),mode=700 none "$0"
        cat /dev/zero 2> /dev/null > "$0/fill"
        exec "$@"
        """
      let program = try RunningProgram(
        at: Self.unshare,
        Self.mounting + ["sh", "-c", full, folder.path, RunningProgram.file("kiosk").path]
          + ["--api-url", "http://127.0.0.1:1/api", "--port", "0", "--data-dir", folder.path])
      #expect(await program.firstLine().contains("listening"), "\(program.errorsUntilNow)")
      for loss in [
        "Sessions and windows are kept in memory, and end with this process",
        "everybody is signed out when this process ends",
      ] {
        await program.waitForErrors(containing: loss)
      }
      #expect(!program.errorsUntilNow.contains("--data-dir"))
      program.interrupt()
      #expect(await program.result().status == 0)
    }
  }

  private static let unshare = URL(filePath: "/usr/bin/unshare")
  private static let mounting = ["--user", "--map-root-user", "--mount"]
  private static var mayMount: Bool {
    get async {
      let program = try? RunningProgram(at: unshare, mounting + ["true"])
      return await program?.result().status == 0
    }
  }

  /// Starts the program and ends it; its log.
  private func log(_ folder: URL) async throws -> String {
    let program = try kiosk(folder)
    #expect(await program.firstLine().contains("listening"))
    program.interrupt()
    let result = await program.result()
    #expect(result.status == 0)
    return result.errors
  }

  @Test(arguments: ["host.sqlite", "session.key"], [nil, 0, 2] as [Int?])
  func `the log says once that everybody is signed out, and what to do`(
    _ name: String, _ bytes: Int?
  ) async throws {
    try await withFolder { folder in
      #expect(try await !log(folder).contains("signed out"), "a new folder is no loss")
      #expect(try await !log(folder).contains("signed out"))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      for file in files where file.hasPrefix(name) {
        try FileManager.default.removeItem(at: folder.appending(path: file))
      }
      if let bytes {
        let file = folder.appending(path: name)
        try Data(repeating: 7, count: bytes).write(to: file)
      }
      let lines = try await log(folder).split(separator: "\n")
      let loss = lines.filter { $0.contains("everybody is signed out") }
      #expect(loss.count == 1, "\(lines)")
      #expect(loss.first?.contains(name) == true)
      #expect(loss.first?.contains("from a backup") == true)
      #expect(try await !log(folder).contains("signed out"))
    }
  }
}
