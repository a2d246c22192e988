import Observation
public import Sillar
public import UnsentModel

extension UnsentModule {
  /// A line for another screen: the number of unsent changes, with a link to the list; empty when there are none.
  public static func badge(_ context: ModuleContext, _ unsent: any UnsentRepository) -> Screen {
    Screen(
      "unsent-badge", view: UnsentBadgeView(), presenter: UnsentBadgePresenter(context, unsent))
  }
}

@Observable final class UnsentBadgePresenter: Presenter {
  private let groups: Loader<[UnsentGroup]>
  var state: [UnsentEntry] { groups.state.value?.flatMap(\.entries) ?? [] }

  init(_ context: ModuleContext, _ unsent: any UnsentRepository) {
    groups = Loader(context) { unsent.groups() }
  }

  func run() async { await groups.run() }
  func handle(_ event: Never) async {}
}

struct UnsentBadgeView: View {
  func body(_ entries: [UnsentEntry]) -> [Node<Never>] {
    let parked = entries.count(where: \.needsDecision)
    if parked > 0 {
      Link(Words.badgeParked.with(count: parked), to: UnsentRoute())
    } else if !entries.isEmpty {
      Link(Words.badgeWaiting.with(count: entries.count), to: UnsentRoute())
    }
  }
}
