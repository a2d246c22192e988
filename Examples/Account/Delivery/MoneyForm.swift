import AccountModel
import Money
import MoneyDelivery
import Observation
import Sillar

struct MoneyForm: Codable, Equatable, Sendable {
  var amount = ""
  var note = ""
}

struct MoneyFormState: Equatable, Sendable {
  var form = MoneyForm()
  var person: Person?
  /// An example of an amount, as the customer would type it.
  let example: String
  var amountProblem: AmountError?
  /// The balance of the customer; nil while it is not known, and if it does not matter.
  var balance: Money?
  var isCovered = true
  var sending = Sending()

  var isNoteTooLong: Bool { Note(form.note) == nil }
}

enum MoneyFormEvent: Equatable, Sendable {
  case edited(Edit<MoneyForm>)
  case personChanged
  case confirmed
}

/// A form for a person, an amount and a note, to send or request money. The child screen `people` finds the person.
@Observable final class MoneyFormPresenter<Answer: Sendable>: Presenter {
  private var fields: MoneyFormState
  /// True once the customer has tried to continue: then problems are shown while they type.
  private var isChecked = false
  private let format: AmountFormat
  private let balance: Driver<Money?>
  private let sending = Submission()
  private let send: (Remittance) async throws -> Answer
  private let onAnswer: (Answer) -> Void

  var state: MoneyFormState {
    var state = fields
    state.balance = balance.value
    state.sending = sending.state
    switch amount {
    case .success(let amount): state.isCovered = (try? state.balance?.covers(amount)) ?? true
    case .failure(let problem): state.amountProblem = isChecked ? problem : nil
    }
    return state
  }

  init(
    _ context: ModuleContext, balance: Driver<Money?> = Driver { nil },
    send: @escaping (Remittance) async throws -> Answer, onAnswer: @escaping (Answer) -> Void
  ) {
    format = AmountFormat(locale: context.words.locale)
    fields = MoneyFormState(example: format.text(Money(minorUnits: 12_50, .eur)))
    self.balance = balance
    self.send = send
    self.onAnswer = onAnswer
  }

  func choose(_ person: Person) { fields.person = person }

  struct Memory: Codable, Sendable {
    let form: MoneyForm
    let person: PersonMemory?
  }

  var memory: Memory? {
    Memory(form: fields.form, person: fields.person.map { PersonMemory($0) })
  }

  func restore(_ memory: Memory) {
    fields.form = memory.form
    fields.person = memory.person?.person
  }

  func handle(_ event: MoneyFormEvent) async {
    switch event {
    case .edited(let edit): edit.apply(to: &fields.form)
    case .personChanged: fields.person = nil
    case .confirmed:
      isChecked = true
      guard let person = fields.person, let amount = try? amount.get(),
        let note = Note(fields.form.note)
      else { return }
      let content = Remittance(person: person, amount: amount, note: note)
      if let answer = await sending.run({ try await send(content) }) { onAnswer(answer) }
    }
  }

  private var amount: Result<Money, AmountError> {
    Result { () throws(AmountError) in try format.amount(fields.form.amount, in: .eur) }
  }
}

struct MoneyFormView: View {
  /// Nil if the form is a part of another screen.
  var title: Words?
  let confirm: Words
  let working: Words

  func body(_ state: MoneyFormState) -> [Node<MoneyFormEvent>] {
    if let title { Text(title, .title) }
    if let person = state.person {
      Card {
        Row {
          NameLine(person)
          Button(Words.formChange, send: .personChanged)
        }.style(.spread)
      }.id("person")
      TextField(
        Words.formAmount, \.amount, of: state.form, placeholder: state.example, kind: .amount,
        error: state.amountProblem.map { text($0, state.example) }, submit: .confirmed,
        send: MoneyFormEvent.edited
      ).id("amount")
      TextField(
        Words.formNote, \.note, of: state.form, placeholder: Words.formNoteExample,
        error: state.isNoteTooLong ? Words.formNoteTooLong.with(count: Note.longest) : nil,
        submit: .confirmed, send: MoneyFormEvent.edited
      ).id("note")
      if let balance = state.balance {
        let words: Words = state.isCovered ? .sendBalance : .sendMoreThanBalance
        Text(words.with(["amount": balance]), .caption)
      }
      SubmitButton(confirm, state.sending, busy: working, send: .confirmed)
    } else {
      ChildScreen("people")
    }
  }

  private func text(_ problem: AmountError, _ example: String) -> LocalizedText {
    switch problem {
    case .empty: Words.amountEmpty.localized
    case .notANumber: Words.amountNotANumber.with(["example": example])
    case .tooManyDecimals: Words.amountTooManyDecimals.with(["example": example])
    case .negative, .zero: Words.amountNotPositive.localized
    case .tooMuch(let limit): Words.amountTooMuch.with(["limit": limit])
    }
  }
}
