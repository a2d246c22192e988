import Sillar
import TriviaModel

struct GameBuilder {
  let actions: TriviaActions
  let clock: any Clock<Duration>

  /// The screen of a game, and its presenter for whoever must know how the game stands.
  func build(
    _ game: Game, coordinator: any GameCoordinator
  ) -> (screen: Screen, presenter: GamePresenter) {
    let presenter = GamePresenter(
      game: game, coordinator: coordinator, answerQuestion: actions.answerQuestion,
      finishGame: actions.finishGame, clock: clock)
    return (Screen("game", path: "/game", view: GameView(), presenter: presenter), presenter)
  }
}
