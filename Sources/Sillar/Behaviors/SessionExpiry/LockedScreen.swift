import SillarVocabulary

/// The screen of a locked window.
struct LockedView: View {
  static func screen(unlock: @escaping () -> Void) -> Screen {
    Screen("locked", view: LockedView(), presenter: LockedPresenter(unlock: unlock))
  }

  func body(_ state: LockedPresenter.State) -> [Node<LockedEvent>] {
    Text(SillarString.lockedTitle, .title).style(Style("locked"))
    Text(SillarString.lockedMessage)
    Button(SillarString.unlock, .primary, send: .unlocked)
  }
}

enum LockedEvent: Equatable, Sendable {
  case unlocked
}

final class LockedPresenter: Presenter {
  struct State: Equatable, Sendable {}

  let state = State()
  private let unlock: () -> Void

  init(unlock: @escaping () -> Void) { self.unlock = unlock }

  func handle(_ event: LockedEvent) async { unlock() }
}
