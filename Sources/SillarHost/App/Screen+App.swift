public import Sillar

extension Screen {
  /// An app with one screen and no modules or configuration.
  ///
  /// ```swift
  /// let app = try Screen.app {
  ///   Screen("counter", view: CounterView(), presenter: CounterPresenter())
  /// }
  /// ```
  ///
  /// - Parameter screen: Creates the screen of a window; called once for each window.
  public static func app(_ screen: @escaping @Sendable () -> Screen) throws -> some App {
    let name = screen().name
    return OneScreenApp(
      flavor: try Flavor(
        name: name.prefix(1).uppercased() + name.dropFirst(),
        configuration: Configuration(flavor: name, providers: [])), makeScreen: screen)
  }
}

private struct OneScreenApp: App {
  let flavor: Flavor
  let makeScreen: @Sendable () -> Screen

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    OneScreenCoordinator(navigator: context.navigator, makeScreen: makeScreen)
  }
}

private final class OneScreenCoordinator: Coordinator {
  private let navigator: Navigator
  private let makeScreen: () -> Screen

  init(navigator: Navigator, makeScreen: @escaping () -> Screen) {
    self.navigator = navigator
    self.makeScreen = makeScreen
  }

  func start() { navigator.replaceAll(with: [makeScreen()]) }
}
