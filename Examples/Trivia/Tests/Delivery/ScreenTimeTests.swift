import Sillar
import SillarTesting
import Testing
import TriviaDelivery

struct ScreenTimeTests {
  @Test func `a screen's time is counted from when it appears until it disappears`() async throws {
    let clock = TestClock()
    var reports: [String] = []
    let behavior = ScreenTime(clock: clock) { reports.append("\($0) \($1)") }
    let screen = Screen("quiet", view: Quiet(), presenter: QuietPresenter())
    await clock.advance(by: .seconds(5))
    behavior.viewDidAppear(screen)
    await clock.advance(by: .seconds(7))
    behavior.viewDidDisappear(screen)
    behavior.viewDidDisappear(screen)
    #expect(reports == ["quiet 7.0 seconds"])
  }
}

private enum NoEvent: Sendable {}

private struct Quiet: View {
  func body(_ state: Int) -> [Node<NoEvent>] { Text("Quiet", .title) }
}

private final class QuietPresenter: Presenter {
  var state = 0
  func handle(_ event: NoEvent) async {}
}
