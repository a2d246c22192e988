import ChatModel
import Foundation
import Sillar
import Work
import WorkDelivery

struct ChatsView: View {
  let words: Localization

  func body(_ state: ChatsState) -> [Node<ChatsEvent>] {
    Text(words.text(ChatString.chatsTitle), .title)
    if let staleness = state.chats.staleness {
      StalenessLine(staleness: staleness, words: words)
    }
    if let chats = state.chats.value {
      if chats.isEmpty {
        EmptyState(
          words.text(ChatString.chatsEmpty), words.text(ChatString.chatsEmptyAdvice))
      } else {
        List(chats, label: words.text(ChatString.chatsTitle)) { chat in
          row(chat, state.now)
        }
      }
    } else if let failure = state.chats.failure {
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Progress(words.text(ChatString.chatsLoading))
    }
  }

  private func row(_ chat: ChatSummary, _ now: Date) -> Card<ChatsEvent> {
    Card(send: .selected(chat.id)) {
      Row {
        Avatar(name: chat.heading.with.name)
        Column {
          Text(chat.heading.with.name, .heading)
          Text(chat.heading.title, .caption).style(.muted)
          if chat.last == nil {
            Text(text(of: chat.last)).style(.muted)
          } else {
            Text(text(of: chat.last)).style(.brief)
          }
        }.style(.compact)
        Column {
          if let last = chat.last {
            Text(words.messageTime(last.date, now: now), .caption).style(.muted)
          }
          if chat.unread > 0 {
            Badge(words.text(ChatString.chatsUnread, count: chat.unread), .positive)
          } else if let mark = chat.last?.mark {
            Text(words.text(mark.text), .caption).style(.muted)
          }
        }.style(.figures)
      }.style(.spread)
    }
  }

  private func text(of line: ConversationLine?) -> String {
    guard let line else { return words.text(ChatString.chatsSilent) }
    let text = line.text.isEmpty ? words.text(ChatString.chatsPhoto) : line.text
    return line.isOwn ? words.text(ChatString.chatsOwn, ["text": text]) : text
  }
}
