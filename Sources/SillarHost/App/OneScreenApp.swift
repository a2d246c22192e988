public import Sillar

/// An app with one screen and no modules or configuration.
public struct OneScreenApp: App {
  public let flavor: Flavor
  private let makeScreen: @Sendable () -> Screen

  /// - Parameter screen: Creates the screen of a window; called once for each window.
  public init(_ screen: @escaping @Sendable () -> Screen) throws {
    makeScreen = screen
    let name = screen().name
    flavor = try Flavor(
      name: name.prefix(1).uppercased() + name.dropFirst(),
      configuration: Configuration(flavor: name, providers: []))
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    OneScreenCoordinator(context.navigator, makeScreen)
  }
}

private final class OneScreenCoordinator: Coordinator {
  private let navigator: Navigator
  private let makeScreen: () -> Screen

  init(_ navigator: Navigator, _ screen: @escaping () -> Screen) {
    self.navigator = navigator
    makeScreen = screen
  }

  func start() { navigator.replaceAll(with: [makeScreen()]) }
}
