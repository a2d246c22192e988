import AsyncHTTPClient
import BackendModel
import Foundation
import NIOCore
import Testing

@testable import BackendInfra

/// Uploads of photos.
@Suite struct PhotoUploadTests {
  @Test func `a photo comes back without what is nobody's business`() async throws {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      let sample = SampleJPEG(segments: [SampleJPEG.exif(orientation: 6)])
      let id = String.newID
      let sent = try await ana.put("/photos/\(id)", .bytes(ByteBuffer(bytes: sample.bytes)))
      #expect(sent.status == 201)
      let clean = try CleanPhoto(of: sample.bytes)
      let expected = PhotoAnswer(
        id: id, type: "image/jpeg", width: 48, height: 64, bytes: clean.bytes.count)
      #expect(try sent.decoded(PhotoAnswer.self) == expected)
      let photo = try await ana.get("/photos/\(id)")
      #expect(photo.status == 200)
      #expect(Array(photo.body) == clean.bytes)
      #expect(photo.headers["content-type"] == "image/jpeg")
      #expect(photo.headers["x-content-type-options"] == "nosniff")
      #expect(photo.headers["cache-control"] == "no-store")
      #expect(photo.headers["content-security-policy"] == "default-src 'none'; sandbox")
      let tag = try #require(photo.headers["etag"])
      let known = try await ana.get("/photos/\(id)", headers: [("If-None-Match", tag)])
      #expect(known.status == 304)
      #expect(try await live.files() == [id])
    }
  }

  @Test func `one of several megabytes, sent in pieces, comes whole`() async throws {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      let sample = SampleJPEG.large
      let pieces = AsyncStream<ByteBuffer> { continuation in
        for start in stride(from: 0, to: sample.bytes.count, by: 50_000) {
          continuation.yield(ByteBuffer(bytes: sample.bytes.dropFirst(start).prefix(50_000)))
        }
        continuation.finish()
      }
      let id = String.newID
      let sent = try await ana.put("/photos/\(id)", .stream(pieces, length: .unknown))
      #expect(sent.status == 201)
      #expect(Array(try await ana.get("/photos/\(id)").body) == sample.bytes)
    }
  }

  @Test func `one that is too large is refused, said beforehand or not`() async throws {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      let size = PhotoTooLarge.limit + 1
      let all = ByteBuffer(repeating: 0xFF, count: size)
      let said = try await ana.put("/photos/\(String.newID)", .bytes(all))
      try said.expect(413, "photo-too-large")
      let pieces = AsyncStream<ByteBuffer> { continuation in
        for _ in 0...size / 65_536 {
          continuation.yield(ByteBuffer(repeating: 0xFF, count: 65_536))
        }
        continuation.finish()
      }
      let unsaid = try await ana.put("/photos/\(String.newID)", .stream(pieces, length: .unknown))
      #expect(unsaid.status == 413)
      #expect(try await live.files().isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `nothing is left of one that is cut off`(isLengthSaid: Bool) async throws {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      let bytes = SampleJPEG().bytes
      let id = String.newID
      // The connection breaks before the last two bytes.
      let pieces = AsyncThrowingStream<ByteBuffer, any Error> { continuation in
        continuation.yield(ByteBuffer(bytes: bytes.dropLast(2)))
        continuation.finish(throwing: CancellationError())
      }
      let length = isLengthSaid ? HTTPClientRequest.Body.Length.known(Int64(bytes.count)) : .unknown
      await #expect(throws: (any Error).self) {
        try await ana.put("/photos/\(id)", .stream(pieces, length: length))
      }
      // The server notices a moment later.
      while try await !live.files().isEmpty { await Task.yield() }
      #expect(try await ana.get("/photos/\(id)").status == 404)
      let again = try await ana.put("/photos/\(id)", .bytes(ByteBuffer(bytes: bytes)))
      #expect(again.status == 201)
    }
  }

  @Test func `what is no photo is refused, whatever it says it is`() async throws {
    struct Refusal: Decodable { let reason: String }
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      for (text, reason) in [
        ("<!DOCTYPE html><script>alert(1)</script>", "other-kind"), ("", "empty"),
      ] {
        let answer = try await ana.put(
          "/photos/\(String.newID)", .bytes(ByteBuffer(string: text)), contentType: "image/jpeg")
        try answer.expect(415, "not-a-photo")
        #expect(try answer.decoded(Refusal.self).reason == reason)
      }
      #expect(try await live.files().isEmpty)
    }
  }

  @Test func `a name that is no id is no file`() async throws {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      // All files below the folder two levels up from a photo.
      let place = live.folder.deletingLastPathComponent().path
      let before = try FileManager.default.subpathsOfDirectory(atPath: place)
      for name in [
        "../../x", "..%2F..%2Fx", "%2e%2e/%2e%2e/x", "x", "5F8C2E4A-0B7D-4C1E-9A61-3F2D8E7B9C10",
        "..%2Fphotos%2F5f8c2e4a-0b7d-4c1e-9a61-3f2d8e7b9c10", "incoming",
      ] {
        let answer = try await ana.put(
          "/photos/\(name)", .bytes(ByteBuffer(bytes: SampleJPEG().bytes)))
        #expect([404, 422].contains(answer.status), "\(name): \(answer.status)")
        #expect(try await ana.get("/photos/\(name)").status == 404, "\(name)")
      }
      let after = try FileManager.default.subpathsOfDirectory(atPath: place)
      #expect(Set(after).subtracting(before).isEmpty)
    }
  }

  @Test func `the same again is the same photo, another one under its id is refused`() async throws
  {
    try await withQuotes { live in
      let (ana, ben) = (try await live.caller("ana"), try await live.caller("ben"))
      let (id, key) = (String.newID, String.newID)
      let one = ByteBuffer(bytes: SampleJPEG().bytes)
      let other = ByteBuffer(bytes: SamplePNG().bytes)
      let first = try await ana.put("/photos/\(id)", .bytes(one), key: key)
      let again = try await ana.put("/photos/\(id)", .bytes(one), key: key)
      #expect(again.body == first.body)
      let otherKey = try await ana.put("/photos/\(id)", .bytes(one))
      #expect(otherKey.status == 201)
      #expect(otherKey.body == first.body)
      let reused = try await ana.put("/photos/\(id)", .bytes(other), key: key)
      try reused.expect(422, "idempotency-key-reused")
      for (caller, bytes) in [(ana, other), (ben, one)] {
        let taken = try await caller.put("/photos/\(id)", .bytes(bytes))
        try taken.expect(409, "id-taken")
      }
      #expect(Array(try await ana.get("/photos/\(id)").body) == SampleJPEG().bytes)
      #expect(try await live.files() == [id])
      let keyless = try await ana.put("/photos/\(id)", .bytes(one), key: nil)
      #expect(keyless.status == 400)
    }
  }

  @Test func `a photo is refused when its file cannot be stored, and comes with the next attempt`()
    async throws
  {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      let (id, bytes) = (String.newID, ByteBuffer(bytes: SampleJPEG().bytes))
      let photos = live.folder.appending(path: "photos")
      let incoming = photos.appending(path: ".incoming")
      try FileManager.default.removeItem(at: incoming)
      try Data().write(to: incoming)
      #expect(try await ana.put("/photos/\(id)", .bytes(bytes)).status == 500)
      #expect(try await ana.get("/photos/\(id)").status == 404)
      try FileManager.default.removeItem(at: incoming)
      _ = try StoredPhotoFiles(in: .test(live.folder), of: live.live)
      #expect(try await live.files().isEmpty)
      #expect(try await ana.put("/photos/\(id)", .bytes(bytes)).status == 201)
      #expect(try await live.files() == [id])
    }
  }

  @Test func `a photo whose file is missing is an error, not a part of a photo`() async throws {
    try await withQuotes { live in
      let ana = try await live.caller("ana")
      let id = try await live.photo(of: "ana")
      #expect(try await ana.get("/photos/\(id)").status == 500)
    }
  }
}
