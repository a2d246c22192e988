import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// What a control shows at a touch, before its window has heard of it, and once that has answered.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct NextLookTests {
  private struct Looks: Equatable, Sendable {
    var isOn = false
    var part = 0
    var stars = 2
    var count = 3
    var isRefusing = false
  }

  private static func screen(_ done: Tally) -> Screen {
    let presenter = ScriptedPresenter(Looks()) { presenter, event in
      defer { done.add() }
      let isRefusing = presenter.value.isRefusing
      switch event {
      case .tap("refuse"): presenter.value.isRefusing = true
      case _ where isRefusing: break
      case .flag(let isOn): presenter.value.isOn = isOn
      case .tap("fewer"): presenter.value.count -= 1
      case .tap("more"): presenter.value.count += 1
      case .number(let number) where number >= 10: presenter.value.part = number - 10
      case .number(let stars): presenter.value.stars = stars
      default: break
      }
    }
    return Screen("looks", path: "/", presenter) { looks in
      Text("Looks", .title)
      Text("\(looks.isOn) \(looks.part) \(looks.stars) \(looks.count)").id("state")
      Toggle("Sound", isOn: looks.isOn, send: { .flag($0) })
      SegmentedControl(
        "Part", [Choice("First", 10), Choice("Second", 11)], selection: looks.part + 10,
        send: { .number($0) })
      Rating("Stars", value: Double(looks.stars), send: { .number($0) })
      Row(
        stepping: looks.count, in: 1...9, fewer: "One less", more: "One more",
        decrease: ScriptedEvent.tap("fewer"), increase: .tap("more"))
      Button("Refuse from now on", send: .tap("refuse"))
    }
  }

  /// What the page shows: the toggle, the segment, the stars and the number.
  private static let shown = """
    [document.querySelector('[role=switch]').checked,
      [...document.querySelectorAll('.segments input')].findIndex((one) => one.checked),
      [...document.querySelectorAll('.star-inputs input')].findIndex((one) => one.checked) + 1,
      document.querySelector('.s-stepper > p').innerText].join(' ')
    """

  private static let press = """
    document.querySelector('[role=switch]').click();
    document.querySelectorAll('.segments input')[1].click();
    document.querySelectorAll('.star-inputs input')[4].click();
    """

  /// - Parameter cuts: True if the test cuts the line: the browser then says itself which of the page's files were on their way.
  private func run(
    _ done: Tally = Tally(), cuts: Bool = false,
    _ test: @escaping @Sendable (Page, Cable) async throws -> Void
  ) async throws {
    try await WebFlavor.run(
      screen: { _ in Self.screen(done) },
      test: { server in
        let line = try Cable(to: server.port)
        let page = try await newPage()
        try await page.openLive("http://127.0.0.1:\(line.port)/")
        // What a page with a stepper gets once it is live.
        try await page.waitUntil(
          "performance.getEntriesByType('resource').some(({ name }) => name.includes('sillar-controls'))"
        )
        try await test(page, line)
        #expect(page.consoleErrors.allSatisfy { cuts && $0.kind == .network })
      })
  }

  private func settle(_ page: Page) async throws {
    try await page.waitUntil("!document.body.classList.contains('busy')")
  }

  @Test func `a toggle, a segment, stars and a stepper show what they lead to before the answer`()
    async throws
  {
    try await run { page, line in
      line.hold()
      try await page.evaluate("void (() => { \(Self.press) })()")
      try await page.evaluate(
        "for (let n = 0; n < 2; n++) document.querySelectorAll('.s-stepper > button')[1].click()")
      #expect(try await page.evaluate(Self.shown).string == "true 1 5 5")
      #expect(
        try await page.evaluate("document.querySelector('main').innerText.includes('false 0 2 3')")
          .bool == true)
      line.release()
      try await page.waitFor("true 1 5 5")
      try await settle(page)
      #expect(try await page.evaluate(Self.shown).string == "true 1 5 5")
    }
  }

  @Test func `what the window refuses is taken back`() async throws {
    try await run { page, line in
      try await page.click("Refuse from now on")
      try await settle(page)
      line.hold()
      try await page.evaluate("void (() => { \(Self.press) })()")
      try await page.evaluate("document.querySelectorAll('.s-stepper > button')[0].click()")
      #expect(try await page.evaluate(Self.shown).string == "true 1 5 2")
      line.release()
      try await page.waitUntil("(\(Self.shown)) === 'false 0 2 3'")
    }
  }

  @Test func `a step whose answer was lost stays`() async throws {
    let done = Tally()
    try await run(done, cuts: true) { page, line in
      line.slow(down: .init(delay: .seconds(60)))
      try await page.evaluate("document.querySelectorAll('.s-stepper > button')[1].click()")
      try await page.waitUntil("the app has had the step") { done.count == 1 }
      line.cut()
      line.slow()
      try line.mend()
      try await page.waitFor("false 0 2 4")
      try await settle(page)
      // An earlier number would come half a second after the answer.
      try await page.evaluate("void (window.settled = performance.now())")
      try await page.waitUntil("performance.now() - window.settled > 700")
      #expect(try await page.evaluate(Self.shown).string == "false 0 2 4")
    }
  }

  @Test func `quick steps on a slow line never show an earlier number again`() async throws {
    try await run { page, line in
      line.slow(up: .init(delay: .milliseconds(150)), down: .init(delay: .milliseconds(150)))
      try await page.evaluate(
        """
        (async () => {
          const [fewer, number, more] = document.querySelector('.s-stepper').children;
          window.seen = [];
          const look = () => { if (seen.at(-1) !== number.innerText) seen.push(number.innerText); requestAnimationFrame(look); };
          look();
          for (let n = 0; n < 4; n++) {
            more.click();
            await new Promise((go) => setTimeout(go, 120));
          }
        })()
        """)
      try await page.waitFor("false 0 2 7")
      try await settle(page)
      #expect(try await page.evaluate("seen.join(' ')").string == "3 4 5 6 7")
    }
  }
}
