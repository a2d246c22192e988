import Observation
import Sillar
import UnsentModel

/// How much is unsent, and still is.
@Observable final class UnsentBadgePresenter: Presenter {
  private(set) var state = CountUnsent.Count(waiting: 0, parked: 0)
  @ObservationIgnored private let countUnsent: CountUnsent

  init(countUnsent: CountUnsent) { self.countUnsent = countUnsent }

  func run() async {
    for await _ in countUnsent.changes() {
      // The list itself says what is wrong with the storage.
      guard let count = try? await countUnsent.execute() else { continue }
      if count != state { state = count }
    }
  }

  func handle(_ event: UnsentBadgeEvent) async {}
}

/// Its link needs none.
enum UnsentBadgeEvent: Sendable {}
