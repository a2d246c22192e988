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
public final class TriviaCoordinator: Coordinator {
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

  /// A link to a game or its result leads to the topics.
  public var routes: [Destination] {
    Destination(TopicsRoute.self) { _ in self.topics() }
    Destination(GameRoute.self) { _ in self.topics() }
    Destination(ResultRoute.self) { _ in self.topics() }
  }

  public func back() -> BackAnswer {
    guard let currentGame, !currentGame.game.hasEnded else { return .pop }
    if navigator.modals.isEmpty {
      let game = currentGame.game
      let presenter = LeaveGamePresenter(game, coordinator: self, finishGame: actions.finishGame)
      navigator.present(
        Screen("leave-game", view: LeaveGameView(score: game.score), presenter: presenter))
    } else {
      navigator.dismiss()
    }
    return .stay
  }

  private func topics() -> Screen {
    let presenter = SummaryPresenter(context, newGame: newGame(), getTopics: actions.getTopics)
    return Screen("summary", at: TopicsRoute(), view: SummaryView(), presenter: presenter)
  }

  private func newGame() -> NewGame { NewGame(context, coordinator: self, actions: actions) }

  // MARK: Navigation

  func play(_ game: Game) {
    let presenter = GamePresenter(game, context, coordinator: self, actions: actions)
    currentGame = presenter
    navigator.popToRoot()
    navigator.push(
      Screen(
        "game", at: GameRoute(), view: GameView(), presenter: presenter,
        behaviors: [UnfinishedGame(presenter, track: track)]))
  }

  func show(_ result: GameResult) {
    let presenter = ResultPresenter(result, newGame: newGame(), coordinator: self)
    navigator.replace(
      with: Screen("result", at: ResultRoute(), view: ResultView(), presenter: presenter))
  }

  func showTopics() {
    currentGame = nil
    navigator.dismiss()
    navigator.popToRoot()
  }

  func keepPlaying() { navigator.dismiss() }
}
