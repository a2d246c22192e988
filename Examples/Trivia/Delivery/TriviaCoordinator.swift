public import Sillar
public import TriviaModel

/// The entry point of Trivia: topics, a game in one of them, its result.
///
/// ```swift
/// let coordinator = TriviaCoordinator(context, actions: actions)
/// coordinator.start()
/// ```
///
/// A running game asks for confirmation before the player leaves it, by any way. A game that is left counts with its
/// score so far.
public final class TriviaCoordinator: Coordinator, SummaryCoordinator {
  private let context: ModuleContext
  private let actions: TriviaActions
  private let track: (TrackingEvent) -> Void
  private var navigator: Navigator { context.navigator }
  /// The game on the stack, while there is one.
  private weak var currentGame: GamePresenter?

  /// - Parameter track: Reports events for developers, such as a game that is left.
  public init(
    _ context: ModuleContext, actions: TriviaActions,
    track: @escaping (TrackingEvent) -> Void = { _ in }
  ) {
    self.context = context
    self.actions = actions
    self.track = track
  }

  public func start() { navigator.replaceAll(with: [topics()]) }

  /// A link to a game or its result leads to the topics; a window that is brought back has them again.
  public static let destinations: [Destination<TriviaCoordinator>] = [
    Destination(TopicsRoute.self) { $0.topics() },
    Destination(GameRoute.self, restoring: GameMemory.self) { trivia, _, memory in
      memory?.game.map { trivia.screen(of: $0) } ?? trivia.topics()
    },
    Destination(ResultRoute.self, restoring: ResultMemory.self) { trivia, _, memory in
      memory.map { trivia.screen(of: $0.result) } ?? trivia.topics()
    },
    Destination(modal: LeaveGameRoute.self) { trivia, _ in
      trivia.currentGame.map { trivia.question(about: $0.game) }
    },
  ]

  public func back() -> BackAnswer {
    guard let currentGame, !currentGame.game.hasEnded else { return .pop }
    if navigator.modals.isEmpty {
      navigator.present(question(about: currentGame.game))
    } else {
      navigator.dismiss()
    }
    return .stay
  }

  private func topics() -> Screen {
    let presenter = SummaryPresenter(context, coordinator: self, actions: actions)
    return Screen("summary", at: TopicsRoute(), view: SummaryView(), presenter: presenter)
  }

  private func question(about game: Game) -> Screen {
    Screen(
      "leave-game", at: LeaveGameRoute(), view: LeaveGameView(score: game.score),
      presenter: LeaveGamePresenter(game, coordinator: self, finishGame: actions.finishGame))
  }

  private func screen(of game: Game) -> Screen {
    let presenter = GamePresenter(game, context, coordinator: self, actions: actions)
    currentGame = presenter
    return Screen(
      "game", at: GameRoute(), view: GameView(), presenter: presenter,
      behaviors: [UnfinishedGame(presenter, track: track)])
  }

  private func screen(of result: GameResult) -> Screen {
    let presenter = ResultPresenter(result, context, coordinator: self, actions: actions)
    return Screen("result", at: ResultRoute(), view: ResultView(), presenter: presenter)
  }

  // MARK: Navigation

  func play(_ game: Game) {
    let screen = screen(of: game)
    navigator.popToRoot()
    navigator.push(screen)
  }

  func show(_ result: GameResult) { navigator.replace(with: screen(of: result)) }

  func showTopics() {
    currentGame = nil
    navigator.dismiss()
    navigator.popToRoot()
  }

  func keepPlaying() { navigator.dismiss() }
}
