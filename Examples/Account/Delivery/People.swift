import AccountModel
import Observation
import Sillar

struct PeopleState: Equatable, Sendable {
  var text = ""
  var people = Paged<FoundPeople>()
  /// The query of the people that are shown; nil before the first answer.
  var answered: PeopleQuery?
}

enum PeopleEvent: Equatable, Sendable {
  case search(SearchEvent)
  case list(PageEvent)
  case chosen(Person)
}

/// Finds a person for the parent screen. For an empty text, it shows some people to choose from.
@Observable final class PeoplePresenter: Presenter {
  private var text = ""
  private let search: Search<PeopleQuery, FoundPeople>
  private let choose: (Person) -> Void

  var state: PeopleState {
    PeopleState(text: text, people: search.state, answered: search.query)
  }

  init(
    _ context: ModuleContext, _ source: any AccountSource, choose: @escaping (Person) -> Void
  ) {
    search = Search(context) { query, _ in try await source.people(query) }
    self.choose = choose
  }

  func run() async {
    await search.submit(PeopleQuery(text))
    await search.run()
  }

  func handle(_ event: PeopleEvent) async {
    switch event {
    case .search(.typed(let text)):
      self.text = text
      await search.type(PeopleQuery(text))
    case .search(.submitted): await search.submit(PeopleQuery(text))
    case .list(let event): await search.handle(event)
    case .chosen(let person): choose(person)
    }
  }
}

struct PeopleView: View {
  let question: Words

  func body(_ state: PeopleState) -> [Node<PeopleEvent>] {
    SearchField(
      question, state.text, placeholder: Words.formSearchExample, event: PeopleEvent.search)
    let searched = String((state.answered?.text ?? "").prefix(60))
    PagedList(
      state.people, label: Words.formPeople,
      empty: searched.isEmpty
        ? Words.formNobodyAtAll.localized : Words.formNobody.with(["text": searched]),
      advice: searched.isEmpty ? "" : Words.formNobodyAdvice.localized, event: PeopleEvent.list
    ) { person in
      Row(send: .chosen(person)) { NameLine(person) }
    }
  }
}
