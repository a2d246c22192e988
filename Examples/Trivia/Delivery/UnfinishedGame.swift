import Sillar
import TriviaModel

/// Reports a game that is left before its end: with Back, by a link, or with the window.
final class UnfinishedGame: Behavior {
  private let presenter: GamePresenter
  private let track: (TrackingEvent) -> Void

  init(_ presenter: GamePresenter, track: @escaping (TrackingEvent) -> Void) {
    self.presenter = presenter
    self.track = track
  }

  func viewDidUnload(_ screen: Screen) {
    guard !presenter.game.hasEnded else { return }
    track(TrackingEvent("game-left", screen: "game"))
  }
}
