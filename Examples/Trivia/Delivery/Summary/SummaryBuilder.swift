import Foundation
import Sillar
import TriviaModel

struct SummaryBuilder {
  let actions: TriviaActions
  let clock: any Clock<Duration>
  let now: () -> Date

  func build(coordinator: any SummaryCoordinator) -> Screen {
    Screen(
      "summary", path: "/", view: SummaryView(),
      presenter: SummaryPresenter(
        coordinator: coordinator, getTopics: actions.getTopics, getAttempts: actions.getAttempts,
        createGame: actions.createGame, clock: clock, now: now))
  }
}
