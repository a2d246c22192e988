import Foundation
import Hummingbird
import Scripted
import SillarTesting
import TestServers
import Testing

@testable import SillarData

struct PictureCacheTests {
  private static let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pictures-\(UUID().uuidString)")

  private func cache(
    _ origin: URL, maximumPictureSize: Int = 1000, maximumTotalSize: Int = 1_000_000
  ) -> PictureCache {
    PictureCache(
      configuration: .init(
        directory: folder, origins: [origin], maximumPictureSize: maximumPictureSize,
        maximumTotalSize: maximumTotalSize))
  }

  @Test func `a picture is fetched once, and is there without its server, also after a restart`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = Log()
    let url = try await withServer { request in
      requests.add(request.uri.path)
      return bytes(Self.svg, type: "text/html")
    } _: { url in
      let cache = cache(url)
      let picture = try await cache.picture(at: url.appending(path: "a.svg"))
      #expect(picture.format == .svg)
      #expect(Array(picture.bytes) == Self.svg)
      #expect(try await cache.picture(at: url.appending(path: "a.svg")) == picture)
      return url
    }
    #expect(requests.lines == ["/api/a.svg"])
    let restarted = cache(url)
    #expect(try await restarted.picture(at: url.appending(path: "a.svg")).format == .svg)
    await #expect(throws: PictureError.self) {
      _ = try await restarted.picture(at: url.appending(path: "b.svg"))
    }
  }

  @Test(arguments: [404, 410, 200])
  func `a picture that is not there is asked for once in five minutes, whoever wants it`(
    status: Int
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = Log()
    let clock = TestClock()
    try await withServer { request in
      requests.add(request.uri.path)
      return Response(
        status: .init(code: status), body: .init(byteBuffer: .init(string: "<p>Nothing</p>")))
    } _: { url in
      let cache = PictureCache(
        configuration: .init(directory: folder, origins: [url]), clock: clock, logger: quiet)
      func ask(_ name: String) async {
        await #expect(throws: status == 200 ? PictureError.notAPicture : .missing) {
          _ = try await cache.picture(at: url.appending(path: name))
        }
      }
      await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { await ask("a") } }
      }
      for _ in 0..<10 { await ask("a") }
      #expect(requests.lines == ["/api/a"])
      await clock.advance(by: .seconds(299))
      await ask("a")
      #expect(requests.lines == ["/api/a"])
      await clock.advance(by: .seconds(2))
      await ask("a")
      #expect(requests.lines == ["/api/a", "/api/a"])
    }
  }

  @Test func `a service that is busy is asked again by the next visitor`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = Log()
    try await withServer { request in
      requests.add("")
      return requests.lines.count < 3
        ? Response(status: .serviceUnavailable) : bytes(Self.svg, type: "image/svg+xml")
    } _: { url in
      let cache = cache(url)
      let picture = url.appending(path: "a")
      await #expect(throws: PictureError.self) { _ = try await cache.picture(at: picture) }
      let found = try await cache.picture(at: picture)
      #expect(found.format == .svg)
    }
  }

  @Test func `no more than a bounded number of missing pictures is remembered`() async throws {
    let clock = TestClock()
    let absences = PictureAbsences(lifetime: .seconds(60), maximumCount: 3, clock: clock)
    func url(_ number: Int) throws -> URL {
      try #require(URL(string: "http://127.0.0.1/\(number)"))
    }
    for number in 0..<5 {
      absences.note(.missing, at: try url(number))
      await clock.advance(by: .seconds(1))
    }
    let known = try (0..<5).map { absences.reason(at: try url($0)) != nil }
    #expect(known == [false, false, true, true, true])
  }

  @Test func `several who want one picture share one request`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = Log()
    let gate = Gate()
    try await withServer { request in
      requests.add(request.uri.path)
      await gate.pass()
      return bytes(Self.jpeg, type: "image/jpeg")
    } _: { url in
      let cache = cache(url)
      let formats = try await withThrowingTaskGroup { group in
        for _ in 0..<10 {
          group.addTask { try await cache.picture(at: url.appending(path: "a")).format }
        }
        while requests.lines.isEmpty { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        gate.open()
        return try await group.reduce(into: [PictureFormat]()) { $0.append($1) }
      }
      #expect(formats == Array(repeating: .jpeg, count: 10))
    }
    #expect(requests.lines.count == 1)
  }

  @Test(arguments: [
    "http://example.com/a.svg", "http://10.0.0.1/a.svg", "http://169.254.169.254/latest/meta-data",
    "http://[::1]/a.svg", "http://localhost/a.svg", "file:///etc/passwd", "https://127.0.0.1/a.svg",
    "http://127.0.0.1:1/a.svg", "//127.0.0.1/a.svg", "a.svg", "http://user@127.0.0.1:80/a.svg",
  ])
  func `an address that the configuration does not name is refused, private ones too`(
    _ address: String
  ) async throws {
    let origin = try #require(URL(string: "http://127.0.0.1:80"))
    let url = try #require(URL(string: address))
    await #expect(throws: PictureError.forbidden(url)) {
      _ = try await cache(origin).picture(at: url)
    }
  }

  @Test func `a redirect to elsewhere is not followed`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = Log()
    try await withServer { _ in
      requests.add("elsewhere")
      return bytes(Self.svg, type: "image/svg+xml")
    } _: { elsewhere in
      try await withServer { _ in
        Response(
          status: .found, headers: [.location: elsewhere.appending(path: "a.svg").absoluteString])
      } _: { url in
        await #expect(throws: PictureError.self) {
          _ = try await cache(url).picture(at: url.appending(path: "a.svg"))
        }
      }
    }
    #expect(requests.lines.isEmpty)
  }

  @Test(arguments: [
    "<html><body>Sign in to the network first</body></html>", "",
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>", "#!/bin/sh", "GIF89a",
  ])
  func `what is no picture by its bytes is refused, whatever the server calls it, and not kept`(
    _ text: String
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withServer { _ in
      bytes(text.utf8, type: "image/svg+xml")
    } _: { url in
      let cache = cache(url)
      await #expect(throws: PictureError.notAPicture) {
        _ = try await cache.picture(at: url.appending(path: "a.svg"))
      }
      #expect(await cache.totalSize == 0)
    }
  }

  @Test func `a picture that is too large is refused`() async throws {
    try await withServer { _ in
      bytes(Self.jpeg + Array(repeating: 0, count: 2000), type: "image/jpeg")
    } _: { url in
      await #expect(throws: PictureError.tooLarge(limit: 1000)) {
        _ = try await cache(url).picture(at: url.appending(path: "a.jpg"))
      }
    }
  }

  @Test func `one that is not there is missing`() async throws {
    try await withServer { _ in
      problem(.notFound, "{}")
    } _: { url in
      await #expect(throws: PictureError.missing) {
        _ = try await cache(url).picture(at: url.appending(path: "a.jpg"))
      }
    }
  }

  @Test func `when the room is used up, those go that were looked at least recently`() async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = Log()
    try await withServer { request in
      requests.add(request.uri.path)
      return bytes(Self.jpeg + Array(repeating: 0, count: 96), type: "image/jpeg")
    } _: { url in
      func look(_ cache: PictureCache, at names: String...) async throws -> [String] {
        for name in names { _ = try await cache.picture(at: url.appending(path: name)) }
        return requests.take().map { String($0.dropFirst("/api/".count)) }
      }
      let small = cache(url, maximumTotalSize: 350)
      #expect(try await look(small, at: "a", "b", "c", "a") == ["a", "b", "c"])
      #expect(try await look(small, at: "d") == ["d"])
      #expect(await small.totalSize <= 350)
      #expect(try await look(small, at: "a", "d") == [])
      #expect(try await look(small, at: "b") == ["b"])
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.count <= 3)
    }
  }

  @Test func `a file that was cut short or removed is fetched anew`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withServer { _ in
      bytes(Self.jpeg, type: "image/jpeg")
    } _: { url in
      let cache = cache(url)
      let address = url.appending(path: "a.jpg")
      _ = try await cache.picture(at: address)
      let file = try #require(
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
          .first)
      try Data("rubbish".utf8).write(to: file)
      #expect(try await Array(cache.picture(at: address).bytes) == Self.jpeg)
      try FileManager.default.removeItem(at: file)
      #expect(try await Array(cache.picture(at: address).bytes) == Self.jpeg)
    }
  }

  @Test func `a folder that cannot be written costs nothing but the keeping`() async throws {
    try await withServer { _ in
      bytes(Self.jpeg, type: "image/jpeg")
    } _: { url in
      let cache = PictureCache(
        configuration: .init(
          directory: URL(filePath: "/dev/null/pictures"), origins: [url]))
      let picture = try await cache.picture(at: url.appending(path: "a.jpg"))
      #expect(picture.format == .jpeg)
    }
  }
}
