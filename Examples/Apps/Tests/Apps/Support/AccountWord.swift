import Sillar

/// The words of Account that tests look for. They ask by name, as its views do.
enum AccountWord: String, StringKey {
  static let module = "Account"

  case balance = "home.balance"
  case send = "home.send"
  case allActivity = "home.all-activity"
  case pay = "requests.pay"
  case toWhom = "form.search"
  case whomToAsk = "form.search-ask"
  case amount = "form.amount"
  case note = "form.note"
  case continueSending = "send.continue"
  case tryAgain = "failure.try-again"
}
