import Foundation
import Observation
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization
import Testing

struct Number: Identifiable, Equatable, Sendable { let id: Int }

/// Numbers that a service returns in pages of three.
struct Numbers: PartialList {
  var items: [Number] = []
  var hasMore = true
}

/// A service with numbers and failures set by the test, and an app that saves the numbers.
private final class Service: Sendable {
  struct State {
    var numbers = Array(1...7)
    var problem: Problem?
    var saved: [Int: (numbers: Numbers, date: Date)] = [:]
    var requests = 0
  }

  let state = Mutex(State())
  let clock = TestClock()
  let gate = Mutex<Gate?>(nil)

  func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  var requests: Int {
    state.withLock { state in
      defer { state.requests = 0 }
      return state.requests
    }
  }

  func readings(after list: Numbers) -> Readings<Numbers> {
    Readings { [self] give in
      let start = list.items.count
      let saved = state.withLock { $0.saved[start] }
      if let saved, start == 0 { give(Reading(saved.numbers, savedAt: saved.date)) }
      state.withLock { $0.requests += 1 }
      await gate.withLock { $0 }?.pass()
      let now = clock.date
      let reading = try state.withLock { state in
        if let problem = state.problem {
          guard let saved = state.saved[start] else { throw problem }
          return Reading(saved.numbers, savedAt: saved.date, problem: problem)
        }
        let end = min(start + 3, state.numbers.count)
        let rest = state.numbers[min(start, end)..<end].map(Number.init)
        let longer = Numbers(items: list.items + rest, hasMore: end < state.numbers.count)
        state.saved[start] = (longer, now)
        return Reading(longer)
      }
      give(reading)
    }
  }
}

private enum NumbersEvent: Equatable, Sendable {
  case list(PageEvent)
  case selected(Int)
}

@Observable private final class NumbersPresenter: Presenter {
  private let numbers: Pager<Numbers>
  private let select: (Int) -> Void
  var state: Paged<Numbers> { numbers.state }

  init(_ context: ModuleContext, _ service: Service, select: @escaping (Int) -> Void) {
    numbers = Pager(context) { service.readings(after: $0) }
    self.select = select
  }

  func runWhileVisible() async { await numbers.run() }

  func handle(_ event: NumbersEvent) async {
    switch event {
    case .list(let event): await numbers.handle(event)
    case .selected(let number): select(number)
    }
  }
}

private struct NumbersView: View {
  func body(_ state: Paged<Numbers>) -> [Node<NumbersEvent>] {
    PagedList(
      state, heading: "Numbers", empty: "No numbers", advice: "Count first.",
      event: NumbersEvent.list
    ) { number in
      Button("\(number.id)", send: .selected(number.id))
    }
  }
}

private struct NumbersApp: App {
  let flavor: Flavor
  let service: Service
  var clock: any Clock<Duration> { service.clock }
  var now: @Sendable () -> Date { service.clock.wallClock }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    let navigator = context.navigator
    return Starter {
      let presenter = NumbersPresenter(context, service) { number in
        let detail = ScriptedPresenter(number)
        navigator.push(Screen("number", detail) { Text("Number \($0)") })
      }
      navigator.push(Screen("numbers", view: NumbersView(), presenter: presenter))
    }
  }
}

/// A list that is read page by page.
@Suite struct PagerTests {
  private let service = Service()

  private func watch(_ test: (TestHost) async throws -> Void) async throws {
    let flavor = try Flavor(
      name: "Numbers", configuration: Configuration(flavor: "Numbers", providers: []))
    try await TestHost.open(
      NumbersApp(flavor: flavor, service: service), clock: service.clock
    ) { try await test($0) }
  }

  @Test func `the end of the list reads on, until there is no more`() async throws {
    try await watch { app in
      try await app.see("- [1]\n- [2]\n- [3]\n⋮")
      try await app.reachEnd()
      try await app.see("- [6]\n⋮")
      try await app.reachEnd()
      try await app.see("- [7]")
      try await app.dontSee("⋮")
      #expect(service.requests == 3)
    }
  }

  @Test func `an empty list says so`() async throws {
    service.set { $0.numbers = [] }
    try await watch { app in try await app.see("∅ No numbers — Count first.") }
  }

  @Test func `a list that cannot be read is tried again by itself and by the user`() async throws {
    service.set { $0.problem = .offline }
    try await watch { app in
      try await app.see("∅ The service cannot be reached")
      try await app.tap("Try again")
      try await app.see("∅ The service cannot be reached")
      service.set { $0.problem = nil }
      try await app.advance(by: .seconds(4))
      try await app.see("- [1]")
    }
  }

  @Test func `a problem that does not pass is not tried again`() async throws {
    service.set { $0.problem = .notFound }
    try await watch { app in
      try await app.see("∅ It is not there any more")
      try await app.dontSee("[Try again]")
      _ = service.requests
      try await app.advance(by: .seconds(300))
      #expect(service.requests == 0)
    }
  }

  @Test func `a part that cannot be read leaves the list, and comes by itself`() async throws {
    try await watch { app in
      service.set { $0.problem = .timedOut }
      try await app.reachEnd()
      try await app.see("- [3]\n✗ The service takes too long to answer")
      service.set { $0.problem = nil }
      try await app.advance(by: .seconds(2))
      try await app.see("- [6]\n⋮")
      try await app.dontSee("✗")
    }
  }

  @Test func `a saved list has its age, and becomes live with as many items`() async throws {
    try await watch { app in try await app.reachEnd() }
    await service.clock.advance(by: .seconds(300))
    service.set { $0.problem = .offline }
    try await watch { app in
      try await app.see("## Numbers  Offline, saved 5 minutes ago")
      try await app.reachEnd()
      try await app.see("- [6]")
      service.set { state in
        state.problem = nil
        state.numbers = Array(11...20)
      }
      try await app.advance(by: .seconds(2))
      try await app.see("- [16]\n⋮")
      try await app.dontSee("[1]")
      try await app.dontSee("saved")
    }
  }

  @Test func `a list that grows while its first part is awaited is not cut short`() async throws {
    try await watch { app in try await app.reachEnd() }
    let gate = Gate()
    service.gate.withLock { $0 = gate }
    try await watch { app in
      try await app.see("## Numbers  Updating…")
      try await app.reachEnd()
      gate.open()
      try await app.see("- [6]")
      try await app.dontSee("Updating…")
    }
  }

  @Test func `who comes back finds the list as it was, and nothing is asked again`() async throws {
    try await watch { app in
      try await app.reachEnd()
      try await app.see("- [6]")
      _ = service.requests
      try await app.tap("5")
      try await app.see("Number 5")
      try await app.back()
      try await app.see("- [6]\n⋮")
      #expect(service.requests == 0)
    }
  }

  @Test func `a list that is live waits for nothing`() async throws {
    try await watch { app in
      try await app.see("- [1]")
      #expect(service.clock.sleepers == 0)
    }
  }
}
