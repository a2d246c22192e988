import Observation
import SignInModel
import Sillar

enum AccountBadgeEvent: Equatable, Sendable { case tapped }

/// The name of the person who is signed in, which leads to their account; else a button that leads to the form.
@Observable final class AccountBadgePresenter: Presenter {
  private(set) var state: Member?
  private let coordinator: SignInCoordinator

  init(_ coordinator: SignInCoordinator) {
    self.coordinator = coordinator
    state = coordinator.sessions.person
  }

  func run() async { for await person in coordinator.sessions.people { state = person } }

  func handle(_ event: AccountBadgeEvent) async {
    if state == nil { coordinator.ask {} } else { coordinator.showAccount() }
  }
}

struct AccountBadgeView: View {
  let showsName: Bool

  func body(_ person: Member?) -> [Node<AccountBadgeEvent>] {
    let account =
      showsName ? person?.name.localized : person.map { _ in Words.accountTitle.localized }
    Button(account ?? Words.signIn.localized, send: .tapped).openingScreen()
  }
}
