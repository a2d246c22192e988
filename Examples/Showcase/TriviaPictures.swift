import SillarWeb
import TriviaApp

/// Trivia's pictures, as the web host takes them.
struct TriviaPictures: PictureStore {
  let app: TriviaApp

  func picture(named name: String) async throws -> StoredPicture? {
    try await app.picture(named: name).map {
      StoredPicture(data: Array($0.bytes), contentType: $0.contentType)
    }
  }
}
