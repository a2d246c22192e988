/// A new module in three layers, as a package of its own, with one screen: a list that is read from a service.
struct ModuleTemplate {
  let name: String
  /// The type of an item.
  let item: String
  /// The paths from the module's folder to the packages of the framework and of the test kit.
  let sillar, kit: String

  private var key: String { name.camelCased }
  private var path: String { name.hyphenated }
  private var endpoint: String { "\(path)/v1/\(path)" }
  private var things: String { name.spaced.lowercased() }

  var targets: [String] { ["Model", "Delivery", "Infra", "Tests"].map { name + $0 } }

  var files: [(String, String)] {
    [
      ("Package.swift", manifest),
      ("Model/\(item).swift", model),
      ("Model/\(name)Repository.swift", repository),
      ("Delivery/\(name)Module.swift", module),
      ("Delivery/\(name)Coordinator.swift", coordinator),
      ("Delivery/\(name)List.swift", screen),
      ("Delivery/Words.swift", words),
      ("Delivery/Resources/Localizable.xcstrings", catalog),
      ("Infra/Api\(name)Repository.swift", api),
      ("Tests/\(name)ListTests.swift", test),
      ("Tests/Support/World.swift", world),
      ("Tests/Support/Memory\(name).swift", memory),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .treatAllWarnings(as: .error),
    ]

    func sillar(_ name: String) -> Target.Dependency { .product(name: name, package: "Sillar") }

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      products: [
        .library(name: "\(name)Model", targets: ["\(name)Model"]),
        .library(name: "\(name)Delivery", targets: ["\(name)Delivery"]),
        .library(name: "\(name)Infra", targets: ["\(name)Infra"]),
      ],
      dependencies: [
        .package(name: "Kit", path: "\(kit)"),
        .package(name: "Sillar", path: "\(sillar)"),
      ],
      targets: [
        .target(name: "\(name)Model", dependencies: [sillar("SillarModel")], path: "Model"),
        .target(
          name: "\(name)Delivery", dependencies: ["\(name)Model", sillar("Sillar"), sillar("SillarModel")],
          path: "Delivery", resources: [.copy("Resources")]),
        .target(
          name: "\(name)Infra", dependencies: ["\(name)Model", sillar("SillarData")], path: "Infra"),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)Delivery", "\(name)Model", "Kit", sillar("Sillar"), sillar("SillarModel"),
            sillar("SillarTesting"),
          ], path: "Tests"),
      ],
      swiftLanguageModes: [.v6]
    )
    for target in package.targets { target.swiftSettings = settings }

    """
  }

  private var model: String {
    """
    /// One of the \(things).
    ///
    /// ```swift
    /// let first = \(item)(id: "1", title: "The first")
    /// ```
    public struct \(item): Identifiable, Equatable, Sendable {
      public let id: String
      public let title: String

      public init(id: String, title: String) {
        self.id = id
        self.title = title
      }
    }

    """
  }

  private var repository: String {
    """
    /// All \(things).
    ///
    /// ```swift
    /// let all = try await \(key).\(key)()
    /// ```
    public protocol \(name)Repository: Sendable {
      /// - Throws: A `Problem` when they cannot be read.
      func \(key)() async throws -> [\(item)]
    }

    """
  }

  private var module: String {
    """
    import Foundation
    public import Sillar

    /// \(name) as a part that apps are built of.
    ///
    /// ```swift
    /// let modules = [\(name)Module.module]
    /// ```
    public enum \(name)Module {
      public static let module = Module(
        name: "\(name)", version: "1.0.0",
        resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
        routes: \(name)Coordinator.routes)
    }

    """
  }

  private var coordinator: String {
    """
    public import \(name)Model
    public import Sillar

    /// The way into \(name).
    ///
    /// ```swift
    /// \(name)Coordinator(context, \(key): \(key)).start()
    /// ```
    public final class \(name)Coordinator: Coordinator {
      private let context: ModuleContext
      private let \(key): any \(name)Repository

      public init(_ context: ModuleContext, \(key): any \(name)Repository) {
        self.context = context
        self.\(key) = \(key)
      }

      public func start() { context.navigator.replaceAll(with: [list()]) }

      public static let destinations: [Destination<\(name)Coordinator>] = [
        Destination(\(name)ListRoute.self) { $0.list() }
      ]

      private func list() -> Screen {
        let presenter = \(name)ListPresenter(context, \(key): \(key))
        return Screen("\(path)", at: \(name)ListRoute(), view: \(name)ListView(), presenter: presenter)
      }
    }

    """
  }

  private var screen: String {
    """
    import \(name)Model
    import Observation
    import Sillar

    struct \(name)ListRoute: Route {
      static let path = Path("/\(path)") { \(name)ListRoute() }
    }

    enum \(name)ListEvent: Equatable, Sendable { case retried }

    @Observable final class \(name)ListPresenter: Presenter {
      private let list: Loader<[\(item)]>
      var state: Loaded<[\(item)]> { list.state }

      init(_ context: ModuleContext, \(key): any \(name)Repository) {
        list = Loader(context) { try await \(key).\(key)() }
      }

      func runWhileVisible() async { await list.run() }

      func handle(_ event: \(name)ListEvent) async {
        switch event {
        case .retried: await list.retry()
        }
      }
    }

    struct \(name)ListView: View {
      func body(_ state: Loaded<[\(item)]>) -> [Node<\(name)ListEvent>] {
        Text(Words.listTitle, .title)
        Loading(state, retry: .retried) { items in
          if items.isEmpty {
            EmptyState(Words.listEmpty)
          } else {
            List(items, label: Words.listTitle) { item in
              Card { Text(item.title, .heading) }
            }
          }
        }
      }
    }

    """
  }

  private var words: String {
    """
    import Sillar

    /// The keys of the texts in `Resources/Localizable.xcstrings`.
    enum Words: String, StringKey {
      static let module = "\(name)"

      case listTitle, listEmpty
    }

    """
  }

  private var catalog: String {
    let texts = [
      Text(key: "listEmpty", english: "Nothing here yet", spanish: "Aún no hay nada"),
      Text(key: "listTitle", english: name.spaced, spanish: nil),
    ]
    return Text.catalog(texts, in: Text.languages)
  }

  private var api: String {
    """
    public import \(name)Model
    public import SillarData

    /// The \(things) of a service: `GET \(endpoint)`.
    ///
    /// ```swift
    /// let \(key) = Api\(name)Repository(client: client)
    /// ```
    public struct Api\(name)Repository: \(name)Repository {
      /// One of them on the wire.
      private struct DTO: Decodable, Sendable {
        let id: String
        let title: String
      }

      private let client: APIClient

      public init(client: APIClient) { self.client = client }

      public func \(key)() async throws -> [\(item)] {
        let answer: [DTO] = try await client.send(.get("\(endpoint)"))
        return answer.map { \(item)(id: $0.id, title: $0.title) }
      }
    }

    """
  }

  private var world: String {
    """
    import \(name)Delivery
    import \(name)Model
    import Kit
    import Sillar
    import SillarTesting

    /// \(name) with everything around it in memory.
    final class World: ModuleWorld {
      static let module = \(name)Module.module

      let clock = TestClock()
      let \(key) = Memory\(name)([\(item)(id: "1", title: "The first")])

      func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
        \(name)Coordinator(context, \(key): \(key))
      }
    }

    """
  }

  private var memory: String {
    """
    import \(name)Model
    import Kit
    import SillarModel

    /// \(name) in memory. Its call is `\(key)`.
    final class Memory\(name): InMemory, \(name)Repository {
      let memory: Memory<[\(item)], Problem>

      init(_ items: [\(item)]) { memory = Memory(items) }

      func \(key)() async throws -> [\(item)] { try await memory.call("\(key)") { $0 } }
    }

    """
  }

  private var test: String {
    """
    import \(name)Delivery
    import Kit
    import Sillar
    import SillarModel
    import SillarTesting
    import Testing

    struct \(name)ListTests {
      @Test func `the list shows what there is`() async throws {
        try await World().watch(at: "/\(path)") { app in
          try await app.see("# \(name.spaced)")
          try await app.see("The first")
        }
      }

      @Test func `a list that cannot be read can be asked for again`() async throws {
        let world = World()
        world.\(key).fail("\(key)", .offline)
        try await world.watch(at: "/\(path)") { app in
          try await app.see("∅ The service cannot be reached")
          world.\(key).recover()
          try await app.tap("Try again")
          try await app.see("The first")
        }
      }

      @Test func `no text is missing in a language`() throws {
        #expect(try Flavor(testing: \(name)Module.module).missingTexts() == [])
      }
    }

    """
  }
}
