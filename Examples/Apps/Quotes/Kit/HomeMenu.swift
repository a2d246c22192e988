import ChatModel
import Observation
import Sillar
import SillarModel
import UnsentDelivery
import UnsentModel
import Work

/// The section at the top of the home: the messages, the account, and a banner for unsent changes.
struct HomeMenu {
  let context: ModuleContext
  let person: Person
  let chats: any ChatRepository
  let unsent: any UnsentRepository
  let showMessages: () -> Void
  let showAccount: () -> Void

  func build() -> Screen {
    Screen(
      "home-menu", view: HomeMenuView(), presenter: HomeMenuPresenter(self),
      children: ["unsent": UnsentModule.badge(context, unsent)])
  }
}

struct HomeMenuState: Equatable, Sendable {
  let name: String
  let unread: Int
}

enum HomeMenuEvent: Equatable, Sendable { case messagesTapped, accountTapped }

@Observable final class HomeMenuPresenter: Presenter {
  private let menu: HomeMenu
  private let chats: Loader<[ChatSummary]>

  var state: HomeMenuState {
    let unread = chats.state.value?.reduce(0) { $0 + $1.unread } ?? 0
    return HomeMenuState(name: menu.person.name, unread: unread)
  }

  init(_ menu: HomeMenu) {
    self.menu = menu
    chats = Loader(menu.context) { [chats = menu.chats] in chats.chats() }
  }

  func run() async { await chats.run() }

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
      ).openingScreen().id("messages")
      Button(state.name, send: .accountTapped).openingScreen().id("account")
    }.style(.menu)
    ChildScreen("unsent")
  }
}
