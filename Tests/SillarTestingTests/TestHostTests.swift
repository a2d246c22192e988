import Scripted
import Sillar
import Testing

@testable import SillarTesting

@Suite struct TestHostTests {
  @Test func `the screen reads well as text`() async throws {
    try await TestHost.open(GalleryPresenter.app()) { app in
      #expect(
        await app.text == """
          # Gallery
          Taps: 0
          [Tap me]  [Never] (disabled)
          [Help](/help)
          [Elsewhere](https://example.com/)

          ## Settings
          Search: [] (e.g. A film)
          Layout: (•) List ( ) Grid
          Size: [ ▾]
          ☐ Sound
          Your rating: ☆☆☆☆☆
          Average: ★★★½☆
          Topics:
          - [Space  ‹New›]  [Delete]
          - [Tea  ‹New›]  [Delete]
          ⋮
          │ [## Best
          │  7]
          ⏳ Course: 40 %
          """)
    }
  }

  @Test func `time passes only when what the window does has come to its wait`() async throws {
    let clock = TestClock()
    let app = try TestApp {
      Screen(
        "slow", path: "/",
        ScriptedPresenter(
          "Away",
          onRun: { presenter in
            // As many steps as one step of the window may take on a busy machine.
            for _ in 0..<1000 { await takeAStepElsewhere() }
            guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
            presenter.value = "Here"
          })
      ) { Text($0, .title) }
    }
    try await TestHost.open(app, clock: clock) { app in
      try await app.see("# Away")
      try await app.advance(by: .seconds(1))
      try await app.see("# Here")
    }
  }

  @Test func `everything that a person does has a step`() async throws {
    try await TestHost.open(GalleryPresenter.app()) { app in
      try await app.tap("Tap me")
      try await app.see("Taps: 1")
      try await app.tap("Tap me", times: 2)
      try await app.see("Taps: 3")
      try await app.type("dune", into: "Search")
      try await app.submit("Search")
      try await app.see("Searched for dune")
      try await app.type("?", into: "Search")
      try await app.see("Search: [?] ✗ No such film")
      try await app.choose("Grid", in: "Layout")
      try await app.see("Layout: ( ) List (•) Grid")
      try await app.choose("Large")
      try await app.see("Size: [Large ▾]")
      try await app.switch("Sound", on: true)
      try await app.see("☑ Sound")
      try await app.rate("Your rating", 4)
      try await app.see("Your rating: ★★★★☆")
      try await app.tap("Space")
      try await app.see("Chosen: Space")
      try await app.tap("Tea New")
      try await app.see("Chosen: Tea")
      try await app.tap("Best")
      try await app.see("Chosen: the card")
      try await app.tap("Delete", in: "Tea")
      try await app.dontSee("[Tea")
      try await app.reachEnd(of: "Topics")
      try await app.see("[More")
      try await app.tap("Help")
      #expect(await app.location.path == "/help")
      try await app.see("# Help")
      try await app.back()
      try await app.see("# Gallery")
      try await app.open("/help")
      try await app.see("# Help")
      try await app.open("/")
      #expect(await app.location.depth == 1)
      try await app.tap("Elsewhere")
      #expect(app.addressesLeftFor == ["https://example.com/"])
    }
  }

  @Test(arguments: [
    ("Nothing", "is not on the screen. There is [Tap me], [Never] (disabled), "),
    ("Delete", "There are 2 of a button, link, row or card \"Delete\""),
    ("Never", "is disabled"),
  ])
  func `a step that cannot be done says why and shows the screen`(
    name: String, reason: String
  ) async throws {
    var limits = TestHost.Limits()
    limits.wait = .milliseconds(50)
    try await TestHost.open(GalleryPresenter.app(), limits: limits) { app in
      let failure = await #expect(throws: TestFailure.self) { try await app.tap(name) }
      let text = try #require(failure.map { "\($0)" })
      #expect(text.contains(reason))
      #expect(text.contains("at SillarTestingTests/TestHostTests.swift:"))
      #expect(text.contains("  | # Gallery\n  | Taps: 0"))
    }
  }

  @Test func `an unknown path is said at once`() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      _ = try await TestHost.open(GalleryPresenter.app(), at: "/nowhere")
    }
    #expect(failure?.message == "Test does not open at \"/nowhere\".")
    try await TestHost.open(GalleryPresenter.app()) { app in
      await #expect(throws: TestFailure.self) { try await app.open("/nowhere") }
      #expect(await app.location.path == "/")
    }
  }

  @Test func `a step waits for what comes later, without looking again and again`() async throws {
    let gate = Gate()
    let app = try TestApp {
      Screen(
        "slow",
        ScriptedPresenter(
          "Wait",
          onRun: { presenter in
            await gate.pass()
            presenter.value = "Come in"
          })
      ) { text in
        Button(text, send: .tap("in"))
      }
    }
    try await TestHost.open(app) { app in
      async let opening: Void = {
        try? await ContinuousClock().sleep(for: .milliseconds(100))
        gate.open()
      }()
      try await app.tap("Come in")
      await opening
    }
  }

  @Test func `a screen that is held after it has gone fails the step that took it away`()
    async throws
  {
    final class Hoarder { var held: [AnyObject] = [] }
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      let hoarder = Hoarder()
      guide.paths["/"] = { guide in
        guide.navigator.push(Screen("root", path: "/", ScriptedPresenter(0)) { _ in Text("Root") })
      }
      guide.paths["/leak"] = { guide in
        let presenter = ScriptedPresenter(0) { _, _ in _ = hoarder.held }
        hoarder.held.append(presenter)
        guide.navigator.push(
          Screen("leaky", path: "/leak", presenter) { _ in Text("Leak") })
      }
      // The screen named "hoarder" lives as long as the guide.
      guide.paths["/hoarder"] = { _ in hoarder.held = [] }
      return guide
    }
    var limits = TestHost.Limits()
    limits.leak = .milliseconds(50)
    try await TestHost.open(app, limits: limits) { app in
      try await app.open("/leak")
      let failure = await #expect(throws: TestFailure.self) { try await app.back() }
      #expect(
        failure?.message.contains(
          "Still in memory although the screen has gone: the presenter ScriptedPresenter<Int> of the "
            + "screen \"leaky\"") == true)
      try await app.open("/hoarder")
    }
  }

  @Test func `a node of the screen takes text and choices, until it has gone`() async throws {
    let app = try TestApp {
      Screen(
        "sizes", path: "/",
        ScriptedPresenter(
          "",
          onEvent: { presenter, event in
            if case .text(let text) = event { presenter.value = text }
          })
      ) { text in
        for place in 0..<2 { TextField("Name", text: place == 0 ? "" : text, send: { .text($0) }) }
        SegmentedControl(
          text.isEmpty ? "Before" : "After", [Choice("Small", 1), Choice("Large", 2)], selection: 1,
          send: { .number($0) })
      }
    }
    try await TestHost.open(app) { app in
      let choices = await app.screen.nodes { $0.role == "segmentedControl" }
      let choice = try #require(choices.first)
      #expect(choice.label == "Before")
      try await app.choose("Large", in: choice)
      let names = await app.screen.nodes { $0.label == "Name" }
      try await app.type("Ann", into: try #require(names.last))
      #expect(await app.text.contains("Name: []\nName: [Ann]\nAfter:"))
      let late = await #expect(throws: TestFailure.self) {
        try await app.choose("Large", in: choice)
      }
      #expect(late?.message.hasPrefix("\"Before\" is no longer on the screen.") == true)
    }
  }

  @Test func `a test asks for the screen in front, and for paths that lead nowhere`() async throws {
    try await TestHost.open(TestApp { .named("home", path: "/") }) { app in
      #expect(await app.screenName == "home")
      try await app.dontOpen("/nothing")
      let failure = await #expect(throws: TestFailure.self) { try await app.dontOpen("/") }
      #expect(failure?.message.hasPrefix("The app opens \"/\".") == true)
    }
  }

  @Test func `what a window reports fails the step`() async throws {
    struct Thing: Identifiable { let id: Int }
    let app = try TestApp {
      Screen("twins", ScriptedPresenter(0)) { _ in
        List([Thing(id: 7), Thing(id: 7)]) { _ in Text("Twin") }
      }
    }
    let failure = await #expect(throws: TestFailure.self) { try await TestHost.open(app) }
    #expect(failure?.message.contains("\"twins\" has two nodes with the key 7") == true)
    try await TestHost.open(app, checks: .leaks) { app in
      #expect(app.reports == [.duplicateKey(screen: "twins", key: "7")])
      #expect(await app.text == "- Twin\n- Twin")
    }
  }
}

@concurrent private func takeAStepElsewhere() async { await Task.yield() }
