import Foundation
import Hummingbird
import Kit
import SillarData
import SillarModel
import TestServers
import Testing
import TriviaInfra
import TriviaModel
import TriviaTesting

struct ApiImageRepositoryTests {
  private let svg = Data("<svg/>".utf8)

  private func open(_ url: URL, _ folder: URL) throws -> ApiImageRepository {
    ApiImageRepository(client: makeClient(url), database: try LocalDatabases().trivia(in: folder))
  }

  @Test func `a picture that was fetched once is there without the backend, after a restart`()
    async throws
  {
    try await withFolder { folder in
      let gone = try await withServer(service().server.respond) { url in
        let images = try open(url, folder)
        let data = try await images.data(of: picture("topic-space", at: url))
        #expect(data.contentType == "image/svg+xml")
        #expect(data.bytes == svg)
        return url
      }
      let images = try open(gone, folder)
      #expect(
        try await images.data(of: picture("topic-space", at: gone)).bytes == svg)
      await #expect(throws: Problem.offline) {
        try await images.data(of: picture("other", at: gone))
      }
    }
  }

  @Test func `a picture is fetched once however often it is shown`() async throws {
    let (fake, asked) = (try service(), Seen<String>())
    try await withFolder { folder in
      try await withServer { request in
        asked.add(request.uri.path)
        return try await fake.server.respond(to: request)
      } _: { url in
        let images = try open(url, folder)
        for _ in 0..<3 { _ = try await images.data(of: picture("topic-space", at: url)) }
      }
    }
    #expect(asked.all == ["/api/trivia/v1/pictures/topic-space.svg"])
  }

  @Test func `a remembered picture is found by its name, wherever the backend is now`()
    async throws
  {
    try await withFolder { folder in
      let old = try #require(URL(string: "http://127.0.0.1:1/api"))
      try await open(old, folder).remember([picture("topic-space", at: old)])

      let new = try #require(URL(string: "http://127.0.0.1:2/api"))
      let images = try open(new, folder)
      #expect(try await images.picture(named: "topic-space") == picture("topic-space", at: new))
      #expect(try await images.picture(named: "stranger") == nil)
    }
  }

  @Test func `remembering again keeps the bytes, unless the picture is another now`() async throws {
    try await withFolder { folder in
      try await withServer(service().server.respond) { url in
        let images = try open(url, folder)
        let first = try picture("topic-space", at: url)
        _ = try await images.data(of: first)
        try await images.remember([first, picture("new", at: url)])
        let dark = try open(try await refusingURL(), folder)
        let kept = try #require(try await dark.picture(named: "topic-space"))
        #expect(try await dark.data(of: kept).bytes == svg)

        let second = try picture(
          "topic-space", at: url, path: "/api/trivia/v1/pictures/space-2.svg")
        try await images.remember([second])
        #expect(try await images.picture(named: "topic-space") == second)
        await #expect(throws: Problem.offline) {
          try await dark.data(of: #require(try await dark.picture(named: "topic-space")))
        }
      }
    }
  }

  @Test func `only the API's own origin is asked`() async throws {
    let asked = Seen<String>()
    try await withFolder { folder in
      try await withServer { request in
        asked.add(request.uri.path)
        return Response(status: .notFound)
      } _: { other in
        let own = try #require(URL(string: "http://127.0.0.1:1/api"))
        let images = try open(own, folder)
        let stranger = try picture("p", at: other)
        try await images.remember([stranger])
        #expect(try await images.picture(named: "p") == nil)
        await #expect(
          throws: TriviaError.unusablePicture("p", reason: "is not at the API's own origin")
        ) {
          try await images.data(of: stranger)
        }
      }
    }
    #expect(asked.count == 0)
  }

  @Test func `a picture that is too large is refused, and one that just fits is not`() async throws
  {
    try await withFolder { folder in
      try await withServer { request in
        let size = ApiImageRepository.maximumSize + (request.uri.path.contains("large") ? 1 : 0)
        return bytes([0xFF, 0xD8, 0xFF] + Array(repeating: 0, count: size - 3), type: "image/jpeg")
      } _: { url in
        let images = try open(url, folder)
        await #expect(
          throws: TriviaError.unusablePicture("large", reason: "is larger than 1048576 bytes")
        ) {
          try await images.data(of: picture("large", at: url))
        }
        let fits = try await images.data(of: picture("fits", at: url))
        #expect(fits.bytes.count == ApiImageRepository.maximumSize)
      }
    }
  }

  /// The server's content type is ignored: each picture is sent with a wrong one.
  @Test(arguments: [
    ("image/png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])),
    ("image/jpeg", Data([0xFF, 0xD8, 0xFF, 0xE0])),
    ("image/webp", Data("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8)),
    ("image/svg+xml", Data("<svg/>".utf8)),
    (
      "image/svg+xml",
      Data("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a\nb -->\n<!DOCTYPE svg>\n<svg>on</svg>".utf8)
    ),
  ])
  func `a picture's type is told by its bytes`(type: String, content: Data) async throws {
    try await withFolder { folder in
      try await withServer { _ in
        bytes(content, type: "text/html")
      } _: { url in
        let data = try await open(url, folder).data(of: picture("p", at: url))
        #expect(data == PictureData(contentType: type, bytes: content))
      }
    }
  }

  @Test(arguments: [
    "", "<html><svg></svg></html>", "GIF89a", "RIFF\u{1}\u{1}\u{1}\u{1}WAVE", "<svgs></svgs>",
    "<svg><script>alert(1)</script></svg>", "<svg><SCRIPT/></svg>", "<svg><x:script/></svg>",
    "<svg onload='alert(1)'/>", "<svg\nonload = \"x\"/>", "<svg><a href=\"javascript:x\"/></svg>",
    "<svg><foreignObject/></svg>", "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>",
  ])
  func `what is no picture, or could run, is refused whatever it claims to be`(text: String)
    async throws
  {
    try await withFolder { folder in
      try await withServer { _ in
        bytes(Data(text.utf8), type: "image/svg+xml")
      } _: { url in
        await #expect(
          throws: TriviaError.unusablePicture(
            "p", reason: "is not an SVG, PNG, JPEG or WebP that is safe to show")
        ) {
          try await open(url, folder).data(of: picture("p", at: url))
        }
      }
    }
  }
}

private func picture(_ name: String, at url: URL, path: String? = nil) throws -> Picture {
  let path = path ?? "/api/trivia/v1/pictures/\(name).svg"
  guard let source = URL(string: path, relativeTo: url)?.absoluteURL,
    let picture = Picture(name: name, source: source)
  else { throw TriviaError.unknownPicture(name) }
  return picture
}
