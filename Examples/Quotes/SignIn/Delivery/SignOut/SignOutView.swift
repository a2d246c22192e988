import SignInModel
import Sillar

struct SignOutView: View {
  let words: Localization

  func body(_ state: SignOutState) -> [Node<SignOutEvent>] {
    Text(words.text(SignInString.unsentTitle), .title)
    count(state.count)
    switch state.rest {
    case nil: [Node<SignOutEvent>]()
    case .notSent:
      Alert(
        words.text(SignInString.unsentNotSent), words.text(SignInString.unsentNotSentAdvice),
        .warning)
    case .notDiscarded:
      Alert(
        words.text(SignInString.unsentNotDiscarded),
        words.text(SignInString.unsentNotDiscardedAdvice), .warning)
    }
    if let failure = state.failure { FailureAlert(failure: failure, words: words) }
    if !state.count.isEmpty { Text(words.text(SignInString.unsentAdvice), .caption) }
    work(state)
    Row { buttons(state) }.id("choices")
  }

  @NodeBuilder<SignOutEvent> private func count(_ count: UnsentCount) -> [Node<SignOutEvent>] {
    if count.isEmpty { Text(words.text(SignInString.unsentNone)) }
    if count.waiting > 0 { Text(words.text(SignInString.unsentWaiting, count: count.waiting)) }
    if count.parked > 0 { Text(words.text(SignInString.unsentParked, count: count.parked)) }
  }

  @NodeBuilder<SignOutEvent> private func work(_ state: SignOutState) -> [Node<SignOutEvent>] {
    switch state.work {
    case nil: [Node<SignOutEvent>]()
    case .sendFirst:
      Progress(words.text(SignInString.unsentSending, count: state.count.waiting))
      Text(words.text(SignInString.unsentSendingAdvice), .caption)
    case .keep, .discard: Progress(words.text(SignInString.signingOut))
    }
  }

  @NodeBuilder<SignOutEvent> private func buttons(_ state: SignOutState) -> [Node<SignOutEvent>] {
    let isLeaving = state.work == .keep || state.work == .discard
    if state.count.isEmpty {
      Button(words.text(SignInString.signOut), .primary, send: .chosen(.keep)).disabled(isLeaving)
    } else {
      if state.count.waiting > 0 {
        Button(words.text(SignInString.unsentSend), .primary, send: .chosen(.sendFirst))
          .disabled(state.work != nil)
      }
      Button(words.text(SignInString.unsentKeep), send: .chosen(.keep)).disabled(isLeaving)
      Button(words.text(SignInString.unsentDiscard), .destructive, send: .chosen(.discard))
        .disabled(isLeaving)
    }
    Button(words.text(SignInString.unsentStay), send: .stayed).disabled(isLeaving)
  }
}
