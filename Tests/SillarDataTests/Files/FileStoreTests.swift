import Foundation
import Programs
import SillarData
import TestServers
import Testing

/// What every file store does, wherever it keeps files.
@Suite(.timeLimit(.minutes(1)), .eachEngine) struct FileStoreTests {
  enum Place: CaseIterable, Sendable { case folder, database }

  private static let limit = 100_000

  /// Opens the files of a folder, as the next start of a program does, or another process.
  private func open(_ place: Place, in folder: URL) throws -> any FileStore {
    switch place {
    case .folder: return try FolderFiles(in: folder.appending(path: "files"), limit: Self.limit)
    case .database:
      var migrations = Migrations()
      DatabaseFiles.registerMigration(in: &migrations)
      let database = try SQLEngine.open("files", in: folder, migrations: migrations)
      return DatabaseFiles(in: database, limit: Self.limit)
    }
  }

  private func bytes(_ count: Int) -> Data { Data((0..<count).map { UInt8($0 % 251) }) }

  @Test(arguments: Place.allCases)
  func `a file is there after a restart, whole and in parts`(_ place: Place) async throws {
    try await withFolder { folder in
      let contents = bytes(Self.limit)
      try await open(place, in: folder).put(contents, as: "ana/added/1-a_b.jpg")
      let files = try open(place, in: folder)
      #expect(try await files.get("ana/added/1-a_b.jpg") == contents)
      let name = "ana/added/1-a_b.jpg"
      #expect(try await files.get(name, from: 50_000, count: 3) == contents[50_000..<50_003])
      #expect(try await files.get(name, from: 99_998, count: 3) == contents.suffix(2))
      for (offset, count) in [(100_000, 3), (Int.max, Int.max), (5, 0), (5, -1)] {
        #expect(try await files.get(name, from: offset, count: count) == Data())
      }
      #expect(try await files.get(name, from: -7, count: 2) == contents.prefix(2))
    }
  }

  @Test(arguments: Place.allCases)
  func `there is no file before it is stored and after it is deleted, and others stay`(
    _ place: Place
  ) async throws {
    try await withFolder { folder in
      let files = try open(place, in: folder)
      #expect(try await files.get("a/1") == nil)
      #expect(try await files.get("a") == nil)
      try await files.delete(["a/1", "b"])
      for name in ["a/1", "a/2", "b"] { try await files.put(Data(name.utf8), as: name) }
      try await files.delete(["a/1", "b", "c/d"])
      try await files.delete([])
      #expect(try await files.get("a/1") == nil)
      #expect(try await files.get("b") == nil)
      #expect(try await files.get("a/2") == Data("a/2".utf8))
    }
  }

  @Test(arguments: Place.allCases)
  func `a file takes the place of the one of its name, and may be empty`(_ place: Place)
    async throws
  {
    try await withFolder { folder in
      let files = try open(place, in: folder)
      for contents in [bytes(9), bytes(5000), Data([0, 255, 0]), Data()] {
        try await files.put(contents, as: "note")
        #expect(try await files.get("note") == contents)
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `a name that leads elsewhere is refused, and changes nothing`(_ place: Place) async throws {
    try await withFolder { folder in
      let files = try open(place, in: folder)
      let names = [
        "", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../../b", ".incoming/a", "a/.b", "a b",
        "a\\b", "ä", "a\0", "a%2Fb", String(repeating: "a", count: 251),
      ]
      for name in names {
        let error = FileStoreError.unusableName(name)
        await #expect(throws: error) { try await files.put(Data([1]), as: name) }
        await #expect(throws: error) { try await files.get(name) }
        await #expect(throws: error) { try await files.delete(["b", name]) }
      }
      try await files.put(Data([1]), as: String(repeating: "a", count: 250))
      if place == .folder {
        let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(found.count == 3, "\(found)")
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `a file that is too large is refused, and the one of its name stays`(_ place: Place)
    async throws
  {
    try await withFolder { folder in
      let files = try open(place, in: folder)
      try await files.put(bytes(3), as: "photo")
      let error = FileStoreError.tooLarge("photo", limit: Self.limit)
      await #expect(throws: error) { try await files.put(bytes(Self.limit + 1), as: "photo") }
      #expect(try await files.get("photo") == bytes(3))
      #expect("\(error)" == "photo is too large: a file here may have 100000 bytes")
    }
  }

  @Test(arguments: Place.allCases)
  func `a reader sees the file of before or the new one, never a mixture`(_ place: Place)
    async throws
  {
    try await withFolder { folder in
      let (writer, reader) = (try open(place, in: folder), try open(place, in: folder))
      try await writer.put(Data(repeating: 0, count: Self.limit), as: "photo")
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for byte in 1...20 {
            try await writer.put(Data(repeating: UInt8(byte), count: Self.limit), as: "photo")
          }
        }
        group.addTask {
          for _ in 1...20 {
            let photo = try #require(try await reader.get("photo"))
            #expect(photo.count == Self.limit && Set(photo).count == 1)
          }
        }
        try await group.waitForAll()
      }
      #expect(try await reader.get("photo") == Data(repeating: 20, count: Self.limit))
    }
  }
}

/// Cases of folders alone: files of others, and half-written files of a process that was killed.
struct FolderFilesTests {
  private func names(_ folder: URL) throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
  }

  @Test func `a half-written file is no file, and is deleted when it is an hour old`()
    async throws
  {
    try await withFolder { folder in
      let files = try FolderFiles(in: folder)
      let incoming = folder.appending(path: ".incoming")
      for (name, age) in [("old", 3700.0), ("new", 60.0)] {
        let part = incoming.appending(path: name)
        try Data([1]).write(to: part)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: part.path)
      }
      #expect(try await files.get("old") == nil)
      _ = try FolderFiles(in: folder)
      #expect(try names(folder) == [".incoming", ".incoming/new"])
    }
  }

  @Test func `a file that cannot be stored leaves nothing, and the error says what to look at`()
    async throws
  {
    try await withFolder { folder in
      let files = try FolderFiles(in: folder)
      try await files.put(Data([1]), as: "a/b")
      // There is a folder of this name.
      let failure = await #expect(throws: FileStoreError.self) {
        try await files.put(Data([2]), as: "a")
      }
      #expect(failure?.description.hasPrefix("cannot use the file \(folder.path)/a (") == true)
      #expect(try names(folder) == [".incoming", "a", "a/b"])
      await #expect(throws: FileStoreError.self) { try await files.delete(["a"]) }
      #expect(try await files.get("a/b") == Data([1]))
    }
  }

  @Test func `a folder that cannot be made is an error at the start`() async throws {
    try await withFolder { folder in
      try Data().write(to: folder)
      #expect(throws: FileStoreError.self) { try FolderFiles(in: folder) }
    }
  }
}
