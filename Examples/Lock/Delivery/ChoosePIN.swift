import LockModel
import Observation
import Sillar

struct ChoosePINState: Equatable, Sendable {
  var pin = ""
  var again = ""
  var flaw: Words?
  var sending = Sending()
}

enum ChoosePINEvent: Equatable, Sendable {
  case pinTyped(String)
  case againTyped(String)
  case chosen
}

@Observable final class ChoosePINPresenter: Presenter {
  private var fields = ChoosePINState()
  private let sending = Submission()
  private let pins: any PINs
  private let session: String
  private let onChosen: () -> Void

  var state: ChoosePINState {
    var state = fields
    state.sending = sending.state
    return state
  }

  init(_ pins: any PINs, of session: String, onChosen: @escaping () -> Void) {
    self.pins = pins
    self.session = session
    self.onChosen = onChosen
  }

  func handle(_ event: ChoosePINEvent) async {
    switch event {
    case .pinTyped(let text): fields.pin = text
    case .againTyped(let text): fields.again = text
    case .chosen: await choose()
    }
  }

  private func choose() async {
    let pin = PIN(fields.pin)
    fields.flaw = pin == nil ? .format : fields.pin == fields.again ? nil : .differs
    guard let pin, fields.flaw == nil else { return }
    if await sending.run({ try await pins.set(pin, of: session) }) != nil { onChosen() }
  }
}

struct ChoosePINView: View {
  func body(_ state: ChoosePINState) -> [Node<ChoosePINEvent>] {
    Text(Words.chooseTitle, .title)
    Text(Words.chooseAdvice)
    ProblemAlert(state.sending.problem)
    TextField(
      Words.pin, text: state.pin, placeholder: Words.pinExample, kind: .pin,
      error: state.flaw == .format ? Words.format.localized : nil,
      submit: .chosen, send: { .pinTyped($0) })
    TextField(
      Words.again, text: state.again, kind: .pin,
      error: state.flaw == .differs ? Words.differs.localized : nil,
      submit: .chosen, send: { .againTyped($0) })
    Button(Words.choose, .primary, send: .chosen).disabled(state.sending.isBusy)
  }
}
