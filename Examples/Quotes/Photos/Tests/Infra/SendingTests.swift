import Foundation
import PhotosModel
import SillarData
import TestServers
import Testing
import Work
import WorkInfra

struct SendingTests {
  @Test func `a photo is to be seen offline at once, also after a restart, and is sent later`()
    async throws
  {
    let server = FakePhotos()
    try await withFolder { folder in
      let gone = try await refusingURL()
      let phone = try Phone(gone, in: folder)
      let upload = try Sample.file(Sample.jpeg, "../../x.jpg", in: folder)
      let added = try await phone.add(upload)
      // The browser's file has gone by then.
      try FileManager.default.removeItem(at: upload.url)
      let photo = try #require(added.photos.first).id
      let bytes1 = try await phone.bytes(of: photo)
      #expect(bytes1 == Sample.jpeg)
      try await withServer(server.respond) { url in
        let again = try Phone(url, in: folder)
        let bytes2 = try await again.bytes(of: photo)
        #expect(bytes2 == Sample.jpeg)
        try await again.run { $0 == [photo: .sent] }
        #expect(server.now.photos == ["ana \(photo.rawValue)": Sample.jpeg])
        #expect(server.now.types == ["image/jpeg"])
      }
      // From the copy, still.
      let offline = try Phone(gone, in: folder)
      let bytes3 = try await offline.bytes(of: photo)
      #expect(bytes3 == Sample.jpeg)
      #expect(server.now.asked == ["PUT photos"])
    }
  }

  @Test func `several at once: each that is a photo is kept, and of the others it is said why`()
    async throws
  {
    try await withFolder { folder in
      let phone = try Phone(try await refusingURL(), in: folder)
      let large = Sample.png + Data(count: PhotoLook.largestSize)
      let added = try await phone.add(
        Sample.file(Sample.png, "a.png", in: folder),
        Sample.file(Sample.script, "photo.jpg", in: folder),
        Sample.file(large, "large.png", in: folder),
        Sample.file(Data(), "empty.png", in: folder),
        PhotoFile(name: "gone.png", url: folder.appending(path: "gone")),
        Sample.file(Sample.webp, "b.txt", in: folder))
      #expect(added.photos.map(\.name) == ["a.png", "b.txt"])
      #expect(
        added.refused == [
          .init(name: "photo.jpg", problem: .notAPhoto),
          .init(name: "large.png", problem: .tooLarge),
          .init(name: "empty.png", problem: .empty), .init(name: "gone.png", problem: .notKept),
        ])
      let entries = try await phone.service.outbox.entries(of: "ana")
      #expect(entries.map(\.subject) == ["request/r1", "request/r1"])
    }
  }

  @Test func `one whose answer is lost is sent again under the same key`() async throws {
    let server = FakePhotos()
    server.plan(.lost, .refused(500), .lost)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let added = try await phone.add(Sample.file(Sample.webp, "a.webp", in: folder))
        let photo = try #require(added.photos.first).id
        try await phone.run { $0 == [photo: .sent] }
        #expect(server.now.keys.count == 3)
        #expect(Set(server.now.keys).count == 1)
        #expect(server.now.photos["ana \(photo.rawValue)"] == Sample.webp)
      }
    }
  }

  @Test func `one that is sent after the app's folder was moved is found there`() async throws {
    let server = FakePhotos()
    try await withFolder { folder in
      let before = folder.appending(path: "before")
      let after = folder.appending(path: "after")
      var phone: Phone? = try Phone(try await refusingURL(), in: before)
      let added = try await phone?.add(Sample.file(Sample.jpeg, "a.jpg", in: folder))
      let photo = try #require(added?.photos.first).id
      phone = nil
      try FileManager.default.moveItem(at: before, to: after)
      try await withServer(server.respond) { url in
        let moved = try Phone(url, in: after)
        try await moved.run { $0 == [photo: .sent] }
        #expect(server.now.photos == ["ana \(photo.rawValue)": Sample.jpeg])
      }
    }
  }

  @Test func `of photos that the service has, no more are kept here than of those that were seen`()
    async throws
  {
    let server = FakePhotos()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: folder))
        let photo = try #require(added.photos.first).id
        try await phone.run { $0 == [photo: .sent] }
        let files = FileManager.default
        let own = folder.appending(path: "photos/ana")
        #expect(try files.contentsOfDirectory(atPath: own.appending(path: "added").path) == [])
        #expect(
          try files.contentsOfDirectory(atPath: own.appending(path: "seen").path)
            == [photo.rawValue])
      }
    }
  }

  @Test(arguments: [(413, PhotoState.Refusal.tooLarge), (415, .notAPhoto), (403, .notAllowed)])
  func `one that is refused says why, and can be sent again, or discarded with its copy`(
    _ status: Int, _ refusal: PhotoState.Refusal
  ) async throws {
    let server = FakePhotos()
    server.plan(.refused(status), .refused(status))
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let added = try await phone.add(
          Sample.file(Sample.jpeg, "a.jpg", in: folder),
          Sample.file(Sample.png, "b.png", in: folder))
        let (first, second) = (added.photos[0].id, added.photos[1].id)
        try await phone.run { $0 == [first: .parked(refusal), second: .parked(refusal)] }
        try await phone.actions.photos.retry(first)
        let isGone = try await phone.actions.photos.discard(second)
        #expect(isGone)
        try await phone.run { $0 == [first: .sent] }
        let bytes4 = try await phone.bytes(of: second)
        #expect(bytes4 == nil)
        let bytes5 = try await phone.bytes(of: first)
        #expect(bytes5 == Sample.jpeg)
      }
    }
  }

  @Test func `one that is discarded before it is sent never is`() async throws {
    let server = FakePhotos()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let added = try await phone.add(
          Sample.file(Sample.jpeg, "a.jpg", in: folder),
          Sample.file(Sample.png, "b.png", in: folder))
        let (first, second) = (added.photos[0].id, added.photos[1].id)
        let isGone = try await phone.actions.photos.discard(first)
        #expect(isGone)
        try await phone.run { $0 == [second: .sent] }
        #expect(server.now.photos == ["ana \(second.rawValue)": Sample.png])
        let wasThere = try await phone.actions.photos.discard(second)
        #expect(wasThere == false)
      }
    }
  }

  @Test func `photos are sent before what is written about them later`() async throws {
    let server = FakePhotos()
    server.plan(.refused(503), .lost)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let added = try await phone.add(
          Sample.file(Sample.jpeg, "a.jpg", in: folder),
          Sample.file(Sample.png, "b.png", in: folder))
        try await phone.service.outbox.enqueue(
          NotesPart.Note(subject: "request/r1"), owner: "ana")
        let running = Task { await phone.service.run() }
        for await _ in phone.service.outbox.changes
        where try await phone.service.outbox.entries(of: "ana").isEmpty { break }
        running.cancel()
        #expect(
          server.now.asked == [
            "PUT photos", "PUT photos", "PUT photos", "PUT photos", "POST notes",
          ])
        #expect(server.now.photos.count == added.photos.count + 1)
      }
    }
  }
}
