import AccountModel
import MoneyDelivery
import Sillar

struct Home: Equatable, Sendable {
  let overview: Overview
  let days: [ActivityDay]
  let offersAsking: Bool
}

/// The balance, the open requests and the latest movements, as they change.
struct HomeView: View {
  func body(_ state: Shown<Home>) -> [Node<AccountEvent>] {
    if state.value.value == nil { Text(Words.homeAccount, .title) }
    Loading(state.value, Words.homeLoading, showsAge: false, retry: .retried) { home in
      Text(home.overview.account.name, .title)
      Row {
        Text(Words.handle.with(["handle": home.overview.account.handle]), .caption)
        SavedAge(state.value)
      }.style(.spread)
      Card {
        Text(Words.homeBalance, .caption)
        Text(home.overview.account.balance.localized.hidden(state.hidesAmounts)).style(.balance)
        Row {
          Button(Words.homeSend, .primary, send: .went(.send))
          if home.offersAsking { Button(Words.homeAsk, send: .went(.ask)) }
        }
      }.style(.centered).id("balance")
      requests(home.overview.openRequests)
      Section(Words.homeActivity) {
        if home.days.isEmpty {
          EmptyState(Words.activityEmpty, Words.activityEmptyAdvice)
        } else {
          ActivityDays(days: home.days, hidesAmounts: state.hidesAmounts) { .went(.movement($0)) }
          Row { Button(Words.homeAllActivity, send: .went(.activity)) }
        }
      }.id("activity")
    }
  }

  /// The first three; the rest is a screen of its own.
  @NodeBuilder<AccountEvent> private func requests(
    _ open: [PaymentRequest]
  ) -> [Node<AccountEvent>] {
    let all = Row<AccountEvent> { Button(Words.homeAllRequests, send: .went(.requests)) }
      .id("all requests")
    if open.isEmpty {
      all
    } else {
      Section(Words.homeRequests.with(count: open.count)) {
        List(Array(open.prefix(3))) { request in
          RequestCard(request: request, select: .went(.request(request.id))) {
            Button(Words.requestsPay, .primary, send: .went(.payment(of: request.id)))
          }
        }
        all
      }.id("requests")
    }
  }
}
