/// The screen of a locked window.
struct LockedBuilder {
  let words: Localization

  func build(unlock: @escaping () -> Void) -> Screen {
    Screen("locked", view: LockedView(words: words), presenter: LockedPresenter(unlock: unlock))
  }
}

struct LockedView: View {
  let words: Localization

  func body(_ state: LockedPresenter.State) -> [Node<LockedEvent>] {
    Text(words.text(SillarString.lockedTitle), .title)
    Text(words.text(SillarString.lockedMessage))
    Button(words.text(SillarString.unlock), .primary, send: .unlocked)
  }
}

enum LockedEvent: Sendable {
  case unlocked
}

final class LockedPresenter: Presenter {
  struct State: Equatable, Sendable {}

  let state = State()
  private let unlock: () -> Void

  init(unlock: @escaping () -> Void) { self.unlock = unlock }

  func handle(_ event: LockedEvent) async { unlock() }
}
