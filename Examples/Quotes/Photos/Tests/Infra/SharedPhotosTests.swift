import Foundation
import Kit
import PhotosModel
import PhotosTesting
import Programs
import SillarData
import SillarPostgreSQL
import Synchronization
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

@testable import PhotosInfra

/// Photos of a program with several processes.
@Suite(.timeLimit(.minutes(1))) struct SharedPhotosTests {
  private let quotes = FakeQuotes()

  private func files(_ folder: URL) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(
      atPath: folder.appending(path: "photos").path)
    return (paths ?? []).filter { $0.hasPrefix("ana/added/") }
  }

  @Test func `a photo that is added at one process is shown and sent by another, without a folder`()
    async throws
  {
    try await TestedEngine.postgreSQL.whileCurrent {
      try await Place.with(quotes.server) { place in
        let address = try #require(TestedEngine.address)
        let (one, two) = (place.folder.appending(path: "1"), place.folder.appending(path: "2"))
        func databases(_ folder: URL) throws -> any Databases {
          try PostgreSQLDatabases(
            at: address, of: "photos \(place.folder.lastPathComponent.suffix(36))", in: folder)
        }
        let first = try Phone(try await refusingURL(), in: one, databases: databases(one))
        let second = try Phone(place.url, in: two, databases: databases(two))
        let added = try await first.add(Sample.file(Sample.jpeg, "a.jpg", in: place.folder))
        let photo = try #require(added.photos.first).id
        #expect(try await second.bytes(of: photo) == Sample.jpeg)
        #expect(files(one).isEmpty && files(two).isEmpty)
        try await second.run { $0 == [photo: .sent] }
        #expect(quotes.photo(photo.rawValue) == Sample.jpeg)
        // The database has it until it is sent.
        func stored() async throws -> Int? {
          try await first.service.database.read { try $0.value("SELECT count(*) FROM storedFile") }
        }
        while try await stored() != 0 { await Task.yield() }
        #expect(try await second.bytes(of: photo) == Sample.jpeg)
      }
    }
  }

  @Test func `with a folder for files, photos are there until they are sent`() async throws {
    try await Place.with(quotes.server) { place in
      let (data, shared) = (
        place.folder.appending(path: "data"), place.folder.appending(path: "shared")
      )
      let phone = try Phone(place.url, in: data, shared: shared)
      let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: place.folder))
      let photo = try #require(added.photos.first).id
      #expect(files(shared) == ["ana/added/\(photo.rawValue)"])
      #expect(files(data).isEmpty)
      try await phone.run { $0 == [photo: .sent] }
      while !files(shared).isEmpty { await Task.yield() }
      #expect(try await phone.bytes(of: photo) == Sample.jpeg)
    }
  }

  @Test func `a photo that was to be deleted when the program ended goes when another is added`()
    async throws
  {
    try await withFolder { folder in
      let phone = try Phone(try await refusingURL(), in: folder)
      let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: folder))
      let photo = try #require(added.photos.first).id
      try await phone.service.database.write { database in
        try database.execute(
          "INSERT INTO photosDeleted (name) VALUES (\("ana/added/\(photo.rawValue)"))")
      }
      let next = try await phone.add(Sample.file(Sample.png, "b.png", in: folder))
      #expect(files(folder) == next.photos.map { "ana/added/\($0.id.rawValue)" })
    }
  }

  @Test func `the file of a photo that could not be kept goes when another is added an hour later`()
    async throws
  {
    let time = Mutex(Date())
    try await withFolder { folder in
      let phone = try Phone(
        try await refusingURL(), in: folder, now: { time.withLock { $0 } })
      func rename(_ table: String, to name: String) async throws {
        try await phone.service.database.write { database in
          try database.script("ALTER TABLE \(table) RENAME TO \(name)")
        }
      }
      try await rename("photosFile", to: "away")
      let refused = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: folder)).refused
      #expect(refused.map(\.problem) == [.notKept])
      try await rename("away", to: "photosFile")
      // A process that is slow may still give it a row.
      time.withLock { $0 += 3599 }
      let next = try await phone.add(Sample.file(Sample.png, "b.png", in: folder))
      #expect(files(folder).count == 2)
      time.withLock { $0 += 2 }
      let last = try await phone.add(Sample.file(Sample.png, "c.png", in: folder))
      let kept = (next.photos + last.photos).map { "ana/added/\($0.id.rawValue)" }
      #expect(Set(files(folder)) == Set(kept))
    }
  }

  @Test func `a photo that gets its row so late that its file may be gone is not kept`()
    async throws
  {
    let time = Mutex(Date())
    try await withFolder { folder in
      // Half an hour passes between each two looks at the clock.
      let phone = try Phone(
        try await refusingURL(), in: folder,
        now: {
          time.withLock { time in
            time += 1800
            return time
          }
        })
      let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: folder))
      #expect(added.refused.map(\.problem) == [.notKept])
      #expect(try await phone.service.outbox.entries(of: "ana") == [])
    }
  }
}
