import ChatModel
import Sillar

struct ChatsBuilder {
  let actions: ChatActions
  let words: Localization
  let aging: Aging

  func build(coordinator: any ChatsCoordinator) -> Screen {
    Screen(
      "chats", path: ChatPath.all, view: ChatsView(words: words),
      presenter: ChatsPresenter(chats: actions.chats, aging: aging, coordinator: coordinator))
  }
}
