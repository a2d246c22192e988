/// A program that shows features of a project.
struct AppTemplate {
  let name: String
  /// The features, the one that it begins with first.
  let modules: [String]
  /// True for an app with words and colors of its own.
  var isFlavor = false

  var program: String { name.lowercased() }
  var home: String { "Apps/\(name)" }

  /// The paths from the project's folder, with their texts.
  var files: [(String, String)] {
    [("\(home)/\(name)App.swift", app), ("\(home)/main.swift", main)]
      + (modules.count > 1 ? [("\(home)/AppCoordinator.swift", coordinator)] : [])
      + (isFlavor ? resources : [])
  }

  /// The target of the program in a manifest.
  var target: String {
    """
        .executableTarget(
          name: "\(program)",
          dependencies: [
            \(modules.map { "\"\($0)Delivery\", \"\($0)Infra\", " }.joined())logging, sillar("Sillar"),
            sillar("SillarConfiguration"), sillar("SillarData"), sillar("SillarModel"),
            sillar("SillarServer"),
          ], path: "\(home)"\(isFlavor ? ", resources: [.copy(\"Resources\")]" : "")),
    """
  }

  private func lines(_ indent: Int, _ line: (String) -> String) -> String {
    modules.map(line).joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private var imports: String {
    let layers = modules.flatMap { ["import \($0)Delivery", "import \($0)Infra"] }
    let others = [
      "Foundation", "Logging", "Sillar", "SillarConfiguration", "SillarData", "SillarModel",
      "SillarServer",
    ].map { "import \($0)" }
    return (layers + others).sorted().joined(separator: "\n")
  }

  private var app: String {
    """
    \(imports)

    /// The address of the backend: the option `--backend-url`.
    enum BackendURL: ServiceAddressKey {
      static let name = "backend.url"
      static let summary = "The address of the backend, such as http://127.0.0.1:8081."
    }

    /// The only place where all layers meet.
    struct \(name)App: ServerApp {
      static let name = "\(name)"
      static let version = "0.1.0"
      static let summary = "Serves \(name) to browsers."
      static let modules = [\(modules.map { "\($0)Module.module" }.joined(separator: ", "))]
      static let services: [any ServiceAddressKey.Type] = [BackendURL.self]\(
        isFlavor ? "\n  static let resources = Bundle.module.bundleURL.appending(path: \"Resources\")" : "")

      let flavor: Flavor
      let clock: any Clock<Duration>
      let now: @Sendable () -> Date
      private let service: RemoteService
      \(lines(6) { "private let \($0.camelCased): Saved\($0)" })

      static func configuration(_ providers: [any ConfigurationProvider]) throws -> Configuration {
        try Configuration(
          flavor: name, modules: modules,
          declarations: [ConfigurationDeclaration(BackendURL.self, neededBy: name)],
          providers: \(isFlavor ? "[ResourceConfiguration(resources, name: \"\(name)'s resources\")] + " : "")providers)
      }

      init(configuration: Configuration, logger: Logger) throws {
        try self.init(
          configuration: configuration, clock: ContinuousClock(), now: { Date() }, logger: logger)
      }

      /// With a clock and a date that a test moves: see `TestHost.replay`.
      init(
        configuration: Configuration, clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date, logger: Logger
      ) throws {
        (self.clock, self.now) = (clock, now)
        service = try RemoteService(
          at: configuration.require(BackendURL.self),
          folder: configuration.require(DataFolder.self), work: AppWork(), now: now, clock: clock,
          logger: logger)
        \(lines(8) { "\($0.camelCased) = try Saved\($0)(service)" })
        flavor = try Flavor(
          name: Self.name, version: Self.version, modules: Self.modules\(
            isFlavor ? ", resources: Self.resources" : ""), configuration: configuration, work: service.work)
      }

      func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
        \(making)
      }
    }

    """
  }

  private var making: String {
    let coordinators = modules.map { name in
      (name.camelCased, "\(name)Coordinator(context, \(name.camelCased): \(name.camelCased))")
    }
    let made =
      if let only = coordinators.first, coordinators.count == 1 {
        only.1
      } else {
        """
        AppCoordinator(
              \(coordinators.map { "\($0): \($1)" }.joined(separator: ",\n      ")))
        """
      }
    return """
      let context = context.retrying(service.connectivity)
          return \(made)
      """
  }

  private var main: String {
    """
    import SillarServer

    try await Server.run(\(name)App.self)

    """
  }

  private var coordinator: String {
    let keys = modules.map { "\($0.camelCased): \($0)Coordinator" }
    return """
      \(modules.map { "import \($0)Delivery" }.sorted().joined(separator: "\n"))
      import Sillar

      /// The app begins with the first feature; each screen of the others has its address.
      final class AppCoordinator: Coordinator {
        \(keys.map { "private let \($0)" }.joined(separator: "\n  "))

        init(\(keys.joined(separator: ", "))) {
          \(lines(4) { "self.\($0.camelCased) = \($0.camelCased)" })
        }

        func start() { \(modules[0].camelCased).start() }

        var children: [any Coordinator] { [\(modules.map(\.camelCased).joined(separator: ", "))] }
      }

      """
  }

  // MARK: What a flavor has of its own

  private var resources: [(String, String)] {
    [
      ("\(home)/Resources/style.json", style),
      ("\(home)/Resources/settings.json", "{}\n"),
      ("\(home)/Resources/icon.svg", icon),
      ("\(home)/Resources/\(modules[0].lowercased())/Localizable.xcstrings", words),
    ]
  }

  private var style: String {
    """
    {
      "light": { "accent": "#0B5D3B", "onAccent": "#FFFFFF" },
      "dark": { "accent": "#7CE0B0", "onAccent": "#00291A" },
      "cornerRadius": 4
    }

    """
  }

  private var icon: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
      <circle cx="48" cy="48" r="48" fill="#0b5d3b"/>
      <circle cx="48" cy="48" r="20" fill="#7ce0b0"/>
    </svg>

    """
  }

  /// The title of the first screen, in place of the module's.
  private var words: String {
    Text.catalog([Text(key: "listTitle", english: name.spaced, spanish: nil)], in: ["en"])
  }
}
