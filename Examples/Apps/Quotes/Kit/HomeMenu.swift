import ChatModel
import Observation
import Sillar
import SillarModel
import UnsentDelivery
import UnsentModel
import Work

/// The section at the top of the home: the messages, the account, and a banner for unsent changes.
struct HomeMenu {
  let person: Person
  let chats: any ChatsDataManager
  let unsent: UnsentActions
  let words: Localization
  let showMessages: () -> Void
  let showAccount: () -> Void

  func build() -> Screen {
    Screen(
      "home-menu", view: HomeMenuView(), presenter: HomeMenuPresenter(self),
      children: ["unsent": UnsentBadge(actions: unsent, words: words).build()])
  }
}

struct HomeMenuState: Equatable, Sendable {
  let name: String
  var unread = 0
}

enum HomeMenuEvent: Sendable { case messagesTapped, accountTapped }

@Observable final class HomeMenuPresenter: Presenter {
  private(set) var state: HomeMenuState
  private let menu: HomeMenu

  init(_ menu: HomeMenu) {
    state = HomeMenuState(name: menu.person.name)
    self.menu = menu
  }

  func run() async {
    for await news in menu.chats.chats(again: AsyncStream { _ in }) {
      guard let chats = news.reading?.value else { continue }
      let unread = chats.reduce(0) { $0 + $1.unread }
      if unread != state.unread { state.unread = unread }
    }
  }

  func handle(_ event: HomeMenuEvent) async {
    switch event {
    case .messagesTapped: menu.showMessages()
    case .accountTapped: menu.showAccount()
    }
  }
}

struct HomeMenuView: View {
  func body(_ state: HomeMenuState) -> [Node<HomeMenuEvent>] {
    Row {
      Button(
        state.unread == 0 ? Words.messages.localized : Words.unread.with(count: state.unread),
        send: .messagesTapped
      ).id("messages")
      Button(state.name, send: .accountTapped).id("account")
    }.style(.menu)
    ChildScreen("unsent")
  }
}
