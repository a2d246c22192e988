import Observation
import SignInModel
import Sillar
import Work

struct AccountState: Equatable, Sendable {
  let person: Person?
  let sending: Sending
}

enum AccountEvent: Sendable { case signedOut }

/// The person who is signed in, and the way out.
@Observable final class AccountPresenter: Presenter {
  private var person: Person?
  private let sending = Submission()
  private let actions: SignInActions
  private let coordinator: SignInCoordinator
  var state: AccountState { AccountState(person: person, sending: sending.state) }

  init(_ actions: SignInActions, _ coordinator: SignInCoordinator) {
    person = actions.person
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async { for await person in actions.people { self.person = person } }

  func handle(_ event: AccountEvent) async {
    switch await sending.run({ try await actions.signOut.execute() }) {
    case .signedOut: coordinator.signedOut()
    case .unsent(let count): coordinator.askAbout(count)
    case nil: break
    }
  }
}

struct AccountView: View {
  func body(_ state: AccountState) -> [Node<AccountEvent>] {
    Text(Words.accountTitle, .title)
    ProblemAlert(state.sending.problem)
    if let person = state.person {
      Card {
        Text(person.name, .heading)
        Text(Words.accountPerson.with(["city": person.city]), .caption)
      }.id("person")
      if state.sending.isBusy { Progress(Words.signingOut) }
      Row {
        Button(Words.signOut, send: .signedOut).disabled(state.sending.isBusy)
      }.id("actions")
    } else {
      EmptyState(Words.accountNobody)
    }
  }
}
