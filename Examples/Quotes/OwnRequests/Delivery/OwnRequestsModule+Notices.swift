import MoneyDelivery
public import OwnRequestsModel
public import Sillar
public import SillarModel
import Work

extension OwnRequestsModule {
  /// The requests with offers that wait for the homeowner's answer, for `App.notices(for:as:)`.
  ///
  /// ```swift
  /// func notices(_ requests: any OwnRequestsRepository, _ context: ModuleContext) -> AsyncStream<[Notice]> {
  ///   OwnRequestsModule.notices(of: requests, retrying: context.reconnection)
  /// }
  /// ```
  public static func notices(
    of requests: any OwnRequestsRepository, retrying reconnection: any Reconnection
  ) -> AsyncStream<[Notice]> {
    Notice.following(requests.all, retrying: reconnection) { $0.compactMap(notice) }
  }

  private static func notice(_ own: OwnRequest) -> Notice? {
    let offers = own.professionals.compactMap(\.offer).filter { $0.state == .offered }
    guard let newest = offers.max(by: { $0.created < $1.created }) else { return nil }
    return Notice(
      Words.newOffers, about: "request \(own.id.rawValue)", event: newest.id.rawValue,
      title: own.request.contents.title,
      LocalizedText.joined([newest.professional.name, newest.total], separator: ": "),
      opens: RequestRoute(id: own.id), unread: offers.count)
  }
}
