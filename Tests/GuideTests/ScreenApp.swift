import Foundation
import Sillar
import SillarModel

/// An app of one screen, which gets the context of its window.
struct ScreenApp: App {
  let flavor: Flavor
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  private let screen: @Sendable (ModuleContext) -> Screen

  init(
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, work: AppWork = AppWork(),
    _ screen: @escaping @Sendable (ModuleContext) -> Screen
  ) throws {
    flavor = try Flavor(
      name: "Guide", configuration: Configuration(flavor: "Guide", providers: []), work: work)
    (self.clock, self.now, self.screen) = (clock, now, screen)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ScreenCoordinator(context, screen)
  }
}

final class ScreenCoordinator: Coordinator {
  private let context: ModuleContext
  private let screen: (ModuleContext) -> Screen

  init(_ context: ModuleContext, _ screen: @escaping (ModuleContext) -> Screen) {
    (self.context, self.screen) = (context, screen)
  }

  func start() { context.navigator.push(screen(context)) }
}
