import Foundation
public import Sillar
public import SillarTesting

/// A module with all its dependencies in memory: delivery tests open it.
///
/// ```swift
/// final class World: ModuleWorld {
///   static let module = CatalogModule.module
///   let clock = TestClock()
///   let actions: CatalogActions
///
///   func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
///     CatalogCoordinator(
///       context, actions: actions, pay: { _, finish in finish(.paid) }, showReceipt: { _ in })
///   }
/// }
///
/// try await World().watch(at: "/orders") { app in try await app.see("# Your orders") }
/// ```
public protocol ModuleWorld: Sendable {
  static var module: Module { get }
  /// The modules that this module depends on.
  static var beneath: [Module] { get }
  var clock: TestClock { get }
  /// The visitor's language; English by default.
  var language: String { get }
  /// The configuration values that differ from the defaults.
  var configuration: [any ConfigurationProvider] { get }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator
}

extension ModuleWorld {
  public static var beneath: [Module] { [] }
  public var language: String { "en" }
  public var configuration: [any ConfigurationProvider] { [] }

  /// An app of this module alone.
  public var app: some App { get throws { try ModuleApp(world: self) } }

  /// Opens an app of this module alone, runs the test, and closes the app.
  public func watch(
    at path: String = "/", fileID: String = #fileID, line: Int = #line,
    _ test: (TestHost) async throws -> Void
  ) async throws {
    try await TestHost.open(
      app, at: path, visitor: Visitor(id: "test", languages: [language]),
      clock: clock, fileID: fileID, line: line
    ) { try await test($0) }
  }

  /// The texts of the screens.
  public var words: Localization {
    get throws {
      try Localization(language: language, modules: Self.beneath + [Self.module])
    }
  }
}

private struct ModuleApp<World: ModuleWorld>: App {
  let world: World
  let flavor: Flavor
  var clock: any Clock<Duration> { world.clock }
  var now: @Sendable () -> Date { world.clock.wallClock }

  init(world: World) throws {
    self.world = world
    flavor = try Flavor(
      testing: World.module, on: World.beneath, configuration: world.configuration)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    world.makeCoordinator(context)
  }
}

extension Flavor {
  /// An app of one module, in English and Spanish.
  public init(
    testing module: Module, on beneath: [Module] = [],
    configuration providers: [any ConfigurationProvider] = []
  ) throws {
    let modules = beneath + [module]
    try self.init(
      name: module.name, languages: ["en", "es"], modules: modules,
      configuration: Configuration(flavor: module.name, modules: modules, providers: providers))
  }
}
