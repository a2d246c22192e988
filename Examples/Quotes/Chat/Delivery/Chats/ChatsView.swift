import ChatModel
import Foundation
import Sillar
import Work

struct ChatsView: View {
  let words: Localisation

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

  private func row(_ chat: ChatSummary, _ now: Date) -> Node<ChatsEvent> {
    Card(send: .selected(chat.id)) {
      Row {
        Column {
          Text(chat.heading.with.name, .heading)
          Text(chat.heading.title, .caption).style(.muted)
        }.style(.compact)
        if chat.unread > 0 {
          Badge(words.text(ChatString.chatsUnread, count: chat.unread), .positive)
        }
      }.style(.spread)
      Text(text(of: chat.last)).style(.brief)
      if let last = chat.last {
        Text(
          [words.messageTime(last.date, now: now), last.mark.map { words.text($0.text) }]
            .compactMap(\.self).joined(separator: " · "), .caption
        ).style(.muted)
      }
    }.node
  }

  private func text(of line: ConversationLine?) -> String {
    guard let line else { return words.text(ChatString.chatsSilent) }
    let text = line.text.isEmpty ? words.text(ChatString.chatsPhoto) : line.text
    return line.isOwn ? words.text(ChatString.chatsOwn, ["text": text]) : text
  }
}
