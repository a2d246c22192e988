import Foundation
import Kit
import PhotosModel
import PhotosTesting
import SillarData
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

@testable import PhotosInfra

struct SendingTests {
  private let quotes = FakeQuotes()

  @Test func `a command that an earlier version has stored is read`() throws {
    let stored =
      #"{"mediaType":"image/jpeg","person":"ana","photo":"p1","subject":"request/r1"}"#
    let command = try UploadPhoto.decode(Data(stored.utf8), version: 1)
    #expect([command.mediaType, command.person, command.photo] == ["image/jpeg", "ana", "p1"])
    #expect(command.subject == "request/r1")
  }

  @Test func `a photo is to be seen offline at once, also after a restart, and is sent later`()
    async throws
  {
    try await Place.with(quotes.server) { place in
      let gone = try await refusingURL()
      let phone = try Phone(gone, in: place.folder)
      let upload = try Sample.file(Sample.jpeg, "../../x.jpg", in: place.folder)
      let photo = try #require(try await phone.add(upload).photos.first).id
      // The browser's file is deleted by then.
      try FileManager.default.removeItem(at: upload.url)
      #expect(try await phone.bytes(of: photo) == Sample.jpeg)
      let again = try Phone(place.url, in: place.folder)
      #expect(try await again.bytes(of: photo) == Sample.jpeg)
      try await again.run { $0 == [photo: .sent] }
      #expect(quotes.photo(photo.rawValue) == Sample.jpeg)
      #expect(quotes.server.writes.map { $0["Content-Type"] } == ["image/jpeg"])
      // Still from the copy.
      let offline = try Phone(gone, in: place.folder)
      #expect(try await offline.bytes(of: photo) == Sample.jpeg)
      #expect(quotes.server.calls.map(\.line) == ["PUT photos/\(photo.rawValue)"])
    }
  }

  @Test func `several at once: each that is a photo is kept, and of the others it is said why`()
    async throws
  {
    try await withFolder { folder in
      let phone = try Phone(try await refusingURL(), in: folder)
      let large = Sample.png + Data(count: PhotoKind.largestSize)
      let added = try await phone.add(
        Sample.file(Sample.png, "a.png", in: folder),
        Sample.file(Sample.script, "photo.jpg", in: folder),
        Sample.file(large, "large.png", in: folder),
        Sample.file(Data(), "empty.png", in: folder),
        PhotoFile(name: "gone.png", url: folder.appending(path: "gone")),
        Sample.file(Sample.webp, "b.txt", in: folder))
      #expect(added.photos.map(\.name) == ["a.png", "b.txt"])
      #expect(
        added.refused.map(\.name) == ["photo.jpg", "large.png", "empty.png", "gone.png"])
      #expect(added.refused.map(\.problem) == [.notAPhoto, .tooLarge, .empty, .notKept])
      // Photos are sent before later changes under the same subject.
      let entries = try await phone.service.outbox.entries(of: "ana")
      #expect(entries.map(\.subject) == ["request/r1", "request/r1"])
    }
  }

  @Test func `one that is sent after the app's folder was moved is found there`() async throws {
    try await Place.with(quotes.server) { place in
      let (before, after) = (
        place.folder.appending(path: "before"), place.folder.appending(path: "after")
      )
      var phone: Phone? = try Phone(try await refusingURL(), in: before)
      let added = try await phone?.add(Sample.file(Sample.jpeg, "a.jpg", in: place.folder))
      let photo = try #require(added?.photos.first).id
      phone = nil
      try FileManager.default.moveItem(at: before, to: after)
      try await Phone(place.url, in: after).run { $0 == [photo: .sent] }
      #expect(quotes.photo(photo.rawValue) == Sample.jpeg)
    }
  }

  @Test func `of photos that the service has, no more are kept here than of those that were seen`()
    async throws
  {
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: place.folder))
      let photo = try #require(added.photos.first).id
      try await phone.run { $0 == [photo: .sent] }
      func files(_ kind: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
          atPath: place.folder.appending(path: "photos/ana/\(kind)").path)
      }
      // They go when the answer is stored.
      while try !files("added").isEmpty { await Task.yield() }
      #expect(try files("seen") == [photo.rawValue])
    }
  }

  @Test(arguments: [
    (413, "photo-too-large", PhotoState.Refusal.tooLarge), (415, "not-a-photo", .notAPhoto),
    (403, "not-for-your-role", .notAllowed),
  ])
  func `one that is refused says why, and can be sent again, or discarded with its copy`(
    _ status: Int, _ kind: String, _ refusal: PhotoState.Refusal
  ) async throws {
    quotes.server.refuse(.init(status, kind), .init(status, kind))
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      let added = try await phone.add(
        Sample.file(Sample.jpeg, "a.jpg", in: place.folder),
        Sample.file(Sample.png, "b.png", in: place.folder))
      let (first, second) = (added.photos[0].id, added.photos[1].id)
      try await phone.run { $0 == [first: .parked(refusal), second: .parked(refusal)] }
      try await phone.photos.retry(first)
      #expect(try await phone.photos.discard(second))
      try await phone.run { $0 == [first: .sent] }
      #expect(try await phone.bytes(of: second) == nil)
      #expect(try await phone.bytes(of: first) == Sample.jpeg)
    }
  }
}
