import Foundation
public import Sillar

/// The Trivia module, for apps to include.
///
/// ```swift
/// let flavor = try Flavor(
///   name: "Arcade", modules: [TriviaModule.module],
///   configuration: Configuration(flavor: "Arcade", providers: []))
/// ```
public enum TriviaModule {
  public static let module = Module(
    name: "Trivia", version: "3.0.0",
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
    routes: TriviaCoordinator.routes,
    behaviors: [UnfinishedGame.self], notices: [Words.attemptsBack])
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The picture of a question, which leaves room for the answers.
  static let scene = Style("scene", of: TriviaModule.module)
  /// The picture of a new best score.
  static let trophy = Style("trophy", of: TriviaModule.module)
}

struct TopicsRoute: Route {
  static let path = Path("/") { TopicsRoute() }
}

struct GameRoute: Route {
  static let path = Path("/game") { GameRoute() }
}

/// The question that is asked before a game is left. No link leads to it.
struct LeaveGameRoute: Route {
  static let path = Path("/game/leave") { LeaveGameRoute() }
}

struct ResultRoute: Route {
  static let path = Path("/result") { ResultRoute() }
}
