import Observation
import SignInModel
import Sillar
import Work

struct AccountState: Equatable, Sendable {
  var person: Person?
  var isWorking = false
  var failure: Failure?
}

enum AccountEvent: Sendable {
  case signedOut
}

protocol AccountCoordinator: AnyObject {
  /// Something is unsent: what is to become of it?
  func signOutAsks(about count: UnsentCount)
  func signedOut()
}

/// Who one is here, and the way out.
@Observable final class AccountPresenter: Presenter {
  private(set) var state: AccountState
  @ObservationIgnored private let actions: SignInActions
  private let coordinator: any AccountCoordinator

  init(actions: SignInActions, coordinator: any AccountCoordinator) {
    self.actions = actions
    self.coordinator = coordinator
    state = AccountState(person: actions.person)
  }

  func run() async {
    for await person in actions.people { state.person = person }
  }

  func handle(_ event: AccountEvent) async {
    guard !state.isWorking else { return }
    state.isWorking = true
    state.failure = nil
    do {
      let outcome = try await actions.signOut.execute()
      state.isWorking = false
      guard !Task.isCancelled else { return }
      switch outcome {
      case .signedOut: coordinator.signedOut()
      case .unsent(let count): coordinator.signOutAsks(about: count)
      }
    } catch {
      state.isWorking = false
      state.failure = Failure(error)
    }
  }
}
