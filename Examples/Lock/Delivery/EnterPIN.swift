import Foundation
import LockModel
import Observation
import Sillar

struct EnterPINState: Equatable, Sendable {
  /// The question before a person signs out.
  struct Question: Equatable, Sendable {
    /// The loss besides the PIN; nil for none.
    let warning: LocalizedText?
  }

  var hasPIN = true
  var pin = ""
  /// Counts the attempts: each begins with a new, empty field.
  var attempts = 0
  var answer: PINAnswer?
  /// True if what was typed is no PIN.
  var isMalformed = false
  var sending = Sending()
  /// The question before the way out, while it is asked.
  var question: Question?
  var leaving = Sending()
}

enum EnterPINEvent: Equatable, Sendable {
  case typed(String)
  case opened
  case forgotten, wentBack, signedOut
}

@Observable final class EnterPINPresenter: Presenter {
  private var fields = EnterPINState()
  private let sending = Submission()
  private let leaving = Submission()
  private let pins: any PINs
  private let session: () -> String?
  private let now: @Sendable () -> Date
  private let wayOut: WayOut?
  private let onOpened: () -> Void
  /// True if the person has confirmed the typed PIN while another one is tried.
  private var isNextConfirmed = false

  var state: EnterPINState {
    var state = fields
    state.hasPIN = session().map { pins.hasPIN($0) } ?? false
    state.sending = sending.state
    state.leaving = leaving.state
    return state
  }

  init(
    _ pins: any PINs, of session: @escaping () -> String?, now: @escaping @Sendable () -> Date,
    wayOut: WayOut?, onOpened: @escaping () -> Void
  ) {
    self.pins = pins
    self.session = session
    self.now = now
    self.wayOut = wayOut
    self.onOpened = onOpened
  }

  func handle(_ event: EnterPINEvent) async {
    switch event {
    case .typed(let text): fields.pin = text
    case .opened: await open()
    case .forgotten: fields.question = EnterPINState.Question(warning: wayOut?.warning())
    case .wentBack: if !leaving.state.isBusy { fields.question = nil }
    case .signedOut: await signOut()
    }
  }

  /// Tries one PIN after the other: one that is confirmed during an attempt is the next.
  private func open() async {
    guard !sending.state.isBusy else {
      isNextConfirmed = !fields.pin.isEmpty
      return
    }
    repeat {
      isNextConfirmed = false
      await attempt()
    } while isNextConfirmed && fields.answer != .right
  }

  private func attempt() async {
    guard let session = session(), pins.hasPIN(session) else { return onOpened() }
    let pin = PIN(fields.pin)
    fields.isMalformed = pin == nil
    // A text that is no PIN is no attempt.
    guard let pin else { return }
    // Text that is typed during the attempt belongs to the next one.
    fields.pin = ""
    fields.attempts += 1
    fields.answer = await sending.run { try await pins.attempt(pin, of: session, at: now()) }
    if fields.answer == .right { onOpened() }
  }

  private func signOut() async {
    guard let wayOut else { return }
    let isOut: Void? = await leaving.run {
      let session = session()
      try await wayOut.signOut()
      if let session { try await pins.remove(of: session) }
    }
    if isOut != nil { onOpened() }
  }
}

struct EnterPINView: View {
  let hasWayOut: Bool

  func body(_ state: EnterPINState) -> [Node<EnterPINEvent>] {
    if let question = state.question {
      ask(question, state.leaving)
    } else if state.hasPIN {
      Text(Words.lockedTitle, .title)
      Text(Words.lockedAdvice)
      ProblemAlert(state.sending.problem)
      TextField(
        Words.pin, text: state.pin, kind: .pin, error: error(state), submit: .opened,
        send: { .typed($0) }
      ).id("pin \(state.attempts)")
      Button(Words.open, .primary, send: .opened).disabled(state.sending.isBusy)
      if hasWayOut { Button(Words.forgotten, send: .forgotten) }
    } else {
      Text(Words.lockedTitle, .title)
      Button(Words.goOn, .primary, send: .opened)
    }
  }

  @NodeBuilder<EnterPINEvent> private func ask(
    _ question: EnterPINState.Question, _ leaving: Sending
  ) -> [Node<EnterPINEvent>] {
    Text(Words.forgottenTitle, .title)
    Text(Words.forgottenAdvice)
    if let warning = question.warning { Alert(Words.forgottenWarning, warning, .warning) }
    ProblemAlert(leaving.problem)
    Button(Words.signOut, .destructive, send: .signedOut).disabled(leaving.isBusy)
    Button(Words.back, send: .wentBack).disabled(leaving.isBusy)
  }

  private func error(_ state: EnterPINState) -> LocalizedText? {
    if state.isMalformed { return Words.impossible.localized }
    return switch state.answer {
    case .wrong(_, let wait?): Words.wrongLast.with(["time": text(wait)])
    case .wrong(let left, nil): Words.wrong.with(count: left)
    case .wait(let time): Words.wait.with(["time": text(time)])
    case .right, nil: nil
    }
  }

  private func text(_ wait: Duration) -> LocalizedText {
    let minutes = Int((wait / .seconds(60)).rounded(.up))
    return minutes < 120
      ? Words.minutes.with(count: minutes) : Words.hours.with(count: (minutes + 59) / 60)
  }
}
