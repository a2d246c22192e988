import Observation
import SignInModel
import Sillar
import Work

struct SignInFormState: Equatable, Sendable {
  let demoAccounts: [DemoAccount]
  /// True if the last session has ended by itself.
  let hasExpired: Bool
  var form = SignInForm()
  /// The form that was checked last, and its problems.
  var checked = SignInForm()
  var problems: [SignInForm.Field: SignInForm.Problem] = [:]
  /// Counts the choices of a demo account: each time the field for the password is a new one, without what was typed.
  var fills = 0
  var isPasswordFilledIn = false
  var slowDown: SlowDown?
  var sending = Sending()

  var mustWait: Bool { slowDown?.left.map { $0 > .zero } ?? false }
}

/// There were too many attempts.
struct SlowDown: Equatable, Sendable {
  /// The time to wait; nil when it is not known.
  var left: Duration?
}

enum SignInFormEvent: Sendable {
  case edited(Edit<SignInForm>)
  case demoAccountChosen(DemoAccount.ID)
  case submitted
}

/// Takes an email and a password. Only this presenter has them, until the service has answered.
@Observable final class SignInFormPresenter: Presenter {
  private var fields: SignInFormState
  private let sending = Submission()
  private let sessions: any SignInSessionsDataManager
  private let context: ModuleContext
  private let coordinator: SignInCoordinator

  var state: SignInFormState {
    var state = fields
    state.sending = sending.state
    return state
  }

  init(
    _ context: ModuleContext, _ coordinator: SignInCoordinator, _ actions: SignInActions,
    _ demoAccounts: [DemoAccount]
  ) {
    fields = SignInFormState(demoAccounts: demoAccounts, hasExpired: actions.sessions.hasExpired)
    sessions = actions.sessions
    self.context = context
    self.coordinator = coordinator
  }

  func handle(_ event: SignInFormEvent) async {
    guard !sending.state.isBusy else { return }
    switch event {
    case .edited(let edit):
      let before = fields.form.password
      edit.apply(to: &fields.form)
      if fields.form.password != before { fields.isPasswordFilledIn = false }
    case .demoAccountChosen(let id): fill(id)
    case .submitted: if !fields.mustWait { await submit() }
    }
  }

  private func fill(_ id: DemoAccount.ID) {
    guard let account = fields.demoAccounts.first(where: { $0.id == id }) else { return }
    fields.form.email = account.email
    fields.form.password = Concealed(account.password)
    fields.problems = [:]
    fields.fills += 1
    fields.isPasswordFilledIn = true
    sending.dismissProblem()
  }

  private func submit() async {
    fields.checked = fields.form
    fields.problems = fields.form.problems
    guard let credentials = fields.form.credentials else { return }
    fields.slowDown = nil
    if let person = await sending.run({ try await signIn(credentials) }) ?? nil {
      fields.form = SignInForm()
      coordinator.signedIn(person)
    }
    while let left = fields.slowDown?.left, left > .zero {
      guard (try? await context.clock.sleep(for: .seconds(1))) != nil else { return }
      fields.slowDown?.left = left - .seconds(1)
    }
  }

  /// - Returns: Nil when there were too many attempts.
  private func signIn(_ credentials: Credentials) async throws -> Person? {
    do {
      return try await sessions.signIn(credentials)
    } catch let error as SignInError {
      if error.isAnswer { fields.form.renewKey() }
      guard case .slowedDown(let wait) = error else { throw error }
      fields.slowDown = SlowDown(left: wait)
      return nil
    }
  }
}

struct SignInFormView: View {
  func body(_ state: SignInFormState) -> [Node<SignInFormEvent>] {
    Text(Words.title, .title)
    if let slowDown = state.slowDown {
      Alert(Words.slow, text(slowDown.left), .warning)
    } else if state.sending.problem != nil {
      ProblemAlert(state.sending.problem)
    } else if state.hasExpired {
      Alert(Words.expired, Words.expiredAdvice)
    }
    Section { fields(state) }.id("fields").disabled(state.sending.isBusy)
    if state.sending.isBusy { Progress(Words.working) }
    Button(Words.signIn, .primary, send: .submitted)
      .disabled(state.sending.isBusy || state.mustWait)
    if let password = state.demoAccounts.first?.password {
      Section(Words.demo) {
        Text(Words.demoAdvice.with(["password": password]), .caption)
        List(state.demoAccounts, label: Words.demo) { account in
          Row(send: .demoAccountChosen(account.id)) {
            Text(account.name)
            Text(account.email, .caption)
          }.style(.spread)
        }
      }.id("demo").disabled(state.sending.isBusy)
    }
  }

  /// Each with its problem until it is changed.
  @NodeBuilder<SignInFormEvent> private func fields(
    _ state: SignInFormState
  ) -> [Node<SignInFormEvent>] {
    let isEmailChecked = state.form.email == state.checked.email
    let email: [SignInForm.Problem: Words] = [.missing: .emailMissing, .malformed: .emailMalformed]
    TextField(
      Words.email, \.email, of: state.form, placeholder: Words.emailExample, kind: .email,
      error: isEmailChecked ? state.problems[.email].flatMap { email[$0] } : nil,
      submit: .submitted, send: SignInFormEvent.edited
    ).id("email")
    let isPasswordWrong =
      state.problems[.password] != nil && state.form.password == state.checked.password
    TextField(
      Words.password, \.password.revealed, of: state.form,
      placeholder: state.isPasswordFilledIn ? Words.passwordFilled.localized : "",
      kind: .password, error: isPasswordWrong ? Words.passwordMissing : nil, submit: .submitted,
      send: SignInFormEvent.edited
    ).id("password \(state.fills)")
  }

  private func text(_ left: Duration?) -> LocalizedText {
    guard let left else { return Words.slowUnknown.localized }
    let seconds = Int(left.components.seconds)
    if seconds <= 0 { return Words.slowOver.localized }
    if seconds < 60 { return Words.slowSeconds.with(count: seconds) }
    return Words.slowMinutes.with(count: (seconds + 59) / 60)
  }
}
