import Foundation
import Kit
import MoviesModel
import MoviesTesting
import Sillar
import SillarTesting
import Testing

@testable import MoviesDelivery

/// Videos that play in the page.
struct TrailerTests {
  @Test func `a video of a site that is named has a player, and others are links`() async throws {
    for (players, count) in [
      ("", 0), ("Vimeo https://v.example", 0), ("YouTube https://y.example", 1),
    ] {
      var world = World()
      world.players = try #require(MoviesPlayers.value(from: players))
      try await world.watch(at: "/movie/603") { app in
        try await app.see("Official trailer")
        let trailers = await app.screen.nodes { $0.role == "customElement" }
        #expect(trailers.map(\.label) == Array(repeating: "Official trailer", count: count))
        // Who has no script or no line goes to the site.
        try await app.tap("Watch on YouTube")
        #expect(app.addressesLeftFor == ["https://www.youtube.com/watch?v=vKQi3bBA1y8"])
      }
    }
  }

  @Test(
    arguments: [
      ("aZ0-_", "https://y.example/embed/aZ0-_?dnt=1"), ("", nil), ("../x", nil), ("a?b", nil),
      ("é", nil), (String(repeating: "a", count: 65), nil), (nil, nil),
    ] as [(String?, String?)])
  func `the address of a player has the name of the video, if it is a plain one`(
    _ key: String?, _ address: String?
  ) throws {
    let sites = try #require(
      MoviesPlayers.value(from: "YouTube https://y.example/embed?dnt=1"))
    var video = matrixVideos[0]
    video.key = key
    let site = try #require(video.address?.absoluteString)
    let player = try address.map { try #require(URL(string: $0)) }
    let way = player.map { VideoRow.Way.player($0, address: site) } ?? .site(address: site)
    #expect(VideoRow(video, players: sites).way == way)
  }

  @Test func `a setting says which sites have players, and where`() throws {
    let text = "Vimeo https://v.example/video?dnt=1, YouTube https://y.example/embed"
    let sites = try #require(MoviesPlayers.value(from: text))
    #expect(sites.keys.sorted() == ["Vimeo", "YouTube"])
    #expect(MoviesPlayers.text(of: sites) == text)
    for wrong in [
      "YouTube", "https://y.example", "YouTube ftp://y.example", "YouTube https://",
      "YouTube https://me:secret@y.example", "YouTube https://y.example#a", "A B https://y.example",
    ] {
      #expect(MoviesPlayers.value(from: wrong) == nil, "\(wrong)")
    }
  }
}
