import Foundation
import Observation
import SignInModel
import Sillar

struct SignInFormState: Equatable, Sendable {
  var form = SignInForm()
  /// True after an attempt to send the form with flaws: from then on, flaws are shown while the user types.
  var isChecked = false
  /// True while the email of the last attempt is being read: a page without the script waits for it.
  var isRecalling = true
  /// Counts the choices of a demo account: each choice makes a new, empty field for the password.
  var fills = 0
  /// The time to wait after too many attempts, or guests; nil if there is none, or it is unknown.
  var wait: Duration?
  /// True if only guests have to wait.
  var isGuestsWait = false
  /// The idempotency key of a guest's account, which is as good as a password until the service has answered.
  var guestKey = SignInForm.newKey()
  var sending = Sending()

  var mustWait: Bool { wait.map { $0 > .zero } ?? false }
}

enum SignInFormEvent: Equatable, Sendable {
  case edited(Edit<SignInForm>)
  case demoAccountChosen(DemoAccount)
  case submitted
  case guestChosen
  case left
}

/// Holds an email and a password. No other presenter has them, until the service has answered.
@Observable final class SignInFormPresenter: Presenter {
  private var fields = SignInFormState()
  private let sending = Submission()
  private let coordinator: SignInCoordinator
  private let leave: (() -> Void)?
  private let onSignedIn: (Member) -> Void
  private var isOver = false
  /// The time at which the wait ends; nil if there is none, or it is unknown.
  @ObservationIgnored private var waitEnd: Date?
  /// Starts the countdown of a wait; nil while the form is not visible.
  @ObservationIgnored private var countdown: AsyncStream<Void>.Continuation?
  var canLeave: Bool { leave != nil }

  var state: SignInFormState {
    var state = fields
    state.sending = sending.state
    return state
  }

  /// - Parameters:
  ///   - leave: Removes the form, at the user's wish; nil where there is nothing beneath it.
  ///   - onSignedIn: Called once when somebody has signed in, here or in another window.
  init(
    coordinator: SignInCoordinator, leave: (() -> Void)? = nil,
    onSignedIn: @escaping (Member) -> Void
  ) {
    self.coordinator = coordinator
    self.leave = leave
    self.onSignedIn = onSignedIn
  }

  func run() async {
    let email = await coordinator.sessions.lastEmail()
    if fields.form.email.isEmpty { fields.form.email = email ?? "" }
    fields.isRecalling = false
    for await person in coordinator.sessions.people { if let person { finish(person) } }
  }

  /// Counts the wait down. ``handle(_:)`` does not, because a form that was sent without the script shows nothing before
  /// that returns.
  func runWhileVisible() async {
    let (starts, countdown) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.countdown = countdown
    countdown.yield()
    for await _ in starts {
      showWait()
      while fields.mustWait, (try? await clock.sleep(for: .seconds(1))) != nil { showWait() }
    }
  }

  private var clock: any Clock<Duration> { coordinator.context.clock }

  private func showWait() {
    guard let waitEnd else { return }
    let left = waitEnd.timeIntervalSince(coordinator.context.now()).rounded(.up)
    fields.wait = .seconds(max(0, left))
  }

  func handle(_ event: SignInFormEvent) async {
    guard !sending.state.isBusy else { return }
    switch event {
    case .edited(let edit):
      let hadEmail = !fields.form.email.isEmpty
      edit.apply(to: &fields.form)
      // Whoever empties the field, such as at a shared computer, leaves no email to the next person.
      if hadEmail, fields.form.email.isEmpty { await coordinator.sessions.forgetEmail() }
    case .demoAccountChosen(let account):
      fields.form.email = account.email
      fields.form.password = Concealed(account.password)
      fields.fills += 1
      sending.dismissProblem()
    case .submitted: if !fields.mustWait || fields.isGuestsWait { await submit() }
    case .guestChosen:
      if !fields.mustWait { await attempt { try await self.continueAsGuest($0) } }
    case .left: leave?()
    }
  }

  private func submit() async {
    fields.isChecked = fields.form.credentials == nil
    guard let credentials = fields.form.credentials else { return }
    await attempt { try await self.coordinator.sessions.signIn(credentials, admit: $0) }
  }

  private func continueAsGuest(
    _ admit: SignInSessionsDataManager.Admit
  ) async throws -> Member {
    try await coordinator.sessions.continueAsGuest(key: fields.guestKey, admit: admit)
  }

  private func attempt(
    _ signIn: (SignInSessionsDataManager.Admit) async throws -> Member
  ) async {
    (fields.wait, waitEnd) = (nil, nil)
    if let person = await sending.run({ try await answered(signIn) }) {
      fields.form = SignInForm()
      finish(person)
    }
    countdown?.yield()
  }

  /// Makes the next attempt another one if the service has refused this one.
  private func answered(
    _ signIn: (SignInSessionsDataManager.Admit) async throws -> Member
  ) async throws -> Member {
    do {
      return try await signIn { [renew = coordinator.renew] person in await renew(person) }
    } catch let error as SignInError {
      fields.form.renewKey()
      fields.guestKey = SignInForm.newKey()
      switch error {
      case .slowedDown(let wait): startWait(wait, ofGuests: false)
      case .tooManyGuests(let wait): startWait(wait, ofGuests: true)
      default: break
      }
      throw error
    }
  }

  private func startWait(_ wait: Duration?, ofGuests isGuestsWait: Bool) {
    (fields.wait, fields.isGuestsWait) = (wait, isGuestsWait)
    waitEnd = wait.map { coordinator.context.now() + $0 / .seconds(1) }
  }

  /// The form and the `people` stream both report a sign-in.
  private func finish(_ person: Member) {
    guard !isOver else { return }
    isOver = true
    onSignedIn(person)
  }
}

struct SignInFormView: View {
  let demoAccounts: [DemoAccount]
  /// True if the last session has expired.
  let hasExpired: Bool
  let offersGuests: Bool
  let canLeave: Bool

  func body(_ state: SignInFormState) -> [Node<SignInFormEvent>] {
    Text(Words.title, .title)
    if let wait = state.wait {
      let error: SignInError = state.isGuestsWait ? .tooManyGuests(wait) : .slowedDown(wait)
      Alert(error.problem.title, text(wait), .warning)
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
    if state.isRecalling { Progress(SillarString.loading) }
    Row {
      Button(Words.signIn, .primary, send: .submitted)
        .disabled(state.sending.isBusy || (state.mustWait && !state.isGuestsWait))
      if canLeave { Button(Words.notNow, send: .left) }
    }.id("actions")
    if offersGuests {
      Section(Words.guestTitle) {
        Text(Words.guestAdvice, .caption)
        Button(Words.guest, send: .guestChosen)
          .disabled(state.sending.isBusy || state.mustWait)
      }.id("guest")
    }
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
