import Foundation
import PhotosInfra
import PhotosModel
import TestServers
import Testing
import Work

struct PicturesTests {
  private let photo = PhotoID(rawValue: "11111111-1111-4111-8111-111111111111")

  @Test func `a picture of the service's is asked for once, and is there offline then`()
    async throws
  {
    let server = FakePhotos()
    server.put(Sample.png, photo.rawValue, of: "carla")
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let bytes1 = try await phone.bytes(of: photo, for: carla)
        #expect(bytes1 == Sample.png)
        let bytes2 = try await phone.bytes(of: photo, for: carla)
        #expect(bytes2 == Sample.png)
        #expect(server.now.asked.count == 1)
        let picture = try await phone.pictures.picture(
          named: "photo/\(photo.rawValue)", for: carla.id)
        // By what is in it, not by what the service says.
        #expect(picture?.type == "image/png")
      }
      let offline = try Phone(try await refusingURL(), in: folder)
      let bytes3 = try await offline.bytes(of: photo, for: carla)
      #expect(bytes3 == Sample.png)
    }
  }

  @Test func `nobody sees what is somebody else's, also where it is on this side`() async throws {
    let server = FakePhotos()
    server.put(Sample.png, photo.rawValue, of: "carla")
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let bytes4 = try await phone.bytes(of: photo, for: carla)
        #expect(bytes4 != nil)
        let bytes5 = try await phone.bytes(of: photo, for: ana)
        #expect(bytes5 == nil)
        let added = try await phone.add(Sample.file(Sample.jpeg, "a.jpg", in: folder))
        let own = try #require(added.photos.first).id
        let bytes6 = try await phone.bytes(of: own, for: carla)
        #expect(bytes6 == nil)
      }
    }
  }

  @Test(arguments: [
    "photo/../../work.sqlite", "photo/..", "photo/", "photo/a/b", "photo/é", "../x", "other/x", "",
    "photo/\(String(repeating: "x", count: 101))", "photo/.", "photo/a%2Fb",
  ])
  func `a name that leads elsewhere is no picture, and nobody is asked`(_ name: String) async throws
  {
    let server = FakePhotos()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let picture = try await Phone(url, in: folder).pictures.picture(named: name, for: ana.id)
        #expect(picture == nil)
        #expect(server.now.asked == [])
      }
    }
  }

  @Test func `what the service gives and is no photo is not shown, and not kept`() async throws {
    let server = FakePhotos()
    server.put(Sample.script, photo.rawValue, of: "ana")
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let bytes7 = try await phone.bytes(of: photo)
        #expect(bytes7 == nil)
        server.put(Sample.jpeg, photo.rawValue, of: "ana")
        let bytes8 = try await phone.bytes(of: photo)
        #expect(bytes8 == Sample.jpeg)
      }
    }
  }

  @Test func `a service that cannot be reached is no answer`() async throws {
    try await withFolder { folder in
      let phone = try Phone(try await refusingURL(), in: folder)
      await #expect(throws: (any Error).self) { try await phone.bytes(of: photo) }
    }
  }
}
