public import Foundation
public import Sillar
public import TriviaModel

/// The way into Trivia: topics, a game in one of them, its result.
///
/// ```swift
/// let coordinator = TriviaCoordinator(navigator: navigator, actions: actions)
/// coordinator.start()
/// ```
///
/// A running game is never left without asking, whichever way the player takes. One that is left
/// counts with the score it has.
public final class TriviaCoordinator: Coordinator {
  private let navigator: Navigator
  private let summary: SummaryBuilder
  private let game: GameBuilder
  private let leaveGame: LeaveGameBuilder
  private let result: ResultBuilder
  /// The game on the stack, while there is one.
  private weak var currentGame: GamePresenter?

  /// - Parameters:
  ///   - actions: What the player can do, for this player.
  ///   - clock: Drives countdowns and pauses.
  ///   - now: What time it is, the same as for the actions.
  public init(
    navigator: Navigator, actions: TriviaActions, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }
  ) {
    self.navigator = navigator
    summary = SummaryBuilder(actions: actions, clock: clock, now: now)
    game = GameBuilder(actions: actions, clock: clock)
    leaveGame = LeaveGameBuilder(actions: actions)
    result = ResultBuilder(actions: actions, clock: clock, now: now)
  }

  public func start() {
    navigator.replaceAll(with: [summary.build(coordinator: self)])
  }

  /// A game and its result cannot be had by a link: it leads to the topics instead.
  public func open(_ path: String) -> Bool {
    guard ["/", "/game", "/result"].contains(path) else { return false }
    if back() == .pop { start() }
    return true
  }

  public func back() -> BackAnswer {
    guard let currentGame, !currentGame.game.hasEnded else { return .pop }
    if navigator.modals.isEmpty {
      let game = Driver { currentGame.game }
      navigator.present(leaveGame.build(game: game, coordinator: self))
    } else {
      navigator.dismiss()
    }
    return .stay
  }
}

extension TriviaCoordinator: SummaryCoordinator, ResultCoordinator {
  func gameCreated(_ newGame: Game) {
    let (screen, presenter) = game.build(newGame, coordinator: self)
    currentGame = presenter
    navigator.popToRoot()
    navigator.push(screen)
  }

  func resultClosed() { navigator.popToRoot() }
}

extension TriviaCoordinator: GameCoordinator {
  func gameFinished(_ gameResult: GameResult) {
    currentGame = nil
    navigator.replace(with: result.build(gameResult, coordinator: self))
  }
}

extension TriviaCoordinator: LeaveGameCoordinator {
  func gameKept() { navigator.dismiss() }

  func gameLeft() {
    currentGame = nil
    navigator.dismiss()
    navigator.popToRoot()
  }
}
