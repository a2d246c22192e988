import ChatModel
import Foundation
import Observation
import Sillar
import Work
import WorkDelivery

struct ChatsState: Equatable, Sendable {
  let chats: Loaded<[ChatSummary]>
  /// From midnight to midnight.
  let today: DateInterval?
}

enum ChatsEvent: Equatable, Sendable {
  case selected(ChatSummary)
  case retried
}

/// All chats of a person, as they change.
@Observable final class ChatsPresenter: Presenter {
  private let chats: Loader<[ChatSummary]>
  private let context: ModuleContext
  private let coordinator: ChatCoordinator

  var state: ChatsState {
    ChatsState(
      chats: chats.state,
      today: context.calendar.dateInterval(of: .day, for: context.now()))
  }

  init(_ context: ModuleContext, _ coordinator: ChatCoordinator) {
    chats = Loader(context) { [chats = coordinator.chats] in chats.chats() }
    self.context = context
    self.coordinator = coordinator
  }

  func run() async { await chats.run() }

  func handle(_ event: ChatsEvent) async {
    switch event {
    case .selected(let chat):
      coordinator.show(chat.id, Conversation(me: chat.id.professional, heading: chat.heading))
    case .retried: await chats.retry()
    }
  }
}

struct ChatsView: View {
  func body(_ state: ChatsState) -> [Node<ChatsEvent>] {
    Text(Words.chatsTitle, .title)
    Loading(state.chats, retry: .retried) { chats in
      if chats.isEmpty {
        EmptyState(Words.chatsEmpty, Words.chatsEmptyAdvice)
      } else {
        List(chats, with: state.today, label: Words.chatsTitle) { chat, today in
          row(chat, today)
        }
      }
    }
  }

  private func row(_ chat: ChatSummary, _ today: DateInterval?) -> Node<ChatsEvent> {
    Card(send: .selected(chat)) {
      Row {
        Avatar(name: chat.heading.with.name)
        Column {
          Text(chat.heading.with.name, .heading)
          Text(chat.heading.title, .caption).style(.muted)
          Text(text(of: chat.last)).style(chat.last == nil ? .muted : .brief)
        }.style(.compact)
        Column {
          if let date = chat.last?.date {
            let isToday = today?.contains(date) == true
            Text(isToday ? LocalizedText.time(date) : .age(of: date), .caption).style(.muted)
          }
          if chat.unread > 0 {
            Badge(Words.chatsUnread.with(count: chat.unread), .positive)
          } else if let mark = chat.last?.mark {
            Text(Words(mark), .caption).style(.muted)
          }
        }.style(.figures)
      }.style(.spread)
    }.linked(to: ChatRoute(chat: chat.id))
  }

  private func text(of line: ConversationLine?) -> LocalizedText {
    guard let line else { return Words.chatsSilent.localized }
    let text = line.text.isEmpty ? Words.chatsPhoto.localized : line.text.localized
    return line.isOwn ? Words.chatsOwn.with(["text": text]) : text
  }
}
