import AccountModel
import Money

/// Whom, how much and what for: what sending and asking have in common.
struct MoneyForm: Equatable, Sendable {
  // Whom.
  var query = ""
  var person: Person?
  /// Who was found, for ``searched``.
  var people: [Person] = []
  /// What ``people`` answers; nil before the first answer.
  var searched: String?
  var isSearching = true
  var searchFailure: Failure?
  var isPersonMissing = false

  // How much.
  var amountText = ""
  /// Nil as long as nothing is to be said about it.
  var amountProblem: AmountError?

  // What for.
  var noteText = ""
  var isNoteTooLong = false

  /// Whether the customer wanted to go on once: from then on, what is wrong is said as they type.
  var isChecked = false
}

enum MoneyFormEvent: Sendable {
  case queryChanged(String)
  case querySubmitted
  case searchRetried
  case personChosen(Person)
  case personCleared
  case amountChanged(String)
  case noteChanged(String)
}
