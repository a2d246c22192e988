import AccountModel
import Money
import Observation

/// Holds what is typed, looks for people as it is, and says whether it makes sense.
@Observable final class MoneyFormModel {
  /// How long the customer must have typed nothing before it is searched.
  static let pause = Duration.milliseconds(300)

  private(set) var form = MoneyForm()
  @ObservationIgnored private let findPeople: any FindPeople
  @ObservationIgnored private let format: AmountFormat
  @ObservationIgnored private let currency: Currency
  @ObservationIgnored private let clock: any Clock<Duration>
  /// Counts what was looked for: what comes for an earlier turn is too late.
  @ObservationIgnored private var turn = 0

  init(
    findPeople: any FindPeople, format: AmountFormat, currency: Currency = .eur,
    clock: any Clock<Duration>
  ) {
    self.findPeople = findPeople
    self.format = format
    self.currency = currency
    self.clock = clock
  }

  /// For `run()`: some people to choose from, before anything is typed.
  func run() async { if form.searched == nil { await search() } }

  func handle(_ event: MoneyFormEvent) async {
    switch event {
    case .queryChanged(let query): await type(query)
    case .querySubmitted, .searchRetried: await search()
    case .personChosen(let person):
      form.person = person
      form.isPersonMissing = false
    case .personCleared: form.person = nil
    case .amountChanged(let text):
      form.amountText = text
      if form.isChecked { checkAmount() }
    case .noteChanged(let text):
      form.noteText = text
      form.isNoteTooLong = Note(text) == nil
    }
  }

  /// What is wanted, if all of it makes sense. What does not is said at its field.
  func check() -> NewTransfer? {
    form.isChecked = true
    form.isPersonMissing = form.person == nil
    let amount = checkAmount()
    let note = Note(form.noteText)
    form.isNoteTooLong = note == nil
    guard let person = form.person, let amount, let note else { return nil }
    return NewTransfer(to: person, amount: amount, note: note)
  }

  /// The amount as it stands, if it is one.
  var amount: Money? { try? format.amount(form.amountText, in: currency) }

  /// An amount as it would be typed.
  var example: String { format.text(Money(minorUnits: 12_50, currency)) }

  @discardableResult private func checkAmount() -> Money? {
    do throws(AmountError) {
      let amount = try format.amount(form.amountText, in: currency)
      form.amountProblem = nil
      return amount
    } catch {
      form.amountProblem = error
      return nil
    }
  }

  // MARK: People

  private func type(_ query: String) async {
    guard query != form.query else { return }
    form.query = query
    turn += 1
    let turn = turn
    form.searchFailure = nil
    form.isSearching = text != form.searched
    guard form.isSearching else { return }
    guard (try? await clock.sleep(for: Self.pause)) != nil, turn == self.turn else { return }
    await search()
  }

  private func search() async {
    let text = text
    turn += 1
    let turn = turn
    form.isSearching = true
    form.searchFailure = nil
    do {
      let people = try await findPeople.execute(text)
      guard turn == self.turn else { return }
      form.people = people
      form.searched = text
    } catch {
      guard turn == self.turn else { return }
      form.searchFailure = Failure(error)
    }
    form.isSearching = false
  }

  /// What is looked for: without what is around it, and without the sign that handles are written with.
  private var text: String {
    var text = form.query[...]
    while let first = text.first, first.isWhitespace || first == "@" { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
