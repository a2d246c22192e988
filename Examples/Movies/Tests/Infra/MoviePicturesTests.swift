import Foundation
import Kit
import MoviesInfra
import MoviesModel
import MoviesTesting
import SillarData
import SillarModel
import TestServers
import Testing

struct MoviePicturesTests {
  @Test func `a picture of what was seen comes from the service in its size, and is kept`()
    async throws
  {
    let server = FakeMovies().server
    try await withFolder { folder in
      let url = try await withServer(server.respond) { url in
        let infra = try infra(url, in: folder)
        let source = infra.source(in: "en", visitor: [])
        // The service has not named this picture yet.
        let early = try await infra.pictures.picture(named: "w342-37-poster.svg")
        #expect(early == nil)
        _ = try await source.page(1, of: .popular).last()
        let picture = try await infra.pictures.picture(named: "w342-37-poster.svg")
        #expect(picture?.format == .svg)
        _ = try await source.videos(of: 7).last()
        let teaser = try await infra.pictures.picture(named: "w780-7-teaser.svg")
        #expect(teaser?.format == .svg)
        return url
      }
      let pictures = server.calls.map(\.path).filter { $0.hasPrefix("t/") }
      #expect(pictures == ["t/p/w342/37-poster.svg", "t/p/w780/7-teaser.svg"])
      let kept = try await infra(url, in: folder).pictures.picture(named: "w342-37-poster.svg")
      #expect(kept?.format == .svg)
    }
  }

  @Test(arguments: [
    "", "603-poster.svg", "w1-603-poster.svg", "w342-", "w342-../../etc/passwd", "w342-a/b.svg",
    "w342-..", "w342-http://10.0.0.1/x.svg", "w342-a?b", "w342-a%2Fb.svg", "original-a.svg",
    "w342-" + String(repeating: "a", count: 121), "w342-603-poster.svg", "w780-youtube-any.jpg",
  ])
  func `a name that no screen has shown is nobody's picture, and nobody is asked`(
    _ name: String
  ) async throws {
    try await withFolder { folder in
      let infra = try infra(try await refusingURL(), in: folder)
      let picture = try await infra.pictures.picture(named: name)
      #expect(picture == nil)
    }
  }

  @Test func `stills of videos come from where the configuration says, or not at all`() throws {
    let images = try #require(URL(string: "https://images.example"))
    let stills = try #require(URL(string: "https://stills.example"))
    let still = try #require(MoviePicture(file: "youtube-a_b-9.jpg"))
    let with = PictureAddresses(imagesURL: images, stillsURL: stills)
    #expect(
      with.address(of: still, .wide)?.absoluteString
        == "https://stills.example/vi/a_b-9/hqdefault.jpg")
    #expect(with.origins == [images, stills])
    let without = PictureAddresses(imagesURL: images)
    #expect(without.address(of: still, .wide) == nil)
    #expect(without.origins == [images])
  }

  private func infra(_ url: URL, in folder: URL) throws -> MoviesInfraFactory {
    try MoviesInfraFactory(service: Place(url: url, folder: folder).service())
  }
}
