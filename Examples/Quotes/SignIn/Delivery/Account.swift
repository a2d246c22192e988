import Sillar
import Work

enum AccountEvent: Sendable { case signedOut }

/// The person who is signed in, with the button that signs out.
struct AccountView: View {
  let person: Person

  func body(_ signingOut: Sending) -> [Node<AccountEvent>] {
    Text(Words.accountTitle, .title)
    ProblemAlert(signingOut.problem)
    Card {
      Text(person.name, .heading)
      Text(Words.accountPerson.with(["city": person.city]), .caption)
    }.id("person")
    if signingOut.isBusy { Progress(Words.signingOut) }
    Row {
      Button(Words.signOut, send: .signedOut).disabled(signingOut.isBusy)
    }.id("actions")
  }
}
