import AsyncHTTPClient
import BackendModel
import Foundation
import NIOCore
import NIOHTTP1
import Sillar
import SillarTesting
import TestServers
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the manifest of each app says (W3C, Web Application Manifest), and what it leads to.
@Suite(.backend, .timeLimit(.minutes(2))) struct HomeScreenTests {
  private struct Manifest: Decodable {
    struct Icon: Decodable {
      let src: String
      let sizes: String
      let type: String
      let purpose: String
    }
    struct Shortcut: Decodable {
      let name: String
      let url: String
    }
    let name: String
    let shortName: String
    let description: String
    let lang: String
    let startUrl: String
    let themeColor: String
    let backgroundColor: String
    let icons: [Icon]
    let shortcuts: [Shortcut]
  }

  private struct Answer {
    let status: Int
    let type: String?
    let body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Look: Sendable {
    let color: String
    /// The paths to which the app's icon leads.
    var shortcuts: [String] = []
  }

  @Test(arguments: [
    (Tour.market, Look(color: "#f7f2e8", shortcuts: ["/basket", "/orders"])),
    (.marketArgentina, Look(color: "#f7f2e8", shortcuts: ["/basket", "/orders"])),
    (.cornerShop, Look(color: "#fffdf7", shortcuts: ["/basket", "/orders"])),
    (.wallet, Look(color: "#eceef2", shortcuts: ["/send", "/activity", "/requests"])),
    (.homeowner, Look(color: "#fbf6f1", shortcuts: ["/new"])),
    (.pro, Look(color: "#f1f4f7", shortcuts: ["/?list=own", "/ratings"])),
    (.movies, Look(color: "#f3f6f6", shortcuts: ["/?list=upcoming", "/?list=topRated"])),
    (.trivia, Look(color: "#fff6ec")),
  ])
  func `each app has its name, its color, its own icons and its shortcuts on a home screen`(
    _ tour: Tour, _ look: Look
  ) async throws {
    try await withFolder { folder in
      let app = try tour.make(folder.appending(path: "app"), TestClock())
      try await ServedApp.run(app, in: folder.appending(path: "host")) { served in
        var descriptions: Set<String> = []
        for language in app.flavor.languages {
          let manifest = try await manifest(in: language, served.port)
          descriptions.insert(manifest.description)
          #expect(manifest.name == tour.name && !manifest.shortName.isEmpty)
          #expect(manifest.lang == language)
          #expect(manifest.themeColor == look.color && manifest.backgroundColor == look.color)
          #expect(manifest.shortcuts.map(\.url) == look.shortcuts)
          for shortcut in manifest.shortcuts {
            #expect(!shortcut.name.isEmpty)
            #expect(try await get(shortcut.url, served.port).status == 200, "\(shortcut.url)")
          }
          #expect(try await get(manifest.startUrl, served.port).status == 200)
          #expect(
            manifest.icons.map { "\($0.type) \($0.sizes) \($0.purpose)" } == [
              "image/svg+xml any any", "image/svg+xml any maskable", "image/png 512x512 any",
              "image/png 512x512 maskable",
            ])
          for icon in manifest.icons {
            let answer = try await get(icon.src, served.port)
            #expect(answer.status == 200 && answer.type == icon.type, "\(icon.src)")
            if icon.type == "image/png" {
              // Reads the whole picture.
              let picture = try CleanPhoto(of: answer.body)
              #expect("\(picture.width)x\(picture.height)" == icon.sizes)
            } else {
              #expect(XMLParser(data: Data(answer.body)).parse(), "\(icon.src)")
              // The framework's letter stands in for an icon.
              #expect(answer.text.hasPrefix("<svg ") && !answer.text.contains("<text"))
            }
          }
        }
        #expect(descriptions.count == app.flavor.languages.count)
      }
    }
  }

  private func manifest(in language: String, _ port: Int) async throws -> Manifest {
    let page = try await get("/", in: language, port).text
    let link = try #require(page.firstMatch(of: #/<link rel="manifest" href="([^"]*)"/#)?.1)
    let answer = try await get(String(link), in: language, port)
    #expect(answer.type == "application/manifest+json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Manifest.self, from: Data(answer.body))
  }

  private func get(
    _ path: String, in language: String = "en", _ port: Int
  ) async throws -> Answer {
    let address = "http://127.0.0.1:\(port)" + path.replacing("&amp;", with: "&")
    var request = HTTPClientRequest(url: address)
    request.headers.add(name: "accept-language", value: language)
    let response = try await PlainBrowser.client.execute(request, timeout: .seconds(60))
    let bytes = try await response.body.collect(upTo: 1 << 24)
    return Answer(
      status: Int(response.status.code), type: response.headers.first(name: "content-type"),
      body: Array(buffer: bytes))
  }
}
