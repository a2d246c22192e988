import Foundation
import Hummingbird
import MoviesInfra
import SillarData
import TestServers
import Testing

struct MoviePicturesTests {
  @Test func `a picture comes from the service in its size, and is kept`() async throws {
    let seen = Seen<String>()
    try await withFolder { folder in
      let images = try await withServer { request in
        seen.add(request.uri.path)
        return bytes(Data("<svg/>".utf8), type: "image/svg+xml")
      } _: { url in
        let pictures = try pictures(images: url, in: folder)
        let picture = try await pictures.picture(named: "w342-603-poster.svg")
        #expect(picture?.format == .svg)
        return url
      }
      #expect(seen.all == ["/api/t/p/w342/603-poster.svg"])
      let restarted = try pictures(images: images, in: folder)
      let kept = try await restarted.picture(named: "w342-603-poster.svg")
      #expect(kept?.format == .svg)
    }
  }

  @Test(arguments: [
    "", "603-poster.svg", "w1-603-poster.svg", "w342-", "w342-../../etc/passwd", "w342-a/b.svg",
    "w342-..", "w342-http://10.0.0.1/x.svg", "w342-a?b", "w342-a%2Fb.svg", "original-a.svg",
    "w342-" + String(repeating: "a", count: 121),
  ])
  func `a name that no screen shows is nobody's picture, and nobody is asked`(
    _ name: String
  ) async throws {
    try await withFolder { folder in
      let pictures = try pictures(images: try await refusingURL(), in: folder)
      let picture = try await pictures.picture(named: name)
      #expect(picture == nil)
    }
  }

  @Test func `stills of videos come from where the videos are, and nothing else does`() {
    let addresses = PictureAddresses(imagesURL: URL(filePath: "/"))
    #expect(
      addresses.address(of: "w780-youtube-a_b-9.jpg")?.absoluteString
        == "https://img.youtube.com/vi/a_b-9/hqdefault.jpg")
  }

  private func pictures(images: URL, in folder: URL) throws -> MoviePictures {
    try MoviesInfraFactory(
      apiURL: images, imagesURL: images, dataDirectory: folder, logger: quiet
    ).pictures
  }
}
