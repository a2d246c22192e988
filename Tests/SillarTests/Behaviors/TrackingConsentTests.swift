import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// Tracking that asks the visitor.
@Suite(.timeLimit(.minutes(1))) struct TrackingConsentTests {
  private struct Broken: Error {}

  private let clock = TestClock()
  private let work = AppWork()
  private let noted = Log()
  private let kept = Log()

  /// Opens a window with a form, and another screen at `/B`.
  private func open(
    _ answer: Result<Bool?, Broken>, _ test: (TestHost) async throws -> Void
  ) async throws {
    let tracker = Tracker(work: work, clock: clock) { [noted] events in
      for event in events { noted.add("\(event.name) \(event.screen)") }
    }
    let required: @Sendable () -> [any Behavior] = { [kept] in
      [tracker.behavior(answer: { try answer.get() }, keep: { kept.add("\($0)") })]
    }
    let app = try TestApp(behaviors: required) { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        guide.navigator.push(
          Screen(
            "form", path: "/",
            ScriptedPresenter("") { presenter, event in
              if case .text(let text) = event { presenter.value = text }
            }
          ) { text in TextField("Note", text: text, send: { .text($0) }) })
      }
      guide.paths["/B"] = { $0.navigator.push(.named("B")) }
      return guide
    }
    let task = Task { await work.run() }
    try await clock.untilAsleep()
    try await TestHost.open(app, clock: clock) { try await test($0) }
    task.cancel()
    await task.value
  }

  @Test func `the question is above each screen until it is answered, and what was typed stays`()
    async throws
  {
    try await open(.success(nil)) { host in
      try await host.see("May we note which screens you use")
      try await host.type("half", into: "Note")
      try await host.open("/B")
      try await host.see("[I accept]")
      try await host.tap("I decline")
      try await host.dontSee("May we note")
      try await host.back()
      try await host.dontSee("May we note")
      try await host.see("half")
    }
    #expect(kept.lines == ["false"])
    #expect(noted.lines.isEmpty)
  }

  @Test
  func `the screens of a visitor who accepts are noted from then on, and the question is not`()
    async throws
  {
    try await open(.success(nil)) { host in
      try await host.type("half", into: "Note")
      try await host.tap("I accept")
      try await host.open("/B")
    }
    #expect(kept.lines == ["true"])
    #expect(
      noted.lines == [
        "screen-appeared form", "user-acted form", "screen-disappeared form", "screen-appeared B",
        "screen-disappeared B",
      ])
  }

  @Test
  func `a visitor who has accepted takes it back among the preferences, and is noted no more`()
    async throws
  {
    try await open(.success(true)) { host in
      try await host.dontSee("May we note")
      try await host.open("/preferences")
      try await host.tap("I decline")
      try await host.see("May we note")
      try await host.open("/B")
      try await host.dontSee("May we note")
    }
    #expect(kept.lines == ["false"])
    #expect(
      noted.lines == [
        "screen-appeared form", "user-acted form", "screen-disappeared form",
        "screen-appeared preferences",
      ])
  }

  @Test func `a visitor who has declined accepts among the preferences, and is noted from then on`()
    async throws
  {
    try await open(.success(false)) { host in
      try await host.open("/preferences")
      try await host.tap("I accept")
      try await host.open("/B")
    }
    #expect(kept.lines == ["true"])
    #expect(noted.lines == ["user-acted preferences", "screen-appeared B", "screen-disappeared B"])
  }

  @Test(arguments: [true, false])
  func `an earlier answer holds from the first screen on`(_ answer: Bool) async throws {
    try await open(.success(answer)) { try await $0.dontSee("May we note") }
    #expect(noted.lines == (answer ? ["screen-appeared form", "screen-disappeared form"] : []))
    #expect(kept.lines.isEmpty)
  }

  @Test func `an answer that cannot be read is none, and nobody is asked`() async throws {
    try await open(.failure(Broken())) { try await $0.dontSee("May we note") }
    #expect(noted.lines.isEmpty)
  }
}
