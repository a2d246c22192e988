import Foundation
import Kit
import PhotosInfra
import PhotosModel
import PhotosTesting
import SillarTesting
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

struct PicturesTests {
  private let photo = PhotoID(rawValue: "11111111-1111-4111-8111-111111111111")
  private let quotes = FakeQuotes()

  @Test func `a picture of the service's is asked for once, and is there offline then`()
    async throws
  {
    quotes.putPhoto(photo.rawValue, of: "carla", Sample.png)
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      for _ in 1...2 { #expect(try await phone.bytes(of: photo, for: carla) == Sample.png) }
      #expect(quotes.reads.count == 1)
      let name = "photo/\(photo.rawValue)"
      let picture = try await phone.pictures.picture(named: name, for: carla.id)
      // By the contents, not by the media type of the service.
      #expect(picture?.type == "image/png")
      let offline = try Phone(try await refusingURL(), in: place.folder)
      #expect(try await offline.bytes(of: photo, for: carla) == Sample.png)
    }
  }

  @Test func `a picture that the service gives no more is not shown, and its copy goes`()
    async throws
  {
    quotes.putPhoto(photo.rawValue, of: "carla", Sample.png)
    try await Place.with(quotes.server) { place in
      let clock = TestClock()
      let phone = try Phone(place.url, in: place.folder, now: clock.wallClock)
      #expect(try await phone.bytes(of: photo, for: carla) == Sample.png)
      // The work went to somebody else.
      quotes.putPhoto(photo.rawValue, of: "ben", Sample.png)
      clock.jump(by: .seconds(11))
      #expect(try await phone.bytes(of: photo, for: carla) == nil)
      let offline = try Phone(try await refusingURL(), in: place.folder)
      await #expect(throws: (any Error).self) {
        try await offline.bytes(of: photo, for: carla)
      }
    }
  }

  @Test func `the pictures of who has signed out are removed, and those that are not sent stay`()
    async throws
  {
    quotes.putPhoto(photo.rawValue, of: "ana", Sample.png)
    try await Place.with(quotes.server) { place in
      let tokens = SomeNames(ana, carla)
      let phone = try Phone(place.url, in: place.folder, tokens: tokens)
      #expect(try await phone.bytes(of: photo) == Sample.png)
      let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: place.folder))
      let own = try #require(added.photos.first).id
      await phone.service.forgetSignedOut()
      let offline = try Phone(try await refusingURL(), in: place.folder)
      #expect(try await offline.bytes(of: photo) == Sample.png)
      tokens.signOut(ana)
      await phone.service.forgetSignedOut()
      await #expect(throws: (any Error).self) { try await offline.bytes(of: photo) }
      #expect(try await offline.bytes(of: own) == Sample.jpeg)
    }
  }

  @Test func `nobody sees what is somebody else's, also where it is on this side`() async throws {
    quotes.putPhoto(photo.rawValue, of: "carla", Sample.png)
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      #expect(try await phone.bytes(of: photo, for: carla) != nil)
      #expect(try await phone.bytes(of: photo, for: ana) == nil)
      let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: place.folder))
      let own = try #require(added.photos.first).id
      #expect(try await phone.bytes(of: own, for: carla) == nil)
    }
  }

  @Test(arguments: [
    "photo/../../work.sqlite", "photo/..", "photo/", "photo/a/b", "photo/é", "../x", "other/x", "",
    "photo/\(String(repeating: "x", count: 101))", "photo/.", "photo/a%2Fb",
  ])
  func `a name that leads elsewhere is no picture, and nobody is asked`(_ name: String) async throws
  {
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      #expect(try await phone.pictures.picture(named: name, for: ana.id) == nil)
      #expect(quotes.server.calls.isEmpty)
    }
  }

  @Test func `what the service gives and is no photo is not shown, and not kept`() async throws {
    quotes.putPhoto(photo.rawValue, of: "ana", Sample.script)
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      #expect(try await phone.bytes(of: photo) == nil)
      quotes.putPhoto(photo.rawValue, of: "ana", Sample.jpeg)
      #expect(try await phone.bytes(of: photo) == Sample.jpeg)
    }
  }

  @Test func `a service that cannot be reached is no answer`() async throws {
    try await withFolder { folder in
      let phone = try Phone(try await refusingURL(), in: folder)
      await #expect(throws: (any Error).self) { try await phone.bytes(of: photo) }
    }
  }
}
