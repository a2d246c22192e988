import Observation
import SignInModel
import Sillar

struct SignOutState: Equatable, Sendable {
  /// What was wished and is not all that was needed.
  enum Rest: Equatable, Sendable {
    case notSent
    case notDiscarded
  }

  var count: UnsentCount
  var work: SignOut.Choice?
  var rest: Rest?
  var failure: Failure?
}

enum SignOutEvent: Sendable {
  case chosen(SignOut.Choice)
  case stayed
}

protocol SignOutCoordinator: AnyObject {
  func signedOut()
  func signOutClosed()
}

/// Asks what is to become of what has not been sent, before somebody is signed out.
@Observable final class SignOutPresenter: Presenter {
  private(set) var state: SignOutState
  @ObservationIgnored private let signOut: SignOut
  private let coordinator: any SignOutCoordinator

  init(count: UnsentCount, signOut: SignOut, coordinator: any SignOutCoordinator) {
    state = SignOutState(count: count)
    self.signOut = signOut
    self.coordinator = coordinator
  }

  func run() async {
    for await count in signOut.counts { state.count = count }
  }

  func handle(_ event: SignOutEvent) async {
    switch event {
    case .stayed: coordinator.signOutClosed()
    case .chosen(let choice):
      // While something is being sent one may change one's mind.
      guard state.work == nil || state.work == .sendFirst && choice != .sendFirst else { return }
      await perform(choice)
    }
  }

  private func perform(_ choice: SignOut.Choice) async {
    state.work = choice
    state.failure = nil
    state.rest = nil
    do {
      let outcome = try await signOut.execute(choice)
      guard !Task.isCancelled, state.work == choice else { return }
      state.work = nil
      switch outcome {
      case .signedOut: coordinator.signedOut()
      case .unsent(let count):
        state.count = count
        state.rest = choice == .discard ? .notDiscarded : .notSent
      }
    } catch {
      guard state.work == choice else { return }
      state.work = nil
      state.failure = Failure(error)
    }
  }
}
