package import Sillar

/// An app with one screen, at `/`.
package struct OneScreenApp: App {
  package let flavour: Flavour
  private let makeScreen: @Sendable () -> Screen

  init(
    _ name: String,
    requiredBehaviours: @escaping @Sendable (WindowContext) -> [any Behaviour] = { _ in [] },
    screen makeScreen: @escaping @Sendable () -> Screen
  ) throws {
    self.makeScreen = makeScreen
    flavour = try Flavour(
      name: name, configuration: Configuration(flavour: name, providers: []),
      requiredBehaviours: requiredBehaviours)
  }

  package func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    OneScreenCoordinator(navigator: navigator, makeScreen: makeScreen)
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
