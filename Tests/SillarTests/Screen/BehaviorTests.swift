import Scripted
import Sillar
import SillarTesting
import Testing

@Suite struct BehaviorTests {
  final class Tracking: Behavior {
    private(set) var seen: [String] = []
    func viewDidAppear(_ screen: Screen) { seen.append(screen.name) }
  }

  final class Named: Behavior {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }
    func viewDidLoad(_ screen: Screen) { log.add(name) }
  }

  final class Bar: Behavior {
    static let claims: Set<String> = ["navigation-bar", "toolbar"]
  }

  final class OtherBar: Behavior {
    static let claims: Set<String> = ["navigation-bar"]
  }

  @Test func `the required ones come first, each group in its order`() async throws {
    let log = Log()
    let required: @Sendable () -> [any Behavior] = {
      [Named("required 1", log), Named("required 2", log)]
    }
    let app = try TestApp(behaviors: required) {
      Screen(
        "A", ScriptedPresenter(0), behaviors: [Named("own 1", log), Named("own 2", log)],
        children: [
          "child": Screen("child", ScriptedPresenter(0), behaviors: [Named("child's", log)]) { _ in
            Text("child")
          }
        ]
      ) { _ in
        ChildScreen("child")
      }
    }
    try await TestHost.open(app) { _ in }
    #expect(
      log.lines == [
        "required 1", "required 2", "own 1", "own 2", "required 1", "required 2", "child's",
      ])
  }

  @Test func `a screen's behaviors are found by their type`() {
    let tracking = Tracking()
    let screen = Screen("A", ScriptedPresenter(0), behaviors: [Bar(), tracking]) { _ in Text("A") }
    #expect(screen.behaviors.first(Tracking.self) === tracking)
    #expect(screen.behaviors.first(OtherBar.self) == nil)
    #expect(screen.behaviors.map { "\(type(of: $0))" } == ["Bar", "Tracking"])
  }

  @Test func `required behaviors are made once for each window, and see every screen`()
    async throws
  {
    let made = Log()
    let required: @Sendable () -> [any Behavior] = {
      made.add("made")
      return [Tracking()]
    }
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", children: ["child"])) }
      guide.paths["/seen"] = { guide in
        let seen = guide.navigator.stack[0].behaviors.first(Tracking.self)?.seen ?? []
        guide.navigator.push(.named(seen.joined(separator: ", ")))
      }
      return guide
    }
    _ = made.take()
    try await TestHost.open(app) { app in
      try await app.open("/seen")
      try await app.see("# A, child")
    }
    #expect(made.lines == ["made"])
  }

  @Test func `two required behaviors that claim the same thing stop start-up`() throws {
    let required: @Sendable () -> [any Behavior] = {
      [Bar(), Tracking(), OtherBar(), Bar()]
    }
    let error = #expect(throws: FlavorError.self) {
      try TestApp(behaviors: required) { .named("A") }
    }
    func conflict(_ claim: String, _ other: String) -> FlavorError.Problem {
      .conflict(BehaviorConflict(claim: claim, owner: "Bar of Test", other: "\(other) of Test"))
    }
    #expect(
      error?.problems == [
        conflict("navigation-bar", "OtherBar"), conflict("navigation-bar", "Bar"),
        conflict("toolbar", "Bar"),
      ])
    #expect(
      error?.description.hasPrefix(
        "Test cannot start: Bar of Test and OtherBar of Test both claim \"navigation-bar\": leave one "
          + "of them out") == true)
  }

  @Test func `a screen's own behavior that claims a required one's thing is reported`()
    async throws
  {
    let required: @Sendable () -> [any Behavior] = { [Bar()] }
    let app = try TestApp(behaviors: required) {
      Screen("A", ScriptedPresenter(0), behaviors: [OtherBar()]) { _ in Text("A") }
    }
    let failure = await #expect(throws: TestFailure.self) { try await TestHost.open(app) }
    #expect(
      failure?.message.hasPrefix(
        "On the screen \"A\" Bar of Test and OtherBar of A both claim \"navigation-bar\": take one of "
          + "them away."
      )
        == true)
  }
}
