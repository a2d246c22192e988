import Sillar
import TriviaModel

struct LeaveGameBuilder {
  let actions: TriviaActions

  func build(game: Driver<Game>, coordinator: any LeaveGameCoordinator) -> Screen {
    Screen(
      "leave-game", view: LeaveGameView(),
      presenter: LeaveGamePresenter(
        game: game, coordinator: coordinator, finishGame: actions.finishGame))
  }
}
