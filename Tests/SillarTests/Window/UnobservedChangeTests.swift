import Observation
import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// Presenters with changes that their window does not observe.
@Suite struct UnobservedChangeTests {
  private final class ForgetfulPresenter: Presenter {
    var state = 0
    func handle(_ event: ScriptedEvent) async { state += 1 }
  }

  /// A presenter whose state derives from an observable object.
  private final class DerivedPresenter: Presenter {
    let count: Count
    init(_ count: Count) { self.count = count }
    var state: Int { count.value }
    func handle(_ event: ScriptedEvent) async { count.value += 1 }
  }

  private final class ConstantPresenter: Presenter {
    let state = 7
    func handle(_ event: ScriptedEvent) async {}
  }

  @Observable final class Count { var value = 0 }

  private struct CountView: View {
    func body(_ count: Int) -> [Node<ScriptedEvent>] {
      Text("Count: \(count)")
      Button("+", send: .tap("+"))
    }
  }

  private static func screen(_ presenter: some Presenter<Int, ScriptedEvent>) -> Screen {
    Screen("count", view: CountView(), presenter: presenter)
  }

  @Test func `a presenter that is not observable is reported once when its state changes`()
    async throws
  {
    try await TestHost.open(TestApp { Self.screen(ForgetfulPresenter()) }, checks: .leaks) { host in
      #expect(host.reports == [])
      try await host.tap("+")
      try await host.tap("+")
      #expect(
        host.reports == [
          .unobservedChange(screen: "count", presenter: "ForgetfulPresenter")
        ])
      #expect(
        host.reports.first?.description
          == "The presenter ForgetfulPresenter of the screen \"count\" has changed its state, and the window does "
          + "not know: mark the class @Observable.")
    }
  }

  @Test func `a presenter whose state is observable elsewhere, or never changes, is none of them`()
    async throws
  {
    try await TestHost.open(TestApp { Self.screen(DerivedPresenter(Count())) }) { host in
      try await host.tap("+")
      try await host.see("Count: 1")
    }
    try await TestHost.open(TestApp { Self.screen(ConstantPresenter()) }) { host in
      try await host.tap("+")
      try await host.see("Count: 7")
    }
  }
}
