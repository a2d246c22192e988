import Observation
import SignInModel
import Sillar
import Work

enum AccountEvent: Sendable { case signedOut }

/// Signs out the person whose account is shown.
@Observable final class AccountPresenter: Presenter {
  private let signingOut = Submission()
  private let coordinator: SignInCoordinator
  var state: Sending { signingOut.state }

  init(coordinator: SignInCoordinator) { self.coordinator = coordinator }

  func handle(_ event: AccountEvent) async {
    switch await signingOut.run({ try await coordinator.signOut.execute() }) {
    case .signedOut: coordinator.onSignedOut()
    case .unsent(let count): coordinator.askAbout(count)
    case nil: break
    }
  }
}

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
