import AccountModel
import MoneyDelivery
import Sillar

/// The fields of a ``MoneyForm``: first a person, then the rest.
struct MoneyFormFields<Event: Sendable> {
  let form: MoneyForm
  /// What the search for a person asks.
  let question: AccountString
  /// An amount as it would be typed.
  let example: String
  let words: Localization
  /// Sent when the customer confirms the amount or the note.
  let submit: Event
  let send: (MoneyFormEvent) -> Event

  @NodeBuilder<Event> var person: [Node<Event>] {
    if let person = form.person {
      Card {
        Row {
          Avatar(name: person.name)
          PersonLine(person: person, words: words)
          Button(words.text(AccountString.formChange), send: send(.personCleared))
        }.style(.spread)
      }.id("person")
    } else {
      search
    }
  }

  @NodeBuilder<Event> private var search: [Node<Event>] {
    TextField(
      words.text(question), text: form.query,
      placeholder: words.text(AccountString.formSearchExample), kind: .search,
      error: form.isPersonMissing ? words.text(AccountString.formPersonMissing) : nil,
      submit: send(.querySubmitted), send: { send(.queryChanged($0)) }
    ).id("search")
    if form.isSearching { Progress(words.text(AccountString.formSearching)) }
    if let failure = form.searchFailure {
      FailureAlert(failure: failure, words: words, retry: send(.searchRetried))
    } else if !form.people.isEmpty {
      List(form.people, label: words.text(AccountString.formPeople)) { person in
        Row(send: send(.personChosen(person))) {
          Avatar(name: person.name)
          PersonLine(person: person, words: words)
        }
      }.id("people")
    } else if let searched = form.searched, !form.isSearching {
      if searched.isEmpty {
        EmptyState(words.text(AccountString.formNobodyAtAll))
      } else {
        EmptyState(
          words.text(AccountString.formNobody, ["text": String(searched.prefix(60))]),
          words.text(AccountString.formNobodyAdvice))
      }
    }
  }

  @NodeBuilder<Event> var amountAndNote: [Node<Event>] {
    TextField(
      words.text(AccountString.formAmount), text: form.amountText, placeholder: example,
      kind: .number, error: form.amountProblem.map { text($0) }, submit: submit,
      send: { send(.amountChanged($0)) }
    ).id("amount")
    TextField(
      words.text(AccountString.formNote), text: form.noteText,
      placeholder: words.text(AccountString.formNoteExample),
      error: form.isNoteTooLong
        ? words.text(AccountString.formNoteTooLong, count: Note.longest) : nil,
      submit: submit, send: { send(.noteChanged($0)) }
    ).id("note")
  }

  private func text(_ problem: AmountError) -> String {
    switch problem {
    case .empty: words.text(AccountString.amountEmpty)
    case .notANumber: words.text(AccountString.amountNotANumber, ["example": example])
    case .otherSeparator: words.text(AccountString.amountOtherSeparator, ["example": example])
    case .tooManyDecimals: words.text(AccountString.amountTooManyDecimals, ["example": example])
    case .negative, .zero: words.text(AccountString.amountNotPositive)
    case .tooMuch(let limit):
      words.text(AccountString.amountTooMuch, ["limit": words.money(limit)])
    }
  }
}
