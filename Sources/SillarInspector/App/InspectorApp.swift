public import Foundation
public import Sillar

/// The screens of an ``Inspector``, as an app: its windows, what is in each, what the program counts.
///
/// ```swift
/// func windows(of inspector: Inspector) throws -> WebHost {
///   try WebHost(app: InspectorApp(inspector), at: "/inspector")
/// }
/// ```
///
/// Do not give the inspector to a host of this app: each look would be something new to look at.
public struct InspectorApp: App {
  public let flavor: Flavor
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date
  private let inspector: Inspector

  /// - Parameters:
  ///   - clock: Measures the pauses between two looks into a window.
  ///   - now: Returns the current date, for the ages of windows.
  /// - Throws: A `FlavorError` when the resources are not beside the program.
  public init(
    _ inspector: Inspector, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.inspector = inspector
    self.clock = clock
    self.now = now
    let modules = [InspectorModule.module]
    let resources = Bundle.module.bundleURL.appending(path: "Flavor")
    flavor = try Flavor(
      name: "Inspector", version: "1.0.0", languages: ["en", "es"], modules: modules,
      resources: resources,
      configuration: Configuration(
        flavor: "Inspector", modules: modules,
        providers: [ResourceConfiguration(resources, name: "the inspector's resources")]),
      keepsOnDevice: { _, _ in false })
  }

  public func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    InspectorCoordinator(context, inspector: inspector)
  }
}
