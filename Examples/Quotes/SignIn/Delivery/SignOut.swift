import Observation
import SignInModel
import Sillar
import SillarModel

struct SignOutState: Equatable, Sendable {
  var count: UnsentCount
  /// The choice that is being carried out.
  var choice: SignOut.Choice?
  /// The choice that was carried out and has left something.
  var unfinished: SignOut.Choice?
  var problem: Problem?

  var isLeaving: Bool { choice == .keep || choice == .discard }
}

enum SignOutEvent: Sendable {
  case chosen(SignOut.Choice)
  case stayed
}

/// Asks about unsent work before a person is signed out.
@Observable final class SignOutPresenter: Presenter {
  private(set) var state: SignOutState
  private let signOut: SignOut
  private let coordinator: SignInCoordinator

  init(_ count: UnsentCount, _ signOut: SignOut, _ coordinator: SignInCoordinator) {
    state = SignOutState(count: count)
    self.signOut = signOut
    self.coordinator = coordinator
  }

  func run() async { for await count in signOut.counts { state.count = count } }

  func handle(_ event: SignOutEvent) async {
    switch event {
    case .stayed: coordinator.signOutClosed()
    case .chosen(let choice):
      // The user may change their mind while work is being sent.
      guard state.choice == nil || state.choice == .sendFirst && choice != .sendFirst else {
        return
      }
      await perform(choice)
    }
  }

  private func perform(_ choice: SignOut.Choice) async {
    state = SignOutState(count: state.count, choice: choice)
    do {
      let outcome = try await signOut.execute(choice)
      guard !Task.isCancelled, state.choice == choice else { return }
      state.choice = nil
      switch outcome {
      case .signedOut: coordinator.signedOut()
      case .unsent(let count):
        state.count = count
        state.unfinished = choice
      }
    } catch {
      guard state.choice == choice else { return }
      state.choice = nil
      state.problem = Problem(error)
    }
  }
}

struct SignOutView: View {
  func body(_ state: SignOutState) -> [Node<SignOutEvent>] {
    let count = state.count
    Text(Words.unsentTitle, .title)
    if count.isEmpty { Text(Words.unsentNone) }
    if count.waiting > 0 { Text(Words.unsentWaiting.with(count: count.waiting)) }
    if count.parked > 0 { Text(Words.unsentParked.with(count: count.parked)) }
    switch state.unfinished {
    case nil: [Node<SignOutEvent>]()
    case .discard: Alert(Words.unsentNotDiscarded, Words.unsentNotDiscardedAdvice, .warning)
    case .sendFirst, .keep: Alert(Words.unsentNotSent, Words.unsentNotSentAdvice, .warning)
    }
    ProblemAlert(state.problem)
    if !count.isEmpty { Text(Words.unsentAdvice, .caption) }
    if state.choice == .sendFirst {
      Progress(Words.unsentSending.with(count: count.waiting))
      Text(Words.unsentSendingAdvice, .caption)
    }
    if state.isLeaving { Progress(Words.signingOut) }
    Row { buttons(state) }.id("choices")
  }

  @NodeBuilder<SignOutEvent> private func buttons(_ state: SignOutState) -> [Node<SignOutEvent>] {
    if state.count.isEmpty {
      Button(Words.signOut, .primary, send: .chosen(.keep)).disabled(state.isLeaving)
    } else {
      if state.count.waiting > 0 {
        Button(Words.unsentSend, .primary, send: .chosen(.sendFirst))
          .disabled(state.choice != nil)
      }
      Button(Words.unsentKeep, send: .chosen(.keep)).disabled(state.isLeaving)
      Button(Words.unsentDiscard, .destructive, send: .chosen(.discard)).disabled(state.isLeaving)
    }
    Button(Words.unsentStay, send: .stayed).disabled(state.isLeaving)
  }
}
