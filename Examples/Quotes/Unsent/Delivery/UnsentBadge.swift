public import Sillar
public import UnsentModel

extension UnsentModule {
  /// A line for another screen: the number of unsent changes, with a link to the list; empty when there are none.
  public static func badge(_ context: ModuleContext, _ unsent: any UnsentRepository) -> Screen {
    let groups = Loader(context) { unsent.groups() }
    return Screen(
      "unsent-badge", view: UnsentBadgeView(),
      state: Driver { groups.state.value?.flatMap(\.entries) ?? [] },
      run: { await groups.run() }, send: { _ in })
  }
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
