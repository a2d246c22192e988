import ChatModel
import Foundation
import Sillar
import Work

struct ChatView: View {
  let words: Localization

  func body(_ state: ChatState) -> [Node<ChatEvent>] {
    Text(state.heading?.with.name ?? words.text(ChatString.chatTitle), .title)
    if let heading = state.heading {
      Row {
        Button(
          words.text(ChatString.chatAbout, ["title": heading.title]), send: .requestSelected)
      }.id("about")
    }
    if let staleness = state.conversation.staleness {
      StalenessLine(staleness: staleness, words: words)
    }
    if let conversation = state.conversation.value {
      // The outer one scrolls from its end; the inner one has everything in order.
      Column { Column { messages(conversation, state) } }.style(.conversation).id("messages")
    } else if let failure = state.conversation.failure {
      FailureState(failure: failure, words: words, retry: .readingRetried)
    } else {
      Progress(words.text(ChatString.chatLoading))
    }
    if canWrite(state) { Composer(state: state, words: words) }
  }

  /// Also while nothing of the chat can be read: what is written keeps.
  private func canWrite(_ state: ChatState) -> Bool {
    state.conversation.value != nil || state.conversation.problem?.maySolveItself == true
  }

  @NodeBuilder<ChatEvent> private func messages(
    _ conversation: Conversation, _ state: ChatState
  ) -> [Node<ChatEvent>] {
    let lines = conversation.lines
    if conversation.hasEarlier {
      Row {
        Button(words.text(ChatString.chatEarlier), send: .earlierRequested)
          .disabled(state.isLoadingEarlier)
      }.style(.centered).id("earlier")
    }
    if state.isLoadingEarlier { Progress(words.text(ChatString.chatEarlierLoading)) }
    if let failure = state.earlierFailure { FailureAlert(failure: failure, words: words) }
    if lines.isEmpty {
      EmptyState(words.text(ChatString.chatEmpty), words.text(ChatString.chatEmptyAdvice))
    } else {
      List(
        comparing: MessageRow.rows(of: lines, in: words.calendar),
        with: shared(conversation, state),
        label: words.text(ChatString.chatMessages)
      ) { [words] row, shared in
        MessageCard(row: row, shared: shared, words: words).nodes
      }
    }
  }

  private func shared(_ conversation: Conversation, _ state: ChatState) -> MessageCard.Shared {
    MessageCard.Shared(
      other: conversation.heading?.with.name ?? words.text(ChatString.chatTitle),
      day: words.calendar.startOfDay(for: state.now), sentMeanwhile: state.sentMeanwhile,
      isLive: state.conversation.staleness == nil)
  }
}
