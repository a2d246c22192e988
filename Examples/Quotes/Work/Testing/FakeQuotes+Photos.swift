import Foundation
import HTTPTypes
import Kit
import Synchronization

/// The service's routes for photos.
extension FakeQuotes.Store {
  var photos: [FakeServer.Route] {
    [
      .get("photos/*") { call in
        guard let photo = self.photo(call.parts[0], for: call.person) else {
          throw Refusal(404, "unknown-photo")
        }
        return .bytes(photo, type: "image/jpeg")
      },
      .on(.put, "photos/*") { call in
        guard Self.isPhoto(call.body) else { throw Refusal(415, "not-a-photo") }
        let known = self.uploads.withLock { uploads in
          defer { uploads[call.parts[0]] = uploads[call.parts[0]] ?? (call.person, call.body) }
          return uploads[call.parts[0]]
        }
        guard known.map({ $0 == (call.person, call.body) }) ?? true else {
          throw Refusal(409, "id-taken")
        }
        return try .json(["id": call.parts[0]], status: 201)
      },
    ]
  }

  /// True if this person has uploaded the photo. All people have uploaded `p1` to `p20`.
  func has(_ photo: String, of person: String) -> Bool {
    (1...20).contains { "p\($0)" == photo }
      || uploads.withLock { $0[photo]?.owner == person }
  }

  func photo(_ id: String) -> Data? { uploads.withLock { $0[id]?.contents } }

  /// The person's own photos, and those in requests and chats that the person may see.
  private func photo(_ id: String, for person: String) -> Data? {
    uploads.withLock { $0[id] }.flatMap { owner, contents in
      let isShown = requests.contains { request in
        request.homeowner == owner && request.photos.contains(id) && request.isVisible(to: person)
          || request.professionals.contains { chat in
            [request.homeowner, chat.person].contains(person)
              && chat.messages.contains { $0.photo == id && $0.from == owner }
          }
      }
      return owner == person || isShown ? contents : nil
    }
  }

  /// True if the data ends like a JPEG or PNG, or begins like a WebP. Apps check the beginning before they send it.
  private static func isPhoto(_ contents: Data) -> Bool {
    let ends: [Data] = [Data([0xFF, 0xD9]), Data("IEND".utf8) + Data([0xAE, 0x42, 0x60, 0x82])]
    return ends.contains { contents.suffix($0.count) == $0 }
      || contents.starts(with: Data("RIFF".utf8))
  }
}
