import BackendModel
import Foundation
import Testing

/// Access to photos.
@Suite struct PhotoAccessTests {
  @Test func `of an open request every professional, of another one who applied`() async throws {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      let cases: [(state: WorkRequest.State, sees: Set<String>)] = [
        (.open, ["ana", "carla", "diego", "elena"]), (.assigned, ["ana", "carla"]),
        (.done, ["ana", "carla"]), (.cancelled, ["ana", "carla"]),
      ]
      for (state, sees) in cases {
        let photo = try await ana.photo()
        try await live.request(appliedTo: ["carla"], state: state, photos: [photo])
        try await expect(photo, seenBy: sees, in: live, "\(state)")
      }
    }
  }

  @Test func `of a chat the two of it`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla", "diego"])
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      for caller in [ana, carla] {
        let photo = try await caller.photo()
        _ = try await caller.say("", in: .chat(request, "carla"), photo: photo)
        try await expect(photo, seenBy: ["ana", "carla"], in: live)
      }
    }
  }

  @Test func `of nothing its owner`() async throws {
    try await withQuotes { live in
      let photo = try await live.caller("ana").photo()
      try await expect(photo, seenBy: ["ana"], in: live)
    }
  }

  @Test func `nobody is let in by writing its id somewhere`() async throws {
    try await withQuotes { live in
      let (ana, ben) = (try await live.caller("ana"), try await live.caller("ben"))
      let photo = try await ana.photo()
      // A request by Ben with Ana's photo, stored without the check that refuses it.
      let request = try await live.request(by: "ben", appliedTo: ["carla"], photos: [photo])
      let said = try await ben.post(
        "\(String.chat(request, "carla"))/messages",
        .message(.newID, "", photo: photo.rawValue))
      try said.expect(404, "unknown-photo")
      let unknown = try await ben.post(
        "\(String.chat(request, "carla"))/messages", .message(.newID, "", photo: .newID))
      try unknown.expect(404, "unknown-photo")
      try await expect(photo, seenBy: ["ana"], in: live)
    }
  }

  private func expect(
    _ photo: PhotoID, seenBy names: Set<String>, in live: QuotesServer, _ comment: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for name in ["ana", "ben", "carla", "diego", "elena"] {
      let answer = try await live.caller(name).get("/photos/\(photo)")
      #expect(
        answer.status == (names.contains(name) ? 200 : 404), "\(name) \(comment)",
        sourceLocation: sourceLocation)
    }
    let nobody = live.caller(token: nil)
    #expect(
      try await nobody.get("/photos/\(photo)").status == 401, sourceLocation: sourceLocation)
  }
}
