import Foundation
import Sillar
import Testing
import TriviaApp

/// Pictures of modules that an app replaces with its own.
struct OwnPictureTests {
  @Test func `Trivia's prize is a rosette in place of the module's cup`() throws {
    let prize = "trivia/pictures/trophy.svg"
    let modules = TriviaApp.modules
    let bare = try Flavor(
      name: "Bare", modules: modules,
      configuration: Configuration(flavor: "Bare", modules: modules, providers: []))
    let cup = try #require(try bare.resource(prize))
    let folder = FileManager.default.temporaryDirectory.appending(path: "prize-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let trivia = try TriviaApp(
      apiURL: #require(URL(string: "http://127.0.0.1:9/api")), dataDirectory: folder)
    let rosette = try #require(try trivia.flavor.resource(prize))
    #expect(rosette != cup)
    #expect(String(decoding: rosette, as: UTF8.self).contains("#a21caf"))
  }
}
