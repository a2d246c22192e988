import Sillar
import SillarTesting
import Testing

/// The previews of modules, as an app shows them.
@Suite struct PreviewTests {
  private struct Bell: View {
    func body(_ rings: Int) -> [Node<Bool>] {
      Text("Rings: \(rings)", .title)
      Button("Ring", send: true)
    }
  }

  private struct BellRoute: Route {
    static let path = Path("/bell") { BellRoute() }
  }

  /// Fails a test that it is part of.
  private final class Required: Behavior {
    func viewDidLoad(_ screen: Screen) { Issue.record("It listens to \(screen.name)") }
  }

  private final class Tower: Coordinator {
    func start() {}
  }

  private struct BellApp: App {
    let flavor: Flavor

    init(_ previews: KeyValuePairs<String, @Sendable () -> Screen>) throws {
      let modules = [
        // A window would say that nobody opens the route.
        Module(name: "Bell", version: "1.0.0", routes: [BellRoute.self], previews: previews),
        Module(name: "Rope", version: "1.0.0"),
      ]
      flavor = try Flavor(
        name: "Bells", languages: ["en", "es"], modules: modules,
        configuration: Configuration(flavor: "Bells", modules: modules, providers: []),
        requiredBehaviors: { _ in [Required()] })
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator { Tower() }
  }

  private static let two: KeyValuePairs<String, @Sendable () -> Screen> = [
    "Silent": { Screen(preview: Bell(), 0) },
    "After Mass / on Sunday": { Screen(preview: Bell(), 12) },
  ]

  @Test func `a preview is opened from the list, shows its state, and leads back`() async throws {
    try await TestHost.open(try BellApp(Self.two).previews) { app in
      #expect(await app.text.contains("Bell"))
      #expect(await !app.text.contains("Rope"))
      try await app.tap("After Mass / on Sunday")
      try await app.see("Rings: 12")
      try await app.tap("Ring")
      try await app.see("Rings: 12")
      try await app.back()
      try await app.see("Silent")
    }
  }

  @Test func `a preview has an address, with the list beneath it`() async throws {
    let app = try BellApp(Self.two).previews
    var link = ""
    try await TestHost.open(app) { app in
      try await app.tap("After Mass / on Sunday")
      link = await app.location.path
    }
    try await TestHost.open(app, at: link) { app in
      try await app.see("Rings: 12")
      try await app.back()
      try await app.see("Previews")
    }
  }

  @Test func `without previews it says how a module gets them, in the language of who looks`()
    async throws
  {
    let app = try BellApp([:]).previews
    try await TestHost.open(app) { try await $0.see("No previews yet") }
    try await TestHost.open(app, visitor: Visitor(id: "test", languages: ["es"])) {
      try await $0.see("Aún no hay vistas previas")
    }
  }

  @Test func `two previews of a name stop the start of their app`() {
    let error = #expect(throws: (any Error).self) {
      try BellApp([
        "Silent": { Screen(preview: Bell(), 0) }, "Silent": { Screen(preview: Bell(), 1) },
      ])
    }
    #expect(
      "\(error.map { "\($0)" } ?? "")".contains(
        "Bell has two previews named \"Silent\": name one differently"))
  }
}
