import AccountModel
import Foundation
import Observation
import Sillar

struct AccountHomeState: Equatable, Sendable {
  let overview: Loadable<Overview>
  /// The latest movements by day.
  let days: [ActivityDay]
}

enum AccountHomeEvent: Sendable {
  case sendRequested
  case askRequested
  case payRequested(PaymentRequest.ID)
  case requestSelected(PaymentRequest.ID)
  case requestsRequested
  case activityRequested
  case retried
}

protocol AccountHomeCoordinator: AnyObject {
  func sendRequested()
  func askRequested()
  func payRequested(_ id: PaymentRequest.ID)
  func requestSelected(_ id: PaymentRequest.ID)
  func requestsRequested()
  func activityRequested()
}

/// The balance, who waits for the customer, and what happened last. Brings itself up to date when it is seen again.
@Observable final class AccountHomePresenter: Presenter {
  /// How many movements are shown; the rest is a screen of its own.
  static let latest = 6

  private let overview: Loader<Overview>
  @ObservationIgnored private let words: Localization
  @ObservationIgnored private let now: () -> Date
  private let coordinator: any AccountHomeCoordinator

  var state: AccountHomeState {
    let latest = overview.content.value?.latest.prefix(Self.latest) ?? []
    return AccountHomeState(
      overview: overview.content,
      days: ActivityDay.days(of: Array(latest), words: words, now: now()))
  }

  init(
    overview: Loader<Overview>, words: Localization, now: @escaping () -> Date,
    coordinator: any AccountHomeCoordinator
  ) {
    self.overview = overview
    self.words = words
    self.now = now
    self.coordinator = coordinator
  }

  func run() async { await overview.watchAge() }

  func runWhileVisible() async {
    await overview.load()
    await overview.recover()
  }

  func handle(_ event: AccountHomeEvent) async {
    switch event {
    case .sendRequested: coordinator.sendRequested()
    case .askRequested: coordinator.askRequested()
    case .payRequested(let id): coordinator.payRequested(id)
    case .requestSelected(let id): coordinator.requestSelected(id)
    case .requestsRequested: coordinator.requestsRequested()
    case .activityRequested: coordinator.activityRequested()
    case .retried: await overview.retry()
    }
  }
}
