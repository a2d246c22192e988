import Observation
import SignInModel
import Sillar
import SillarModel

struct SignOutState: Equatable, Sendable {
  var count: UnsentCount
  /// The choice that was carried out and has left unsent work.
  var unfinished: SignOut.Choice?
  /// The state of sending first; meanwhile the user may choose otherwise.
  var sendingFirst = Sending()
  var leaving = Sending()
}

enum SignOutEvent: Equatable, Sendable {
  case chosen(SignOut.Choice)
  case stayed
}

/// Asks about unsent work before a person is signed out, and a guest whether to leave an account for good.
@Observable final class SignOutPresenter: Presenter {
  private var asked: SignOutState
  private let sendingFirst = Submission()
  private let leaving = Submission()
  private let coordinator: SignInCoordinator

  var state: SignOutState {
    var state = asked
    state.sendingFirst = sendingFirst.state
    state.leaving = leaving.state
    return state
  }

  init(_ count: UnsentCount, coordinator: SignInCoordinator) {
    asked = SignOutState(count: count)
    self.coordinator = coordinator
  }

  func run() async { for await count in coordinator.signOut.counts { asked.count = count } }

  func handle(_ event: SignOutEvent) async {
    switch event {
    case .stayed: coordinator.stay()
    case .chosen(.sendFirst): await perform(.sendFirst, sendingFirst)
    case .chosen(let choice): await perform(choice, leaving)
    }
  }

  private func perform(_ choice: SignOut.Choice, _ submission: Submission) async {
    asked.unfinished = nil
    sendingFirst.dismissProblem()
    leaving.dismissProblem()
    switch await submission.run({ try await coordinator.signOut.execute(choice) }) {
    case .signedOut: coordinator.onSignedOut()
    case .unsent(let count): (asked.count, asked.unfinished) = (count, choice)
    case nil: break
    }
  }
}

struct SignOutView: View {
  let isGuest: Bool

  func body(_ state: SignOutState) -> [Node<SignOutEvent>] {
    let (count, isLeaving) = (state.count, state.leaving.isBusy)
    let isSending = state.sendingFirst.isBusy && !isLeaving
    Text(isGuest ? Words.guestLeaveTitle : Words.unsentTitle, .title)
    if isGuest { Text(Words.guestLoss) } else if count.isEmpty { Text(Words.unsentNone) }
    if count.waiting > 0 { Text(Words.unsentWaiting.with(count: count.waiting)) }
    if count.parked > 0 { Text(Words.unsentParked.with(count: count.parked)) }
    switch state.unfinished {
    case nil: [Node<SignOutEvent>]()
    case .discard: Alert(Words.unsentNotDiscarded, Words.unsentNotDiscardedAdvice, .warning)
    case .sendFirst, .keep: Alert(Words.unsentNotSent, Words.unsentNotSentAdvice, .warning)
    }
    ProblemAlert(state.leaving.problem ?? state.sendingFirst.problem)
    if !count.isEmpty { Text(Words.unsentAdvice, .caption) }
    if isSending {
      Progress(Words.unsentSending.with(count: count.waiting))
      Text(Words.unsentSendingAdvice, .caption)
    }
    if isLeaving { Progress(Words.signingOut) }
    Row {
      if isGuest { Button(Words.guestKeep, .primary, send: .stayed) }
      if count.isEmpty {
        if isGuest {
          Button(Words.guestLeave, .destructive, send: .chosen(.keep))
        } else {
          Button(Words.signOut, .primary, send: .chosen(.keep))
        }
      } else {
        if count.waiting > 0 {
          Button(Words.unsentSend, .primary, send: .chosen(.sendFirst)).disabled(isSending)
        }
        Button(Words.unsentKeep, send: .chosen(.keep))
        Button(Words.unsentDiscard, .destructive, send: .chosen(.discard))
      }
      if !isGuest { Button(Words.unsentStay, send: .stayed) }
    }.disabled(isLeaving).id("choices")
  }
}
