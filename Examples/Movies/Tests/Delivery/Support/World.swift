import Foundation
import Kit
import MoviesDelivery
import MoviesModel
import MoviesTesting
import Sillar
import SillarTesting

/// Movies with everything around it in memory.
struct World: ModuleWorld {
  static let module = MoviesModule.module

  let clock = TestClock()
  let source: MemoryMovies
  let reconnection = ScriptedReconnection()
  let language: String
  /// The sites whose videos play in the page.
  var players: [String: URL] = [:]

  init(language: String = "en") {
    self.language = language
    source = MemoryMovies(now: clock.wallClock)
    source.set(films(1...45, "Popular film"), in: .popular)
    source.set(films(101...103, "Top film"), in: .topRated)
    source.set([dune], in: .upcoming)
    source.set(matrixDetail, videos: matrixVideos)
  }

  var configuration: [any ConfigurationProvider] { [Players(players: players)] }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    MoviesCoordinator(context.retrying(reconnection), source: source)
  }
}

private struct Players: ConfigurationProvider {
  let name = "test"
  let players: [String: URL]

  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(MoviesPlayers.self, to: players)
  }
}
