import Sillar

/// An app of one screen, which gets the context of its window.
struct ScreenApp: App {
  let flavor: Flavor
  let clock: any Clock<Duration>
  private let work: @Sendable () async -> Void
  private let screen: @Sendable (ModuleContext) -> Screen

  init(
    clock: any Clock<Duration> = ContinuousClock(),
    run work: @escaping @Sendable () async -> Void = {},
    _ screen: @escaping @Sendable (ModuleContext) -> Screen
  ) throws {
    flavor = try Flavor(
      name: "Guide", configuration: Configuration(flavor: "Guide", providers: []))
    self.clock = clock
    self.work = work
    self.screen = screen
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ScreenCoordinator(context, screen)
  }

  func run() async { await work() }
}

final class ScreenCoordinator: Coordinator {
  private let context: ModuleContext
  private let screen: (ModuleContext) -> Screen

  init(_ context: ModuleContext, _ screen: @escaping (ModuleContext) -> Screen) {
    (self.context, self.screen) = (context, screen)
  }

  func start() { context.navigator.push(screen(context)) }
}
