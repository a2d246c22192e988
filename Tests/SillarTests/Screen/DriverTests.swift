import Observation
import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarTesting

@Suite struct DriverTests {
  struct Shared: Equatable, Sendable {
    var rows: [Int] = [1]
    var title = "title"
  }

  struct ChildState: Equatable, Sendable {
    var rows: [Int]
    var own: Int
  }

  enum ChildEvent: Equatable, Sendable { case add, more }

  /// Derives its state from its parent's, and has one number of its own.
  @Observable final class ChildPresenter: Presenter {
    @ObservationIgnored private let rows: Driver<[Int]>
    @ObservationIgnored private let onMore: () async -> Void
    private var own = 0

    var state: ChildState { ChildState(rows: rows.value, own: own) }

    init(rows: Driver<[Int]>, onMore: @escaping () async -> Void) {
      self.rows = rows
      self.onMore = onMore
    }

    func handle(_ event: ChildEvent) async {
      switch event {
      case .add: own += 1
      case .more: await onMore()
      }
    }
  }

  struct ChildView: View {
    let log: Log

    func body(_ state: ChildState) -> [Node<ChildEvent>] {
      let _ = log.add("child")
      Text("rows \(state.rows), own \(state.own)")
      Button("add", send: .add)
      Button("ask for more", send: .more)
    }
  }

  struct SectionView: View {
    func body(_ rows: [Int]) -> [Node<Int>] {
      Text("section \(rows)")
      Button("seven", send: 7)
    }
  }

  private func app(_ log: Log, onMore: (@Sendable () async -> Void)? = nil) throws -> TestApp {
    try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(.named("root")) }
      guide.paths["/parent"] = { guide in
        let parent = ScriptedPresenter(Shared()) { presenter, event in
          switch event {
          case .tap("title"): presenter.value.title += "!"
          case .tap("same"): presenter.value.rows = Array(presenter.value.rows)
          default: presenter.value.rows.append(presenter.value.rows.count + 1)
          }
        }
        let rows = Driver { parent.value }.map(\.rows)
        weak let owner = parent
        let child = ChildPresenter(rows: rows) {
          await onMore?()
          _ = rows.value
          await owner?.handle(.tap("rows"))
        }
        guide.navigator.push(
          Screen(
            "parent", parent,
            children: ["child": Screen("child", view: ChildView(log: log), presenter: child)]
          ) { shared in
            let _ = log.add("parent")
            Text(shared.title)
            Button("title", send: .tap("title"))
            Button("same", send: .tap("same"))
            Button("rows", send: .tap("rows"))
            ChildScreen("child")
          })
      }
      return guide
    }
  }

  @Test func `one write draws what depends on it, once`() async throws {
    let log = Log()
    try await TestHost.open(app(log)) { app in
      try await app.open("/parent")
      #expect(log.take() == ["parent", "child"])
      try await app.tap("title", in: "title")
      try await app.see("title!")
      #expect(log.take() == ["parent"])
      try await app.tap("rows")
      try await app.see("rows [1, 2], own 0")
      #expect(log.take() == ["parent", "child"])
      try await app.tap("add")
      try await app.see("own 1")
      #expect(log.take() == ["child"])
      try await app.tap("same")
      #expect(log.take() == [])
    }
  }

  @Test func `what a child has to say goes up through its closure`() async throws {
    try await TestHost.open(app(Log())) { app in
      try await app.open("/parent")
      try await app.tap("ask for more")
      try await app.see("rows [1, 2], own 0")
    }
  }

  @Test func `a section that another object drives needs no presenter of its own`() async throws {
    let app = try TestApp {
      let parent = ScriptedPresenter([1])
      let section = Screen(
        "section", view: SectionView(), state: Driver { parent.value },
        send: { parent.value.append($0) })
      return Screen("parent", parent, children: ["section": section]) { _ in
        ChildScreen("section")
      }
    }
    try await TestHost.open(app) { app in
      try await app.see("section [1]")
      try await app.tap("seven")
      try await app.see("section [1, 7]")
    }
  }

  @Test func `a parent outlives what its children still do`() async throws {
    let gate = Gate()
    var limits = TestHost.Limits()
    limits.settle = .milliseconds(10)
    let app = try app(Log()) { await gate.pass(heedsCancellation: false) }
    try await TestHost.open(app, limits: limits, checks: .diagnostics) { app in
      try await app.open("/parent")
      try await app.tap("ask for more")
      try await app.back()
      gate.open()
      try await app.see("# root")
      for _ in 0..<1000 where await !app.window.survivors().isEmpty { await Task.yield() }
      #expect(await app.window.survivors() == [])
    }
  }

  @Test func `a driver reads, and follows what it is mapped from`() {
    final class Box { var value = 1 }
    let box = Box()
    let driver = Driver { box.value }
    let doubled = driver.map { $0 * 2 }
    box.value = 21
    #expect(driver.value == 21)
    #expect(doubled.value == 42)
  }
}
