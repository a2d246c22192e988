public import AccountModel
import MoneyDelivery
public import Sillar
public import SillarModel

extension AccountModule {
  /// The requests that wait for the customer, and the last money that has come, for `App.notices(for:as:)`.
  ///
  /// ```swift
  /// func notices(_ actions: AccountActions, _ context: ModuleContext) -> AsyncStream<[Notice]> {
  ///   AccountModule.notices(of: actions, retrying: context.reconnection)
  /// }
  /// ```
  public static func notices(
    of actions: AccountActions, retrying reconnection: any Reconnection
  ) -> AsyncStream<[Notice]> {
    @Sendable func overviews() -> Readings<Overview> {
      actions.source.following { actions.getOverview.execute(movements: 6) }
    }
    return Notice.following(overviews, retrying: reconnection) { overview in
      overview.openRequests.map(notice)
        + overview.latest.filter { $0.kind == .transferIn || $0.kind == .requestIn }.prefix(1)
        .map(notice)
    }
  }

  private static func notice(_ request: PaymentRequest) -> Notice {
    Notice(
      Words.newMoney, about: "request \(request.id.rawValue)", event: request.id.rawValue,
      title: Words.requestIncoming.with(["name": request.from.name]), request.amount,
      opens: RequestRoute(id: request.id), unread: 1)
  }

  private static func notice(_ movement: Movement) -> Notice {
    Notice(
      Words.newMoney, about: "money", event: movement.id.rawValue, title: movement.title,
      movement.amount.signed, opens: MovementRoute(id: movement.id))
  }
}
