import AsyncHTTPClient
import BackendModel
import NIOCore
import TestServers
import Testing

@testable import BackendInfra

/// Many photos of one member, and one of another.
@Suite(.timeLimit(.minutes(2))) struct PhotoTurnsTests {
  /// Holds the check of the first photo, and records the sizes of those that are checked.
  private struct HeldFiles: PhotoFiles {
    let files: any PhotoFiles
    let checked = Seen<Int>()
    let gate = Gate()

    func begin() async throws -> any PhotoUpload {
      HeldUpload(upload: try await files.begin(), files: self)
    }

    func bytes(of file: String, from offset: Int, count: Int) async throws -> [UInt8] {
      try await files.bytes(of: file, from: offset, count: count)
    }
  }

  private struct HeldUpload: PhotoUpload {
    let upload: any PhotoUpload
    let files: HeldFiles

    func append(_ bytes: [UInt8]) async throws { try await upload.append(bytes) }

    func finish() async throws -> ReceivedPhoto {
      let photo = try await upload.finish()
      files.checked.add(photo.width)
      if files.checked.count == 1 { await files.gate.wait() }
      return photo
    }

    func discard() async { await upload.discard() }
  }

  @Test func `a member's photo waits for one of each other member, and 7 at once are too many`()
    async throws
  {
    var held: HeldFiles?
    try await withTemporaryFolder { folder in
      try await withQuotes(
        in: folder,
        files: { files in
          let files = HeldFiles(files: files)
          held = files
          return files
        }
      ) { quotes in
        let files = try #require(held)
        let (ana, ben) = (try await quotes.caller("ana"), try await quotes.caller("ben"))
        @Sendable func send(_ member: Caller, width: Int) async throws -> Answer {
          let bytes = SampleJPEG(width: width, height: 8).bytes
          return try await member.put("/photos/\(String.newID)", .bytes(ByteBuffer(bytes: bytes)))
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
          // Also after a failure: the server ends when its requests do.
          defer { files.gate.open() }
          group.addTask { try await send(ana, width: 16).status }
          await files.checked.waitForMore(than: 0, within: .seconds(30))
          for _ in 0..<6 { group.addTask { try await send(ana, width: 16).status } }
          try await quotes.arrived.wait(for: 6)
          let refused = try await send(ana, width: 16)
          try refused.expect(503, "too-many-photos-at-once")
          #expect(refused.headers["retry-after"] == "10")
          group.addTask { try await send(ben, width: 32).status }
          try await quotes.arrived.wait(for: 7)
          files.gate.open()
          while let status = try await group.next() { #expect(status == 201) }
        }
        #expect(files.checked.all == [16, 16, 32] + Array(repeating: 16, count: 5))
      }
    }
  }
}
