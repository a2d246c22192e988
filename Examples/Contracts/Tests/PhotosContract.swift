import ChatModel
import Foundation
import OwnRequestsModel
import PhotosInfra
import PhotosModel
import PhotosTesting
import TestServers
import Testing
import Work
import WorkTesting

/// The contract of Photos' repository.
@Suite(.timeLimit(.minutes(1)))
struct PhotosContract {
  private func states(_ photos: any PhotosRepository) async -> [PhotoID: PhotoState]? {
    await photos.states().first { _ in true }
  }

  @Test(arguments: Implementation.allCases)
  func `a photo waits until it is sent, and can be given up until then`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.photos { photos, settle in
      try await withFolder { folder in
        let file = try Sample.file(Sample.jpeg, "tap.jpg", in: folder)
        let sent = try await photos.add(file, for: "request/r1")
        let givenUp = try await photos.add(file, for: "request/r1")
        // The repository has its own copy of the file.
        try FileManager.default.removeItem(at: file.url)
        #expect(await states(photos) == [sent: .waiting, givenUp: .waiting])
        #expect(try await photos.discard(givenUp))
        try await settle()
        #expect(await states(photos) == [sent: .sent])
        for photo in [sent, givenUp] {
          try await photos.retry(photo)
          #expect(try await photos.discard(photo) == false)
        }
        #expect(await states(photos) == [sent: .sent])
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a photo is one by its content, whatever its name says`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.photos { photos, _ in
      try await withFolder { folder in
        let photo = try Sample.file(Sample.jpeg, "tap.txt", in: folder)
        let added = try await photos.add(photo, for: "request/r1")
        let other = try Sample.file(Sample.script, "tap.jpg", in: folder)
        await #expect(throws: PhotoProblem.notAPhoto) {
          try await photos.add(other, for: "request/r1")
        }
        let gone = PhotoFile(name: "gone.jpg", url: folder.appending(path: "gone"))
        await #expect(throws: PhotoProblem.notKept) {
          try await photos.add(gone, for: "request/r1")
        }
        #expect(await states(photos) == [added: .waiting])
      }
    }
  }

  // MARK: Behavior of the service

  @Test(arguments: Implementation.ofQuotes)
  func `what only begins like a photo is refused`(_ implementation: Implementation) async throws {
    try await implementation.quotes { place in
      let phone = try place.phone(of: ana)
      let photo = try await phone.addPhoto(Sample.jpeg.dropLast(2))
      let photos = phone.photos.photos(of: ana)
      for _ in 1...2 {
        try await phone.send()
        #expect(await states(photos) == [photo: .parked(.notAPhoto)])
        try await photos.retry(photo)
        #expect(await states(photos) == [photo: .waiting])
      }
      #expect(try await photos.discard(photo))
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a photo is its owner's, and is seen by those to whom it is shown`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let phone = try place.phone(of: ana)
      let photos = [try await phone.addPhoto(), try await phone.addPhoto()]
      try await phone.send()
      func seen(by person: Person) async throws -> [Bool] {
        let phone = try place.phone(of: person)
        var seen: [Bool] = []
        for photo in photos { seen.append(try await phone.picture(photo) == Sample.jpeg) }
        return seen
      }
      #expect(try await seen(by: ana) == [true, true])
      #expect(try await seen(by: carla) == [false, false])
      let id = RequestID(UUID())
      try await phone.own.create(id, .tap, photos: [photos[0]])
      try await phone.send()
      try await place.apply(to: id)
      let chat = ChatID(request: id, professional: carla.id)
      try await SendDraft(phone.chats).execute(ChatDraft(photos: [photos[1]]), in: chat)
      try await phone.send()
      #expect(try await seen(by: carla) == [true, true])
      #expect(try await seen(by: diego) == [true, false])
      #expect(try await seen(by: ben) == [false, false])
    }
  }
}
