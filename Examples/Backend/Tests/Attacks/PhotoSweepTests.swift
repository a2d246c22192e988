import AsyncHTTPClient
import BackendModel
import Foundation
import NIOCore
import SillarData
import Testing

@testable import BackendInfra

/// The end of photos that are uploaded and then shown nowhere.
@Suite(.eachEngine) struct PhotoSweepTests {
  private struct FullDisk: Error {}

  private static let month = 30.0 * 24 * 60

  /// The statuses of the photos for their owner.
  private func statuses(_ photos: [PhotoID], for caller: Caller) async throws -> [Int] {
    var statuses: [Int] = []
    for photo in photos { statuses.append(try await caller.get("/photos/\(photo)").status) }
    return statuses
  }

  private func removed(_ quotes: QuotesServer) async throws -> Int? {
    try await quotes.store.database.read { try $0.value("SELECT count(*) FROM unusedFile") }
  }

  @Test func `a photo that nothing shows is gone after 30 days, and every other one stays`()
    async throws
  {
    try await withQuotes { quotes in
      var ana = try await quotes.caller("ana")
      let unused = try await ana.photo()
      var used: [PhotoID] = []
      for _ in 0..<4 { used.append(try await ana.photo()) }
      let open = try await quotes.request(appliedTo: ["carla"], photos: [used[0]])
      try await quotes.request(state: .cancelled, photos: [used[1]])
      _ = try await ana.say("", in: .chat(open, "carla"), photo: used[2])
      let request = try await ana.create().id
      #expect(
        try await ana.post("/requests/\(request)/photos", #"{"photo":"\#(used[3])"}"#).status == 200
      )
      quotes.time.advance(minutes: Self.month - 60)
      ana = try await quotes.caller("ana")
      let newer = try await ana.photo()
      #expect(
        try await statuses([unused, newer] + used, for: ana) == [200, 200, 200, 200, 200, 200])
      quotes.time.advance(minutes: 60)
      // Somebody else's upload is enough.
      let last = try await quotes.caller("carla").photo()
      #expect(
        try await statuses([unused, newer] + used, for: ana) == [404, 200, 200, 200, 200, 200])
      #expect(try await Set(quotes.files()) == Set(([newer, last] + used).map(\.rawValue)))
      #expect(try await removed(quotes) == 0)
      // It cannot be shown any more; its id is free.
      let shown = try await ana.post("/requests", .request(.newID, photos: [unused.rawValue]))
      try shown.expect(404, "unknown-photo")
      let again = try await ana.put(
        "/photos/\(unused)", .bytes(ByteBuffer(bytes: SampleJPEG().bytes)))
      #expect(again.status == 201)
    }
  }

  @Test func `of 450 unused photos of a stranger nothing is left, however often the program ends`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let time = MovableTime()
      var (kept, returned): ([PhotoID], PhotoID?) = ([], nil)
      try await withQuotes(in: folder, time: time) { quotes in
        let ana = try await quotes.caller("ana")
        for _ in 0..<3 { kept.append(try await ana.photo()) }
        try await quotes.request(photos: kept)
        returned = try await ana.photo()
        let bytes = Data(SampleJPEG().bytes)
        var ids: [String] = []
        for _ in 0..<449 { ids.append(try await quotes.photo(of: "ben")) }
        try await quotes.store(bytes, as: ids)
      }
      // The rows are deleted, and then the program ends before it has removed a file.
      time.advance(minutes: Self.month - 30)
      try await withQuotes(in: folder, time: time) { quotes in
        let ana = try await quotes.caller("ana")
        kept.append(try await ana.photo())
        try await quotes.request(photos: [kept[3]])
        time.advance(minutes: 30)
        await #expect(throws: FullDisk.self) {
          try await quotes.live.sweepPhotos { _ in throw FullDisk() }
        }
        // Two hundred are in each transaction.
        #expect(try await removed(quotes) == 450)
        #expect(try await quotes.files().count == 454)
        // Uploaded again before the file is removed: this one has to stay.
        let again = try await ana.put(
          "/photos/\(try #require(returned))", .bytes(ByteBuffer(bytes: SampleJPEG().bytes)))
        #expect(again.status == 201)
        #expect(try await removed(quotes) == 450)
      }
      try await withQuotes(in: folder, time: time) { quotes in
        let ana = try await quotes.caller("ana")
        let photos = kept + [try #require(returned), try await ana.photo()]
        #expect(try await Set(quotes.files()) == Set(photos.map(\.rawValue)))
        #expect(try await statuses(photos, for: ana).allSatisfy { $0 == 200 })
        #expect(try await removed(quotes) == 0)
      }
    }
  }

  @Test func `the file of an upload that never ended is removed an hour later`() async throws {
    try await withQuotes { quotes in
      // The program ended after it had stored the file, and before the photo had a row.
      try await quotes.live.note("lost")
      try await quotes.store(Data([1]), as: ["lost"])
      let photo = try await quotes.caller("ana").photo()
      #expect(try await Set(quotes.files()) == ["lost", photo.rawValue])
      quotes.time.advance(minutes: 61)
      let other = try await quotes.caller("ana").photo()
      #expect(try await Set(quotes.files()) == [photo.rawValue, other.rawValue])
      #expect(try await removed(quotes) == 0)
    }
  }

  @Test
  func `while two programs sweep, a photo is shown with its file or refused, never without it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let time = MovableTime()
      try await withQuotes(in: folder, time: time) { one in
        try await withQuotes(in: folder, time: time) { two in
          let request = try await one.request(appliedTo: ["carla"])
          var photos: [PhotoID] = []
          for _ in 0..<40 { photos.append(try await one.caller("ana").photo()) }
          time.advance(minutes: Self.month)
          let (ana, other) = (try await one.caller("ana"), try await two.caller("ana"))
          let (ben, carla) = (try await one.caller("ben"), try await two.caller("carla"))
          let shown = try await withThrowingTaskGroup(of: PhotoID?.self) { group in
            for (number, photo) in photos.enumerated() {
              if number == 10 {
                group.addTask {
                  _ = try await ben.photo()
                  return nil
                }
              }
              if number == 12 {
                group.addTask {
                  _ = try await carla.photo()
                  return nil
                }
              }
              let caller = number.isMultiple(of: 2) ? ana : other
              group.addTask {
                let answer = try await caller.post(
                  "\(String.chat(request, "carla"))/messages",
                  .message(.newID, "", photo: photo.rawValue))
                #expect([201, 404].contains(answer.status), "\(answer.text)")
                return answer.status == 201 ? photo : nil
              }
            }
            return try await group.reduce(into: Set()) { $0.formUnion($1.map { [$0] } ?? []) }
          }
          let files = try await Set(one.files())
          for photo in photos {
            let status = try await carla.get("/photos/\(photo)").status
            #expect(status == (shown.contains(photo) ? 200 : 404), "\(photo)")
            #expect(files.contains(photo.rawValue) == shown.contains(photo), "\(photo)")
          }
        }
      }
    }
  }
}
