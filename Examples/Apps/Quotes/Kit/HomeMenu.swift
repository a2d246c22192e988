import ChatModel
import Observation
import Sillar
import SillarModel
import UnsentDelivery
import UnsentModel
import Work

/// The ways from the home to the other modules, and what is new there.
struct HomeMenu {
  let person: Person
  let chats: any ChatsDataManager
  let unsent: UnsentActions
  let words: Localization

  func build(coordinator: any HomeMenuCoordinator) -> Screen {
    Screen(
      "home-menu", view: HomeMenuView(words: words),
      presenter: HomeMenuPresenter(person: person, chats: chats, coordinator: coordinator),
      children: ["unsent": UnsentBadge(actions: unsent, words: words).build()])
  }
}

protocol HomeMenuCoordinator: AnyObject {
  func messagesRequested()
  func accountRequested()
}

struct HomeMenuState: Equatable, Sendable {
  let name: String
  var unread = 0
}

enum HomeMenuEvent: Sendable {
  case messagesTapped
  case accountTapped
}

@Observable final class HomeMenuPresenter: Presenter {
  private(set) var state: HomeMenuState
  private let chats: any ChatsDataManager
  private let coordinator: any HomeMenuCoordinator

  init(person: Person, chats: any ChatsDataManager, coordinator: any HomeMenuCoordinator) {
    state = HomeMenuState(name: person.name)
    self.chats = chats
    self.coordinator = coordinator
  }

  func run() async {
    for await news in chats.chats(again: AsyncStream { _ in }) {
      guard let chats = news.reading?.value else { continue }
      let unread = chats.reduce(0) { $0 + $1.unread }
      if unread != state.unread { state.unread = unread }
    }
  }

  func handle(_ event: HomeMenuEvent) async {
    switch event {
    case .messagesTapped: coordinator.messagesRequested()
    case .accountTapped: coordinator.accountRequested()
    }
  }
}

struct HomeMenuView: View {
  let words: Localization

  func body(_ state: HomeMenuState) -> [Node<HomeMenuEvent>] {
    Row {
      Button(
        state.unread == 0
          ? words.text(HomeString.menuMessages)
          : words.text(HomeString.menuUnread, count: state.unread), send: .messagesTapped
      ).id("messages")
      Button(state.name, send: .accountTapped).id("account")
    }.style(.menu)
    ChildScreen("unsent")
  }
}
