import Observation
import Sillar

// The layers that a tap passes through, with almost no work in each: the measured time is the cost of the layers.

protocol TapRepository: Sendable {
  func next(after count: Int) async throws -> Int
}

struct CountingTapRepository: TapRepository {
  func next(after count: Int) async throws -> Int { count + 1 }
}

struct TapService: Sendable {
  let repository: any TapRepository

  func count(after count: Int) async throws -> Int { try await repository.next(after: count) }
}

package protocol CountTap: Sendable {
  func execute(after count: Int) async throws -> Int
}

struct CountTapAction: CountTap {
  let service: TapService

  func execute(after count: Int) async throws -> Int { try await service.count(after: count) }
}

package struct TapState: Equatable, Sendable {
  package var count = 0
  var hasFailed = false
}

package enum TapEvent: Equatable, Sendable { case tapped }

@Observable package final class TapPresenter: Presenter {
  package private(set) var state = TapState()
  private let countTap: any CountTap

  package init() {
    countTap = CountTapAction(service: TapService(repository: CountingTapRepository()))
  }

  package func handle(_ event: TapEvent) async {
    do { state.count = try await countTap.execute(after: state.count) } catch {
      state.hasFailed = true
    }
  }
}

struct TapView: View {
  func body(_ state: TapState) -> [Node<TapEvent>] {
    Text("Taps", .title)
    Text("\(state.count)")
    Button("Tap", .primary, send: .tapped)
  }
}

private final class Tracking: Behavior {
  private var seen: [String] = []
  func viewDidAppear(_ screen: Screen) { seen.append(screen.name) }
}

private final class SessionExpiry: Behavior {
  private var visible = 0
  func viewDidAppear(_ screen: Screen) { visible += 1 }
  func viewDidDisappear(_ screen: Screen) { visible -= 1 }
}

private final class Banner: Behavior {
  static let claims: Set<String> = ["banner"]
  private var isShown = false
  func viewWillAppear(_ screen: Screen) { isShown = true }
}

extension OneScreenApp {
  /// Makes a screen with one button and the number of its taps, with three required behaviors.
  package static func tap() throws -> OneScreenApp {
    try OneScreenApp(
      "Tap", requiredBehaviors: { _ in [Tracking(), SessionExpiry(), Banner()] },
      screen: { Screen("tap", path: "/", view: TapView(), presenter: TapPresenter()) })
  }
}
