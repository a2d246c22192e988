import AccountModel
import MoneyDelivery
import Sillar

struct AccountHomeView: View {
  /// How many requests are shown; the rest is a screen of its own.
  private static let requests = 3

  let words: Localization
  let options: AccountOptions

  func body(_ state: AccountHomeState) -> [Node<AccountHomeEvent>] {
    if let overview = state.overview.value {
      Text(overview.account.name, .title)
      Row {
        Text(
          words.text(AccountString.homeHandle, ["handle": overview.account.handle]), .caption)
        if let staleness = state.overview.staleness {
          StalenessLine(staleness: staleness, words: words)
        }
      }.style(.spread)
      balance(overview.account)
      requests(overview)
      activity(state.days)
    } else if let failure = state.overview.failure {
      Text(words.text(AccountString.homeAccount), .title)
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Text(words.text(AccountString.homeAccount), .title)
      Progress(words.text(AccountString.homeLoading))
    }
  }

  private func balance(_ account: Account) -> Node<AccountHomeEvent> {
    Card {
      Text(words.text(AccountString.homeBalance), .caption)
      Text(words.money(account.balance)).style(.balance)
      Row {
        Button(words.text(AccountString.homeSend), .primary, send: .sendRequested)
        if options.offersAsking {
          Button(words.text(AccountString.homeAsk), send: .askRequested)
        }
      }
    }.style(.centered).id("balance")
  }

  @NodeBuilder<AccountHomeEvent> private func requests(
    _ overview: Overview
  ) -> [Node<AccountHomeEvent>] {
    let open = overview.openRequests
    if !open.isEmpty {
      Section(words.text(AccountString.homeRequests, count: open.count)) {
        List(Array(open.prefix(Self.requests))) { request in
          RequestCard(
            request: request, words: words, select: .requestSelected(request.id)
          ) {
            Button(words.text(AccountString.requestsPay), .primary, send: .payRequested(request.id))
          }
        }
        allRequests
      }.id("requests")
    } else {
      allRequests
    }
  }

  private var allRequests: Node<AccountHomeEvent> {
    Row {
      Button(words.text(AccountString.homeAllRequests), send: .requestsRequested)
    }.id("all requests")
  }

  private func activity(_ days: [ActivityDay]) -> Node<AccountHomeEvent> {
    Section(words.text(AccountString.homeActivity)) {
      if days.isEmpty {
        EmptyState(
          words.text(AccountString.activityEmpty), words.text(AccountString.activityEmptyAdvice))
      } else {
        ActivityDays(days: days, words: words)
        Row { Button(words.text(AccountString.homeAllActivity), send: .activityRequested) }
      }
    }.id("activity")
  }
}
