import SignInModel
import Sillar

struct SignInFormView: View {
  let words: Localization

  func body(_ state: SignInFormState) -> [Node<SignInFormEvent>] {
    Text(words.text(SignInString.title), .title)
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words)
    } else if state.hasExpired {
      Alert(words.text(SignInString.expired), words.text(SignInString.expiredAdvice))
    }
    Section { fields(state) }.id("fields").disabled(state.isWorking)
    if state.isWorking { Progress(words.text(SignInString.working)) }
    Button(words.text(SignInString.signIn), .primary, send: .submitted)
      .disabled(state.isWorking || state.mustWait)
    if let password = state.demoAccounts.first?.password {
      demoAccounts(state, password).disabled(state.isWorking)
    }
  }

  @NodeBuilder<SignInFormEvent> private func fields(
    _ state: SignInFormState
  ) -> [Node<SignInFormEvent>] {
    TextField(
      words.text(SignInString.email), text: state.form.email,
      placeholder: words.text(SignInString.emailExample), kind: .email,
      error: text(state.problems[.email]), submit: .submitted, send: { .emailChanged($0) }
    ).id("email")
    TextField(
      words.text(SignInString.password), text: state.form.password.revealed,
      placeholder: state.isPasswordFilledIn ? words.text(SignInString.passwordFilled) : "",
      kind: .password,
      error: state.problems[.password] == nil ? nil : words.text(SignInString.passwordMissing),
      submit: .submitted, send: { .passwordChanged(Concealed($0)) }
    ).id("password \(state.fills)")
  }

  private func text(_ problem: SignInForm.Problem?) -> String? {
    switch problem {
    case nil: nil
    case .missing: words.text(SignInString.emailMissing)
    case .malformed: words.text(SignInString.emailMalformed)
    }
  }

  private func demoAccounts(
    _ state: SignInFormState, _ password: String
  ) -> Node<SignInFormEvent> {
    Section(words.text(SignInString.demo)) {
      Text(words.text(SignInString.demoAdvice, ["password": password]), .caption)
      List(state.demoAccounts, label: words.text(SignInString.demo)) { account in
        Row(send: .demoAccountChosen(account.id)) {
          Text(account.name)
          Text(account.email, .caption)
        }.style(.spread)
      }
    }.id("demo")
  }
}
