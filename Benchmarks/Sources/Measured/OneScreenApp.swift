package import Sillar

/// An app with one screen, at `/`.
package struct OneScreenApp: App {
  package let flavor: Flavor
  private let makeScreen: @Sendable () -> Screen

  init(
    _ name: String,
    requiredBehaviors: @escaping @Sendable (ModuleContext) -> [any Behavior] = { _ in [] },
    screen makeScreen: @escaping @Sendable () -> Screen
  ) throws {
    self.makeScreen = makeScreen
    flavor = try Flavor(
      name: name, configuration: Configuration(flavor: name, providers: []),
      requiredBehaviors: requiredBehaviors)
  }

  package func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
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

  func start() { navigator.push(makeScreen()) }
}
