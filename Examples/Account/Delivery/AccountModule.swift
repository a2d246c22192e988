import AccountModel
import Foundation
import Money
public import Sillar

/// The Account module.
///
/// ```swift
/// let modules = [AccountModule.module]
/// ```
public enum AccountModule {
  public static let module = Module(
    name: "Account", version: "3.0.0",
    configuration: [
      ConfigurationDeclaration(AccountRequests.self, neededBy: "Account"),
      ConfigurationDeclaration(AccountActivityPageSize.self, neededBy: "Account"),
    ],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [Words.self, Movement.Kind.self],
    routes: AccountCoordinator.routes, behaviors: [Privacy.self], elements: [BalanceChart.self],
    shortcuts: [
      Words.sendTitle: SendRoute(), Words.activityTitle: ActivityRoute(),
      Words.requestsTitle: RequestsRoute(),
    ], notices: [Words.newMoney])

  /// The title of a transfer on the screens of its payment.
  public static let transferTitle = Words.payableTransfer.localized
  /// The title of a request for money on the screens of its payment.
  public static let requestTitle = Words.payableRequest.localized
}

// Drawn by `web.css` in the resources.
extension Style {
  /// The balance on the first screen.
  static let balance = Style("balance", of: AccountModule.module)
  /// The room of the chart, which is drawn once its script has come.
  static let chart = Style("chart", of: AccountModule.module)
  /// An amount that a screen is about.
  static let amount = Style("amount", of: AccountModule.module)
}

struct HomeRoute: Route {
  static let path = Path("/") { HomeRoute() }
}

struct ActivityRoute: Route {
  static let path = Path("/activity") { ActivityRoute() }
}

struct MovementRoute: Route {
  let id: Movement.ID
  static let path = Path("/activity/:id", \.id, make: Self.init)
}

struct SendRoute: Route {
  static let path = Path("/send") { SendRoute() }
}

struct RequestsRoute: Route {
  static let path = Path("/requests") { RequestsRoute() }
}

struct RequestRoute: Route {
  let id: PaymentRequest.ID
  static let path = Path("/requests/:id", \.id, make: Self.init)
}

struct AskRoute: Route {
  static let path = Path("/ask") { AskRoute() }
}

/// A bill that is split, such as `/split/4200/1700000000?note=Dinner`.
struct SplitRoute: Route {
  let cents: Int
  let note: String
  /// In seconds since 1970.
  let since: Int

  static let path = Path("/split/:cents/:since?note=:note", \.cents, \.since, \.note) {
    SplitRoute(cents: $0, note: $2, since: $1)
  }

  init(cents: Int, note: String, since: Int) {
    (self.cents, self.note, self.since) = (cents, note, since)
  }

  init(_ bill: BillSplit) {
    self.init(
      cents: bill.amount.minorUnits, note: bill.note.text,
      since: Int(bill.date.timeIntervalSince1970))
  }

  /// Nil if there is nothing to split.
  var bill: BillSplit? {
    guard cents > 1, let note = Note(note) else { return nil }
    return BillSplit(
      amount: Money(minorUnits: cents, .eur), note: note,
      date: Date(timeIntervalSince1970: TimeInterval(since)))
  }
}

/// The question before a request is declined.
struct DeclineRoute: Route {
  let id: PaymentRequest.ID
  static let path = Path("/requests/:id/decline", \.id, make: Self.init)
}

/// The key of a setting: customers may ask others for money. The requests of others are shown in any case.
public enum AccountRequests: DefaultedConfigurationKey {
  public static let name = "account.requests"
  public static let summary = "Whether asking for money is offered."
  public static let defaultValue = true
}

/// The number of movements that are read at a time.
public enum AccountActivityPageSize: DefaultedConfigurationKey {
  public static let name = "account.activity-page-size"
  public static let summary = "How many movements are read at a time, from 1 to 100."
  public static let defaultValue = 20
}
