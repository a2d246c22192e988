import Foundation
import Sillar
import TriviaModel

struct ResultBuilder {
  let actions: TriviaActions
  let clock: any Clock<Duration>
  let now: () -> Date

  func build(_ result: GameResult, coordinator: any ResultCoordinator) -> Screen {
    Screen(
      "result", path: "/result", view: ResultView(),
      presenter: ResultPresenter(
        result: result, coordinator: coordinator, getAttempts: actions.getAttempts,
        createGame: actions.createGame, clock: clock, now: now))
  }
}
