import AccountModel
import Sillar
import SillarModel

extension AccountCoordinator {
  func home() -> Screen {
    let overview = Loader(context) { [actions] in
      actions.source.following { actions.getOverview.execute(movements: 6) }
    }
    let badge = badge.map { $0() }
    return Screen(
      "account-home", at: HomeRoute(),
      HomeView(offersAsking: offersAsking, showsBadge: badge != nil), Driver { overview.state },
      self, children: badge.map { ["badge": $0] } ?? [:], runWhileVisible: overview.run,
      read: { _ in await overview.retry() })
  }

  func activity() -> Screen {
    let source = actions.source
    // The service returns from 1 to 100 movements at a time.
    let limit = min(max(1, context.forScreen().configuration[AccountActivityPageSize.self]), 100)
    let activity = Pager<Activity>(context) { list in
      source.activity(after: list.next, limit: limit).mapValues { list.adding($0) }
    }
    return Screen(
      "activity", at: ActivityRoute(), ActivityView(), Driver { activity.state }, self,
      run: { for await _ in source.changes() { await activity.load() } },
      runWhileVisible: activity.run, read: activity.handle)
  }

  func movement(_ id: Movement.ID, known: Movement? = nil) -> Screen {
    let source = actions.source
    let movement = Loader(context, value: known) {
      if let known { known } else { try await source.movement(id) }
    }
    return Screen(
      "movement", at: MovementRoute(id: id), MovementView(), Driver { movement.state }, self,
      runWhileVisible: movement.run, read: { _ in await movement.retry() })
  }

  func send() -> Screen {
    let send = SendMoneyPresenter(context, self, actions)
    let form = MoneyFormPresenter(
      context, balance: Driver { send.balance }, send: actions.transferService.make,
      onAnswer: made)
    let view = MoneyFormView(confirm: .sendContinue, working: .sendWorking)
    let child = Screen(
      "send-form", view: view, presenter: form, children: people(.formSearch, form.choose))
    return Screen(
      "send-money", at: SendRoute(), view: SendMoneyView(), presenter: send,
      children: ["form": child])
  }

  func ask() -> Screen {
    let form = MoneyFormPresenter(context, send: actions.requests.ask, onAnswer: asked)
    let view = MoneyFormView(title: .askTitle, confirm: .askConfirm, working: .askWorking)
    return Screen(
      "ask-money", at: AskRoute(), view: view, presenter: form,
      children: people(.formSearchAsk, form.choose))
  }

  /// The search for a person, as a child of another screen.
  func people(_ question: Words, _ choose: @escaping (Person) -> Void) -> [String: Screen] {
    let presenter = PeoplePresenter(context, actions.source, choose: choose)
    return ["people": Screen("people", view: PeopleView(question: question), presenter: presenter)]
  }

  func requests() -> Screen {
    Screen(
      "requests", at: RequestsRoute(), view: RequestsView(offersAsking: offersAsking),
      presenter: RequestsPresenter(context, self, actions))
  }

  func request(_ id: PaymentRequest.ID) -> Screen {
    Screen(
      "request", at: RequestRoute(id: id), view: RequestView(id: id),
      presenter: RequestsPresenter(context, self, actions))
  }
}

extension Screen {
  /// Makes a screen that shows a value with amounts, and leads to other screens.
  fileprivate convenience init<V: View, Value>(
    _ name: String, at route: any Route, _ view: V, _ value: Driver<Value>,
    _ coordinator: AccountCoordinator, children: [String: Screen] = [:],
    run: @escaping () async -> Void = {},
    runWhileVisible: @escaping () async -> Void, read: @escaping (PageEvent) async -> Void
  ) where V.State == Shown<Value>, V.Event == AccountEvent {
    let privacy = Privacy(coordinator.context)
    self.init(
      name, at: route, view: view,
      state: Driver { Shown(value: value.value, look: privacy.look) }, behaviors: [privacy],
      children: children, run: run, runWhileVisible: runWhileVisible
    ) { event in
      switch event {
      case .list(let event): await read(event)
      case .went(let place): coordinator.go(to: place)
      }
    }
  }
}
