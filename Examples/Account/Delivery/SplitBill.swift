import AccountModel
import MoneyDelivery
import Observation
import Sillar

struct SplitBillState: Equatable, Sendable {
  var split: BillSplit
  var query = ""
  var people = Paged<FoundPeople>()
  var sending = Sending()
  /// True once all have been asked.
  var isDone = false
}

enum SplitBillEvent: Sendable {
  case search(SearchEvent)
  case people(PageEvent)
  case added(Person)
  case removed(Person.ID)
  case confirmed, closed
}

/// Splits a paid bill among the customer and the people whom they choose.
@Observable final class SplitBillPresenter: Presenter {
  private var shown: SplitBillState
  private let search: Search<PeopleQuery, FoundPeople>
  private let sending = Submission()
  private let splitBill: SplitBill
  private let coordinator: AccountCoordinator

  var state: SplitBillState {
    var state = shown
    (state.people, state.sending) = (search.state, sending.state)
    return state
  }

  init(
    _ split: BillSplit, _ context: ModuleContext, _ coordinator: AccountCoordinator,
    _ actions: AccountActions
  ) {
    shown = SplitBillState(split: split)
    search = Search(context) { query, _ in try await actions.source.people(query) }
    splitBill = SplitBill(source: actions.source, requests: actions.requests)
    self.coordinator = coordinator
  }

  func run() async {
    await search.submit(PeopleQuery(shown.query))
    await search.run()
  }

  func handle(_ event: SplitBillEvent) async {
    switch event {
    case .search(.typed(let text)):
      shown.query = text
      await search.type(PeopleQuery(text))
    case .search(.submitted): await search.submit(PeopleQuery(shown.query))
    case .people(let event): await search.handle(event)
    case .added(let person): if !sending.state.isBusy { shown.split.add(person) }
    case .removed(let id): if !sending.state.isBusy { shown.split.remove(id) }
    case .confirmed:
      if await sending.run({ try await splitBill.execute(shown.split) }) != nil {
        shown.isDone = true
      }
    case .closed: coordinator.splitClosed()
    }
  }
}

struct SplitBillView: View {
  func body(_ state: SplitBillState) -> [Node<SplitBillEvent>] {
    Text(Words.splitTitle, .title)
    if state.isDone {
      Alert(
        Words.splitDone.with(count: state.split.people.count), Words.splitDoneAdvice, .success)
      shares(state)
      Button(Words.splitClose, .primary, send: .closed)
    } else {
      shares(state)
      if !state.split.people.isEmpty {
        SubmitButton(
          Words.splitConfirm.with(count: state.split.people.count), state.sending,
          busy: Words.askWorking, send: .confirmed)
      }
      if state.split.hasRoom { search(state) }
    }
  }

  private func shares(_ state: SplitBillState) -> Node<SplitBillEvent> {
    Card {
      LabeledContent(state.split.note.text, state.split.amount)
      LabeledContent(Words.splitOwn, state.split.own)
      for share in state.split.shares {
        Row {
          PersonLine(person: share.person)
          Column { Text(share.amount) }.style(.figures)
          if !state.isDone { Button(Words.splitRemove, send: .removed(share.id)) }
        }.style(.spread).id(share.id)
      }
    }.id("shares")
  }

  @NodeBuilder<SplitBillEvent> private func search(_ state: SplitBillState) -> [Node<
    SplitBillEvent
  >] {
    SearchField(Words.splitSearch, state.query, placeholder: Words.formSearchExample) {
      .search($0)
    }
    PagedList(
      state.people, label: Words.formPeople, empty: Words.formNobodyAtAll,
      event: { .people($0) },
      row: { person in Row(send: .added(person)) { PersonLine(person: person) } })
  }
}
