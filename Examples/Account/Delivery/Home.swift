import AccountModel
import MoneyDelivery
import Sillar

/// The balance, the open requests and the latest movements, updated as they change.
struct HomeView: View {
  let offersAsking: Bool
  let showsBadge: Bool

  func body(_ state: Shown<Loaded<Overview>>) -> [Node<AccountEvent>] {
    Row {
      Text(state.value.value?.account.name.localized ?? Words.homeAccount.localized, .title)
      if showsBadge { ChildScreen("badge") }
    }.style(.spread)
    Loading(state.value, Words.homeLoading, showsAge: false, retry: .list(.retried)) { overview in
      Row {
        Text(Words.handle.with(["handle": overview.account.handle]), .caption)
        state.value.savedAge()
      }.style(.spread)
      Card {
        Text(Words.homeBalance, .caption)
        Text(state.look.text(overview.account.balance)).style(.balance)
        Row {
          Button(Words.homeSend, .primary, send: .went(.send)).linked(to: SendRoute())
          if offersAsking { Button(Words.homeAsk, send: .went(.ask)).linked(to: AskRoute()) }
        }
      }.style(.centered).id("balance")
      requests(overview.openRequests)
      Section(Words.homeActivity) {
        if overview.latest.isEmpty {
          EmptyState(Words.activityEmpty, Words.activityEmptyAdvice)
        } else {
          ActivityDays(movements: overview.latest, look: state.look) { .went(.movement($0)) }
          Row { Button(Words.homeAllActivity, send: .went(.activity)).linked(to: ActivityRoute()) }
        }
      }.id("activity")
    }
  }

  /// The first three requests; the others are on a screen of their own.
  @NodeBuilder<AccountEvent> private func requests(
    _ open: [PaymentRequest]
  ) -> [Node<AccountEvent>] {
    let all = Row<AccountEvent> {
      Button(Words.homeAllRequests, send: .went(.requests)).linked(to: RequestsRoute())
    }.id("all requests")
    if open.isEmpty {
      all
    } else {
      Section(Words.homeRequests.with(count: open.count)) {
        List(Array(open.prefix(3))) { request in
          RequestCard(request: request, select: .went(.request(request.id))) {
            Button(Words.requestsPay, .primary, send: .went(.payment(of: request.id)))
              .openingScreen()
          }
        }
        all
      }.id("requests")
    }
  }
}
