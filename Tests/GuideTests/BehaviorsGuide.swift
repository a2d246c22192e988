import Sillar
import SillarTesting
import Synchronization
import Testing

/// Notes which screens a person sees.
final class Visits: Behavior {
  private let log: VisitLog
  init(_ log: VisitLog) { self.log = log }

  func viewDidAppear(_ screen: Screen) { log.add(screen.name) }
}

final class VisitLog: Sendable {
  private let entries = Mutex<[String]>([])
  var names: [String] { entries.withLock { $0 } }
  func add(_ name: String) { entries.withLock { $0.append(name) } }
}

struct ReaderApp: App {
  let flavor: Flavor

  init(log: VisitLog) throws {
    flavor = try Flavor(
      name: "Reader", modules: [],
      configuration: Configuration(flavor: "Reader", providers: []),
      requiredBehaviors: { _ in [Visits(log)] })
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    LibraryCoordinator(context)
  }
}

struct LockedReaderApp: App {
  let flavor: Flavor
  let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) throws {
    self.clock = clock
    flavor = try Flavor(
      name: "Reader", configuration: Configuration(flavor: "Reader", providers: []),
      requiredBehaviors: { context in
        [SessionExpiry(after: .seconds(600), clock: context.clock, in: context)]
      })
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    LibraryCoordinator(context)
  }
}

struct BehaviorsGuide {
  @Test func `a required behavior sees every screen`() async throws {
    let log = VisitLog()
    try await TestHost.open(ReaderApp(log: log)) { app in
      try await app.tap("Emma")
      try await app.back()
    }
    #expect(log.names == ["shelf", "book", "shelf"])
  }

  @Test func `an app that nobody uses for ten minutes is locked`() async throws {
    let clock = TestClock()
    try await TestHost.open(LockedReaderApp(clock: clock), clock: clock) { app in
      try await app.advance(by: .seconds(600))
      try await app.dontSee("Books")
      try await app.tap("Go on")
      try await app.see("# Books")
    }
  }
}
