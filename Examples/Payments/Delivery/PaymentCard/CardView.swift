import PaymentsModel
import Sillar

struct CardView: View {
  let words: Localization

  func body(_ state: CardState) -> [Node<CardEvent>] {
    Text(words.text(PaymentsString.cardTitle), .title)
    if let failure = state.failure { FailureAlert(failure: failure, words: words) }
    Section { fields(state) }.disabled(state.isRegistering)
    Text(words.text(PaymentsString.cardPrivacy), .caption)
    if state.isRegistering { Progress(words.text(PaymentsString.cardRegistering)) }
    Button(words.text(PaymentsString.cardContinue), .primary, send: .submitted)
      .disabled(state.isRegistering)
  }

  @NodeBuilder<CardEvent> private func fields(_ state: CardState) -> [Node<CardEvent>] {
    TextField(
      words.text(PaymentsString.cardNumber), text: state.form.number.revealed,
      placeholder: "1234 5678 9012 3456", kind: .cardNumber, error: error(.number, state),
      submit: .submitted, send: { .numberChanged(Concealed($0)) })
    TextField(
      words.text(PaymentsString.cardExpiry), text: state.form.expiry, placeholder: "04/28",
      kind: .cardExpiry,
      error: error(.expiry, state), submit: .submitted, send: { .expiryChanged($0) })
    TextField(
      words.text(PaymentsString.cardCode), text: state.form.securityCode.revealed,
      kind: .securityCode,
      error: error(.securityCode, state), submit: .submitted,
      send: { .securityCodeChanged(Concealed($0)) })
    TextField(
      words.text(PaymentsString.cardHolder), text: state.form.holder,
      error: error(.holder, state), submit: .submitted, send: { .holderChanged($0) })
    if state.offersKeeping {
      Toggle(
        words.text(PaymentsString.cardKeep), isOn: state.form.keeps,
        send: { .keepsChanged($0) })
    }
  }

  private func error(_ field: CardField, _ state: CardState) -> String? {
    state.problems[field].map { words.text($0.words(for: field)) }
  }
}
