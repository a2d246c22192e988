extension FeatureTemplate {
  var listTests: String {
    """
    import SillarTesting
    import Testing

    struct \(name)ListTests {
      @Test func `a tap on a row shows what it is about`() async throws {
        try await World().watch { app in
          try await app.see("# \(name.spaced)")
          try await app.tap("The first")
          try await app.see("Its text")
          try await app.back()
          try await app.see("# \(name.spaced)")
        }
      }

      @Test func `an address of nothing says so`() async throws {
        try await World().watch(at: "/\(path)/unknown") { app in
          try await app.see("# \(item.spaced)")
          try await app.see("∅ It is not there any more")
        }
      }
    }

    """
  }

  var savedTests: String {
    """
    import Foundation
    import Hummingbird
    import \(name)Infra
    import \(name)Model
    import \(name)Service
    import SillarData
    import SillarModel
    import TestServers
    import Testing

    struct Saved\(name)Tests {
      @Test func `a list that was read can be read again when the service is away`() async throws {
        try await withFolder { folder in
          let router = Router()
          try \(name)Service().addRoutes(to: router)
          let (service, live) = try await withServer(router.buildResponder(), logger: quiet) { port in
            let url = try #require(URL(string: "http://127.0.0.1:\\(port)"))
            let service = RemoteService(at: url, folder: folder, work: AppWork())
            return (service, try await Saved\(name)(service).\(key)().last().value)
          }
          let saved = try await Saved\(name)(service).\(key)().last()
          #expect(live.count == 2)
          #expect(saved.value == live)
          #expect(saved.savedAt != nil)
          #expect(saved.problem == .offline)
        }
      }
    }

    """
  }

  var memory: String {
    """
    import \(name)Model
    import SillarModel

    /// \(name) in memory.
    struct Memory\(name): \(name)Repository {
      private let items = [\(item)(id: "1", title: "The first", text: "Its text")]

      func \(key)() -> Readings<[\(item)]> { Readings { give in give(Reading(items)) } }

      func \(itemKey)(_ id: \(item).ID) -> Readings<\(item)> {
        Readings { give in
          guard let item = items.first(where: { $0.id == id }) else { throw Problem.notFound }
          give(Reading(item))
        }
      }
    }

    """
  }
}

/// What the tests of a module open: an app of the module alone, in a project that has no test kit of its own.
struct WorldTemplate {
  let name: String

  private var imports: String {
    ["Foundation", "\(name)Delivery", "Sillar", "SillarTesting"].sorted()
      .map { "import \($0)" }.joined(separator: "\n")
  }

  var text: String {
    """
    \(imports)

    /// An app of \(name) alone, with everything around it in memory.
    struct World: App {
      let flavor: Flavor
      let \(name.camelCased) = Memory\(name)()
      let testClock = TestClock()
      var clock: any Clock<Duration> { testClock }
      var now: @Sendable () -> Date { testClock.wallClock }

      init() throws {
        let modules = [\(name)Module.module]
        flavor = try Flavor(
          name: "\(name)", modules: modules,
          configuration: Configuration(flavor: "\(name)", modules: modules, providers: []))
      }

      func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
        \(name)Coordinator(context, \(name.camelCased): \(name.camelCased))
      }

      func watch(at path: String = "/", _ test: (TestHost) async throws -> Void) async throws {
        try await TestHost.open(self, at: path, clock: testClock) { try await test($0) }
      }
    }

    """
  }
}
