import Scripted
import Sillar
import SillarTesting
import Testing

@Suite struct BehaviourTests {
  final class Tracking: Behaviour {
    private(set) var seen: [String] = []
    func viewDidAppear(_ screen: Screen) { seen.append(screen.name) }
  }

  final class Named: Behaviour {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }
    func viewDidLoad(_ screen: Screen) { log.add(name) }
  }

  final class Bar: Behaviour {
    static let claims: Set<String> = ["navigation-bar", "toolbar"]
  }

  final class OtherBar: Behaviour {
    static let claims: Set<String> = ["navigation-bar"]
  }

  @Test func `the required ones come first, each group in its order`() async throws {
    let log = Log()
    let required: @Sendable () -> [any Behaviour] = {
      [Named("required 1", log), Named("required 2", log)]
    }
    let app = try TestApp(behaviours: required) {
      Screen(
        "A", ScriptedPresenter(0), behaviours: [Named("own 1", log), Named("own 2", log)],
        children: [
          "child": Screen("child", ScriptedPresenter(0), behaviours: [Named("child's", log)]) { _ in
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

  @Test func `a screen's behaviours are found by their type`() {
    let tracking = Tracking()
    let screen = Screen("A", ScriptedPresenter(0), behaviours: [Bar(), tracking]) { _ in Text("A") }
    #expect(screen.behaviours[Tracking.self] === tracking)
    #expect(screen.behaviours[OtherBar.self] == nil)
    #expect(screen.behaviours.map { "\(type(of: $0))" } == ["Bar", "Tracking"])
  }

  @Test func `required behaviours are made once for each window, and see every screen`()
    async throws
  {
    let made = Log()
    let required: @Sendable () -> [any Behaviour] = {
      made.add("made")
      return [Tracking()]
    }
    let app = try TestApp(behaviours: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("A", children: ["child"])) }
      guide.paths["/seen"] = { guide in
        let seen = guide.navigator.stack[0].behaviours[Tracking.self]?.seen ?? []
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

  @Test func `two required behaviours that claim the same thing stop start-up`() throws {
    let required: @Sendable () -> [any Behaviour] = {
      [Bar(), Tracking(), OtherBar(), Bar()]
    }
    let error = #expect(throws: FlavourError.self) {
      try TestApp(behaviours: required) { .named("A") }
    }
    func conflict(_ claim: String, _ other: String) -> FlavourError.Problem {
      .conflict(BehaviourConflict(claim: claim, owner: "Bar of Test", other: "\(other) of Test"))
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

  @Test func `a screen's own behaviour that claims a required one's thing is reported`()
    async throws
  {
    let required: @Sendable () -> [any Behaviour] = { [Bar()] }
    let app = try TestApp(behaviours: required) {
      Screen("A", ScriptedPresenter(0), behaviours: [OtherBar()]) { _ in Text("A") }
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
