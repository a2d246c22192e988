import ChatModel
import Sillar

struct ChatBuilder {
  let actions: ChatActions
  let words: Localization
  let aging: Aging

  func build(_ id: ChatID, coordinator: any ChatScreenCoordinator) -> Screen {
    Screen(
      "chat", path: ChatPath.path(of: id), view: ChatView(words: words),
      presenter: ChatPresenter(id: id, actions: actions, aging: aging, coordinator: coordinator))
  }
}
