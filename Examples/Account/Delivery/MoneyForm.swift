import AccountModel
import Money
import MoneyDelivery
import Observation
import Sillar

/// The fields that sending and asking have in common.
struct MoneyForm: Codable, Equatable, Sendable {
  var amount = ""
  var note = ""
}

struct MoneyFormState: Equatable, Sendable {
  var form = MoneyForm()
  var query = ""
  var people = Paged<FoundPeople>()
  /// The query that the people answer; nil before the first answer.
  var answered: PeopleQuery?
  var person: Person?
  var amountProblem: AmountError?
  /// An amount as it would be typed.
  let example: String

  var isNoteTooLong: Bool { Note(form.note) == nil }
}

enum MoneyFormEvent: Sendable {
  case edited(Edit<MoneyForm>)
  case search(SearchEvent)
  case people(PageEvent)
  /// Nil to choose another one.
  case chosen(Person?)
}

/// Finds the person, and checks the amount and the note.
@Observable final class MoneyFormModel {
  private var fields: MoneyFormState
  /// True once the user has wanted to go on: then problems are shown while they type.
  private var isChecked = false
  private let search: Search<PeopleQuery, FoundPeople>
  private let format: AmountFormat
  private let currency = Currency.eur

  var state: MoneyFormState {
    var state = fields
    (state.people, state.answered) = (search.state, search.query)
    if isChecked, case .failure(let problem) = checkedAmount { state.amountProblem = problem }
    return state
  }

  /// The amount, if it is one.
  var amount: Money? { try? checkedAmount.get() }

  init(_ context: ModuleContext, _ source: any AccountSource) {
    let format = AmountFormat(locale: context.words.locale)
    self.format = format
    fields = MoneyFormState(example: format.text(Money(minorUnits: 12_50, .eur)))
    search = Search(context) { query, _ in try await source.people(query) }
  }

  /// Finds some people to choose from, before anything is typed, and keeps trying while that fails.
  func run() async {
    await search.submit(PeopleQuery(fields.query))
    await search.run()
  }

  func handle(_ event: MoneyFormEvent) async {
    switch event {
    case .edited(let edit): edit.apply(to: &fields.form)
    case .search(.typed(let text)):
      fields.query = text
      await search.type(PeopleQuery(text))
    case .search(.submitted): await search.submit(PeopleQuery(fields.query))
    case .people(let event): await search.handle(event)
    case .chosen(let person): fields.person = person
    }
  }

  /// The content of the form; nil while it has problems, which are shown at their fields.
  func check() -> Remittance? {
    isChecked = true
    guard let person = fields.person, let amount, let note = Note(fields.form.note) else {
      return nil
    }
    return Remittance(person: person, amount: amount, note: note)
  }

  private var checkedAmount: Result<Money, AmountError> {
    Result { () throws(AmountError) in try format.amount(fields.form.amount, in: currency) }
  }
}

/// The fields: first the person, then the amount and the note.
struct MoneyFields<Event: Sendable>: ViewPart {
  let state: MoneyFormState
  /// The label of the search for a person.
  let question: Words
  /// Sent when the user confirms the amount or the note.
  let submit: Event
  let send: (MoneyFormEvent) -> Event

  var body: [Node<Event>] {
    if let person = state.person {
      Card {
        Row {
          PersonLine(person: person)
          Button(Words.formChange, send: send(.chosen(nil)))
        }.style(.spread)
      }.id("person")
      TextField(
        Words.formAmount, \.amount, of: state.form, placeholder: state.example, kind: .number,
        error: state.amountProblem.map { text($0) }, submit: submit, send: { send(.edited($0)) }
      ).id("amount")
      TextField(
        Words.formNote, \.note, of: state.form, placeholder: Words.formNoteExample,
        error: state.isNoteTooLong ? Words.formNoteTooLong.with(count: Note.longest) : nil,
        submit: submit, send: { send(.edited($0)) }
      ).id("note")
    } else {
      SearchField(question, state.query, placeholder: Words.formSearchExample) { send(.search($0)) }
      people
    }
  }

  private var people: PagedList<Event> {
    let searched = String((state.answered?.text ?? "").prefix(60))
    return PagedList(
      state.people, label: Words.formPeople,
      empty: searched.isEmpty
        ? Words.formNobodyAtAll.localized : Words.formNobody.with(["text": searched]),
      advice: searched.isEmpty ? "" : Words.formNobodyAdvice.localized,
      event: { send(.people($0)) },
      row: { [send] person in Row(send: send(.chosen(person))) { PersonLine(person: person) } })
  }

  private func text(_ problem: AmountError) -> LocalizedText {
    switch problem {
    case .empty: Words.amountEmpty.localized
    case .notANumber: Words.amountNotANumber.with(["example": state.example])
    case .tooManyDecimals: Words.amountTooManyDecimals.with(["example": state.example])
    case .negative, .zero: Words.amountNotPositive.localized
    case .tooMuch(let limit): Words.amountTooMuch.with(["limit": limit])
    }
  }
}
