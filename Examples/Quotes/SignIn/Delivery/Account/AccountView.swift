import Sillar
import Work

struct AccountView: View {
  let words: Localization

  func body(_ state: AccountState) -> [Node<AccountEvent>] {
    Text(words.text(SignInString.accountTitle), .title)
    if let failure = state.failure { FailureAlert(failure: failure, words: words) }
    if let person = state.person {
      Card {
        Text(person.name, .heading)
        Text(words.text(SignInString.accountPerson, ["city": person.city]), .caption)
      }.id("person")
      if state.isWorking { Progress(words.text(SignInString.signingOut)) }
      Row {
        Button(words.text(SignInString.signOut), send: .signedOut).disabled(state.isWorking)
      }.id("actions")
    } else {
      EmptyState(words.text(SignInString.accountNobody))
    }
  }
}
