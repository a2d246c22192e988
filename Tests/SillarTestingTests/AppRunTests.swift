import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// The app's own task while its windows are open.
@Suite struct AppRunTests {
  private struct WorkingApp: App {
    let flavor: Flavor

    init(log: Log) throws {
      let work = AppWork()
      work.add {
        log.add("begins")
        let nothing = AsyncStream<Void> { _ in }
        for await _ in nothing {}
        log.add("ends")
      }
      flavor = try Flavor(
        name: "Working", configuration: Configuration(flavor: "Working", providers: []), work: work)
    }

    func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
      Starter {
        context.navigator.push(Screen("root", ScriptedPresenter(0)) { _ in Text("Root", .title) })
      }
    }
  }

  @Test func `the app runs while a host is open, and has ended when the host is closed`()
    async throws
  {
    let log = Log()
    let app = try WorkingApp(log: log)
    try await TestHost.open(app) { host in
      try await host.see("# Root")
      #expect(log.lines == ["begins"])
    }
    #expect(log.lines == ["begins", "ends"])
    try await TestHost.open(app) { _ in }
    #expect(log.lines == ["begins", "ends", "begins", "ends"])
  }

  @Test func `several hosts of an app run it once, until the last is closed`() async throws {
    let log = Log()
    let app = try WorkingApp(log: log)
    let first = try await TestHost.open(app)
    let second = try await TestHost.open(app)
    try await first.close()
    try await first.close()
    #expect(log.lines == ["begins"])
    try await second.close()
    #expect(log.lines == ["begins", "ends"])
  }

  @Test func `a test that fails ends the app too`() async throws {
    struct Failed: Error {}
    let log = Log()
    let app = try WorkingApp(log: log)
    await #expect(throws: Failed.self) { try await TestHost.open(app) { _ in throw Failed() } }
    #expect(log.lines == ["begins", "ends"])
  }
}
