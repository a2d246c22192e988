import Observation
public import Sillar
public import UnsentModel

/// Builds a line for another screen: the number of unsent changes, with a link to the list; nothing when there are none.
///
/// ```swift
/// func children(_ actions: UnsentActions) -> [String: Screen] {
///   ["unsent": UnsentBadge(actions: actions).build()]
/// }
/// ```
public struct UnsentBadge {
  private let actions: UnsentActions

  public init(actions: UnsentActions) { self.actions = actions }

  public func build() -> Screen {
    Screen(
      "unsent-badge", view: UnsentBadgeView(), presenter: UnsentBadgePresenter(actions.countUnsent))
  }
}

/// Follows the number of unsent changes.
@Observable final class UnsentBadgePresenter: Presenter {
  private(set) var state = CountUnsent.Count(waiting: 0, parked: 0)
  private let countUnsent: CountUnsent

  init(_ countUnsent: CountUnsent) { self.countUnsent = countUnsent }

  func run() async {
    for await _ in countUnsent.changes() {
      // The list itself shows a problem of the storage.
      guard let count = try? await countUnsent.execute() else { continue }
      if count != state { state = count }
    }
  }

  func handle(_ event: Never) async {}
}

struct UnsentBadgeView: View {
  func body(_ state: CountUnsent.Count) -> [Node<Never>] {
    if state.parked > 0 {
      Link(Words.badgeParked.with(count: state.parked), to: UnsentRoute())
    } else if state.waiting > 0 {
      Link(Words.badgeWaiting.with(count: state.waiting), to: UnsentRoute())
    }
  }
}
