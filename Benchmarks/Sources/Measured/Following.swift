import Observation
import Sillar

package struct FollowingState: Equatable, Sendable {
  var count = 0
}

package enum FollowingEvent: Equatable, Sendable {}

/// Shows a number that it reads anew after each signal.
@Observable package final class FollowingPresenter: Presenter {
  package private(set) var state = FollowingState()
  private let changes: () -> AsyncStream<Void>
  private let read: () async -> Int

  init(_ changes: @escaping () -> AsyncStream<Void>, _ read: @escaping () async -> Int) {
    (self.changes, self.read) = (changes, read)
  }

  package func handle(_ event: FollowingEvent) async {}

  package func run() async {
    for await _ in changes() { state.count = await read() }
  }
}

struct FollowingView: View {
  func body(_ state: FollowingState) -> [Node<FollowingEvent>] {
    Text("Waiting", .title)
    Text("\(state.count)")
  }
}

extension OneScreenApp {
  /// Makes a screen with a number that is read at first and after each signal.
  package static func following(
    _ changes: @escaping @Sendable () -> AsyncStream<Void>,
    read: @escaping @Sendable () async -> Int
  ) throws -> OneScreenApp {
    try OneScreenApp("Following") {
      Screen(
        "following", path: "/", view: FollowingView(), presenter: FollowingPresenter(changes, read))
    }
  }
}
