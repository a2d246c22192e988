import BackendDelivery
import BackendInfra
import BackendModel
public import Foundation
public import Hummingbird

/// The backend of the examples, put together: the trivia API on top of a SQLite file.
///
/// It has no server of its own, so that a program can serve it alone or next to other things:
///
///     let app = try await BackendApp(dataDirectory: folder)
///     let router = Router()
///     app.addRoutes(to: router)
///     try await Application(router: router).runService()
public struct BackendApp: Sendable {
  private let trivia: TriviaAPI

  /// Opens the database `backend.sqlite`, makes it first if need be, and fills it.
  ///
  /// - Parameters:
  ///   - dataDirectory: a folder that exists and can be written.
  ///   - randomness: what decides which questions a game has, called once for each game.
  /// - Throws: `TriviaStoreError` when the database cannot be opened; its description says what to do.
  public init(
    dataDirectory: URL,
    randomness: @escaping @Sendable () -> any RandomNumberGenerator = {
      SystemRandomNumberGenerator()
    }
  ) async throws {
    let store = try await TriviaStore(at: dataDirectory.appending(path: "backend.sqlite"))
    trivia = TriviaAPI(
      listTopics: DefaultListTopics(topics: store),
      createGame: DefaultCreateGame(topics: store, games: store, randomness: randomness),
      findGame: DefaultFindGame(games: store),
      findPicture: DefaultFindPicture(pictures: store))
  }

  /// Adds the API to `router`. Call it once for a router and prefix.
  ///
  /// - Parameter prefix: where the API is to be. Everything under it belongs to the API; requests for
  ///   other paths are none of its business.
  public func addRoutes<Context: RequestContext>(
    to router: Router<Context>, prefix: String = "/api"
  ) {
    trivia.addRoutes(to: router, prefix: prefix)
  }
}
