import Observation
import SignInModel
import Sillar
import Work

struct SignInFormState: Equatable, Sendable {
  let demoAccounts: [DemoAccount]
  /// Whether the last session has ended by itself.
  let hasExpired: Bool
  var form = SignInForm()
  var problems: [SignInForm.Field: SignInForm.Problem] = [:]
  /// Counts how often a demo account was chosen: each time the field for the password is another one, for what was
  /// typed into it no longer holds.
  var fills = 0
  var isPasswordFilledIn = false
  var isWorking = false
  var failure: Failure?

  /// Whether to try again is of no use yet.
  var mustWait: Bool {
    if case .slowedDown(let wait?) = failure { wait > .zero } else { false }
  }
}

/// A password travels concealed, so that an event can be printed.
enum SignInFormEvent: Sendable {
  case emailChanged(String)
  case passwordChanged(Concealed)
  case demoAccountChosen(DemoAccount.ID)
  case submitted
}

protocol SignInFormCoordinator: AnyObject {
  func signedIn(_ person: Person)
}

/// Takes an address and a password. What is typed lives here alone, until the service has answered.
@Observable final class SignInFormPresenter: Presenter {
  private(set) var state: SignInFormState
  @ObservationIgnored private let actions: SignInActions
  @ObservationIgnored private let clock: any Clock<Duration>
  private let coordinator: any SignInFormCoordinator

  init(
    actions: SignInActions, options: SignInOptions, clock: any Clock<Duration>,
    coordinator: any SignInFormCoordinator
  ) {
    self.actions = actions
    self.clock = clock
    self.coordinator = coordinator
    state = SignInFormState(
      demoAccounts: options.demoAccounts, hasExpired: actions.sessions.hasExpired)
  }

  func handle(_ event: SignInFormEvent) async {
    guard !state.isWorking else { return }
    switch event {
    case .emailChanged(let email):
      state.form.email = email
      state.problems[.email] = nil
    case .passwordChanged(let password):
      state.form.password = password
      state.isPasswordFilledIn = false
      state.problems[.password] = nil
    case .demoAccountChosen(let id): fill(id)
    case .submitted: await submit()
    }
  }

  private func fill(_ id: DemoAccount.ID) {
    guard let account = state.demoAccounts.first(where: { $0.id == id }) else { return }
    state.form.email = account.email
    state.form.password = Concealed(account.password)
    state.problems = [:]
    state.fills += 1
    state.isPasswordFilledIn = true
    if !state.mustWait { state.failure = nil }
  }

  private func submit() async {
    guard !state.mustWait else { return }
    state.problems = state.form.problems
    guard let credentials = state.form.credentials else { return }
    state.failure = nil
    state.isWorking = true
    do {
      let person = try await actions.sessions.signIn(credentials)
      state.form = SignInForm()
      state.isWorking = false
      if !Task.isCancelled { coordinator.signedIn(person) }
    } catch {
      if (error as? SignInError)?.isAnswer == true { state.form.renewKey() }
      state.isWorking = false
      state.failure = Failure(error)
      await countDown()
    }
  }

  /// Says how long there is still to wait, as long as that is so.
  private func countDown() async {
    while case .slowedDown(let wait?) = state.failure, wait > .zero {
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      state.failure = .slowedDown(wait - .seconds(1))
    }
  }
}
