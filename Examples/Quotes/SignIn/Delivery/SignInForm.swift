import Observation
import SignInModel
import Sillar
import Work

struct SignInFormState: Equatable, Sendable {
  var form = SignInForm()
  /// True after an attempt to send the form with flaws: from then on, flaws are shown while the user types.
  var isChecked = false
  /// Counts the choices of a demo account: each choice makes a new, empty field for the password.
  var fills = 0
  /// The time to wait after too many attempts; nil if there is none, or it is unknown.
  var wait: Duration?
  var sending = Sending()

  var mustWait: Bool { wait.map { $0 > .zero } ?? false }
}

enum SignInFormEvent: Sendable {
  case edited(Edit<SignInForm>)
  case demoAccountChosen(DemoAccount)
  case submitted
}

/// Holds an email and a password. No other presenter has them, until the service has answered.
@Observable final class SignInFormPresenter: Presenter {
  private var fields = SignInFormState()
  private let sending = Submission()
  private let coordinator: SignInCoordinator

  var state: SignInFormState {
    var state = fields
    state.sending = sending.state
    return state
  }

  init(coordinator: SignInCoordinator) { self.coordinator = coordinator }

  func handle(_ event: SignInFormEvent) async {
    guard !sending.state.isBusy else { return }
    switch event {
    case .edited(let edit): edit.apply(to: &fields.form)
    case .demoAccountChosen(let account):
      fields.form.email = account.email
      fields.form.password = Concealed(account.password)
      fields.fills += 1
      sending.dismissProblem()
    case .submitted: if !fields.mustWait { await submit() }
    }
  }

  private func submit() async {
    fields.isChecked = fields.form.credentials == nil
    guard let credentials = fields.form.credentials else { return }
    fields.wait = nil
    if let person = await sending.run({ try await signIn(credentials) }) {
      fields.form = SignInForm()
      coordinator.onSignedIn(person)
    }
    while fields.mustWait {
      guard (try? await coordinator.context.clock.sleep(for: .seconds(1))) != nil else { return }
      fields.wait? -= .seconds(1)
    }
  }

  private func signIn(_ credentials: Credentials) async throws -> Person {
    do {
      return try await coordinator.sessions.signIn(credentials)
    } catch let error as SignInError {
      fields.form.renewKey()
      if case .slowedDown(let wait) = error { fields.wait = wait }
      throw error
    }
  }
}

struct SignInFormView: View {
  let demoAccounts: [DemoAccount]
  /// True if the last session has expired.
  let hasExpired: Bool

  func body(_ state: SignInFormState) -> [Node<SignInFormEvent>] {
    Text(Words.title, .title)
    if let wait = state.wait {
      Alert(SignInError.slowedDown(wait).problem.title, text(wait), .warning)
    } else if let problem = state.sending.problem {
      ProblemAlert(problem)
    } else if hasExpired {
      Alert(Words.expired, Words.expiredAdvice)
    }
    Section {
      let (form, password) = (state.form, state.form.password)
      let isFilledIn = demoAccounts.contains { $0.password == password.revealed } && state.fills > 0
      TextField(
        Words.email, \.email, of: form, placeholder: Words.emailExample, kind: .email,
        error: state.isChecked ? form.emailFlaw : nil, submit: .submitted,
        send: SignInFormEvent.edited
      ).id("email")
      TextField(
        Words.password, \.password.revealed, of: form,
        placeholder: isFilledIn ? Words.passwordFilled.localized : "", kind: .password,
        error: state.isChecked ? form.passwordFlaw : nil, submit: .submitted,
        send: SignInFormEvent.edited
      ).id("password \(state.fills)")
    }.id("fields").disabled(state.sending.isBusy)
    if state.sending.isBusy { Progress(Words.working) }
    Button(Words.signIn, .primary, send: .submitted)
      .disabled(state.sending.isBusy || state.mustWait)
    if let password = demoAccounts.first?.password {
      Section(Words.demo) {
        Text(Words.demoAdvice.with(["password": password]), .caption)
        List(demoAccounts, label: Words.demo) { account in
          Row(send: .demoAccountChosen(account)) {
            Text(account.name)
            Text(account.email, .caption)
          }.style(.spread)
        }
      }.id("demo").disabled(state.sending.isBusy)
    }
  }

  private func text(_ wait: Duration) -> LocalizedText {
    let seconds = Int(wait.components.seconds)
    if seconds <= 0 { return Words.slowOver.localized }
    if seconds < 60 { return Words.slowSeconds.with(count: seconds) }
    return Words.slowMinutes.with(count: (seconds + 59) / 60)
  }
}
