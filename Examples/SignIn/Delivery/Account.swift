import SignInModel
import Sillar

enum AccountEvent: Equatable, Sendable { case signedOut, signedOutEverywhere }

/// The person who is signed in, with the buttons that sign out.
struct AccountView: View {
  let person: Member

  func body(_ signingOut: Sending) -> [Node<AccountEvent>] {
    Text(Words.accountTitle, .title)
    ProblemAlert(signingOut.problem)
    Card {
      Text(person.name, .heading)
      if !person.city.isEmpty { Text(Words.accountPerson.with(["city": person.city]), .caption) }
      if let warning = SignInModule.warning(for: person) { Text(warning, .caption) }
    }.id("person")
    Row {
      // It may ask first.
      Button(Words.signOut, send: .signedOut).openingScreen()
      if !person.isGuest { Button(Words.signOutEverywhere, send: .signedOutEverywhere) }
    }.disabled(signingOut.isBusy).id("actions")
    if signingOut.isBusy { Progress(Words.signingOut) }
    Section<AccountEvent>.notices()
  }
}
