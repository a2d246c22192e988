import Foundation
import NIOHTTP1
import Scripted
import TestServers
import Testing

@testable import SillarWeb

/// The sites that an app's pages show in frames.
@Suite struct FramedSiteTests {
  @Test func `a page may show no site in a frame, or those alone that are named, with sound`()
    async throws
  {
    for (sites, frames, players) in [
      ([], "", "()"),
      (
        ["https://Player.example/", "http://127.0.0.1:8080"],
        "frame-src https://player.example http://127.0.0.1:8080; ",
        "(self \"https://player.example\" \"http://127.0.0.1:8080\")"
      ),
    ] {
      let site = try SiteWithScreen { settings, _ in
        settings.framedSites = sites.compactMap { PublicURL($0) }
      }
      try await site.run { server in
        let browser = server.browser()
        // The first page brings its files, the next one names them.
        for path in ["/tasks", "/tasks", "/tasks/nothing"] {
          let headers = try await browser.get(path).headers
          let policy = headers.first(name: "content-security-policy") ?? ""
          #expect(policy.contains("form-action 'self'; \(frames)frame-ancestors 'none';"))
          #expect(policy.contains("default-src 'none'; "))
          let permissions = headers.first(name: "permissions-policy") ?? ""
          for feature in ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"] {
            #expect(permissions.contains("\(feature)=\(players),"), "\(permissions)")
          }
          for feature in ["camera", "microphone", "geolocation", "payment"] {
            #expect(permissions.contains("\(feature)=(),"), "\(permissions)")
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      ("https://player.example/video?dnt=1", "https://player.example"),
      ("HTTP://Player.example:8080/a#b", "http://player.example:8080"),
      ("http://[::1]:8080/", "http://[::1]:8080"), ("https://me@player.example", nil),
      ("data:text/html,x", nil), ("/video", nil), ("https://a;b", nil),
    ] as [(String, String?)])
  func `the origin of an address`(_ address: String, _ origin: String?) throws {
    let url = try #require(URL(string: address))
    #expect(PublicURL(originOf: url)?.description == origin)
  }
}
