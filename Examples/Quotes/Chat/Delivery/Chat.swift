import ChatModel
import Observation
import Sillar
import SillarModel
import Synchronization
import Work

struct ChatState: Equatable, Sendable {
  let conversation: Loaded<Conversation>
  let rows: [MessageRow]
  let earlier: Sending
  let settling: Sending
  /// A message that the user wanted to discard too late.
  let sentMeanwhile: MessageID?
}

enum ChatEvent: Equatable, Sendable {
  case earlierRequested, requestSelected, unsentRequested, retried
  case resent(MessageID)
  case discarded(MessageID)
}

/// One chat as it goes on. Its composer is a child screen.
@Observable final class ChatPresenter: Presenter {
  private let id: ChatID
  private let coordinator: ChatCoordinator
  private let conversation: Loader<Conversation>
  private let earlier = Submission()
  private let settling = Submission()
  private let shown: ShownMessages
  private var sentMeanwhile: MessageID?

  var state: ChatState {
    ChatState(
      conversation: conversation.state,
      rows: MessageRow.rows(of: conversation.state.value?.lines ?? [], coordinator.context),
      earlier: earlier.state, settling: settling.state, sentMeanwhile: sentMeanwhile)
  }

  /// Also true while the chat cannot be read for the moment: messages are stored and sent later.
  var canWrite: Bool {
    conversation.state.value != nil || conversation.state.problem?.mayPass == true
  }

  /// - Parameter known: The chat as its card shows it; nil for a link.
  init(_ id: ChatID, _ known: Conversation?, _ coordinator: ChatCoordinator) {
    self.id = id
    self.coordinator = coordinator
    let chats = coordinator.chats
    let shown = ShownMessages { chats.read(upTo: $0, in: id) }
    self.shown = shown
    conversation = Loader(coordinator.context, preview: known) {
      chats.conversation(id, from: shown.first).mapValues { conversation in
        shown.change { $0.lastOfOther = conversation.lastOfOther }
        return conversation
      }
    }
  }

  func run() async { await conversation.run() }

  func runWhileVisible() async {
    shown.change { $0.isVisible = true }
    // An empty stream, open until the task ends.
    let nothing = AsyncStream<Void> { _ in }
    for await _ in nothing {}
    shown.change { $0.isVisible = false }
  }

  func handle(_ event: ChatEvent) async {
    switch event {
    case .earlierRequested:
      let (chats, first) = (coordinator.chats, conversation.state.value?.first ?? 0)
      let found = await earlier.run { try await chats.findEarlier(than: first, in: id) }
      if let number = found ?? nil {
        shown.change { $0.first = number }
        await conversation.load()
      }
    case .resent(let message):
      await settling.run { try await coordinator.chats.retry(message, in: id) }
    case .discarded(let message):
      let isGone = await settling.run { try await coordinator.chats.discard(message, in: id) }
      sentMeanwhile = isGone == false ? message : nil
    case .requestSelected: coordinator.showRequest(id.request)
    case .unsentRequested: coordinator.showUnsent()
    case .retried: await conversation.retry()
    }
  }

  /// Shows a message that was stored while nothing of the chat was known.
  func messageStored() async {
    if conversation.state.value?.first == nil { await conversation.retry() }
  }
}

/// The part of a chat that its screen shows. A message that is shown while the screen is visible has been read.
private final class ShownMessages: Sendable {
  struct State {
    /// The number of the first message; nil for the latest ones.
    var first: Int?
    var isVisible = false
    var lastOfOther: Int?
  }

  private let state = Mutex(State())
  private let read: @Sendable (Int) -> Void
  var first: Int? { state.withLock { $0.first } }

  init(read: @escaping @Sendable (Int) -> Void) { self.read = read }

  func change(_ change: (inout State) -> Void) {
    let last = state.withLock { state in
      change(&state)
      return state.isVisible ? state.lastOfOther : nil
    }
    if let last { read(last) }
  }
}

struct ChatView: View {
  func body(_ state: ChatState) -> [Node<ChatEvent>] {
    let heading = state.conversation.value?.heading
    Text(heading?.with.name.localized ?? Words.chatTitle.localized, .title)
    if let heading {
      Row {
        Button(Words.chatAbout.with(["title": heading.title]), send: .requestSelected)
          .openingScreen()
      }.id("about")
    }
    ProblemAlert(state.settling.problem)
    Loading(state.conversation, retry: .retried) { conversation in
      // The outer one scrolls from its end; the inner one has everything in order, and comes with the first messages.
      Column {
        if !state.rows.isEmpty || !state.conversation.isPreview {
          Column { messages(conversation, state) }.style(.log).spoken(Words.chatMessages)
        }
      }.style(.conversation).id("messages")
    }
    ChildScreen("composer")
  }

  @NodeBuilder<ChatEvent> private func messages(
    _ conversation: Conversation, _ state: ChatState
  ) -> [Node<ChatEvent>] {
    if conversation.hasEarlier {
      Row {
        Button(Words.chatEarlier, send: .earlierRequested).disabled(state.earlier.isBusy)
      }.style(.centered).id("earlier")
    }
    if state.earlier.isBusy { Progress(Words.chatEarlier) }
    ProblemAlert(state.earlier.problem)
    if state.rows.isEmpty {
      EmptyState(Words.chatEmpty, Words.chatEmptyAdvice)
    } else {
      let shared = MessageCard.Shared(
        other: conversation.heading?.with.name, sentMeanwhile: state.sentMeanwhile,
        isLive: state.conversation.savedAt == nil)
      List(state.rows, with: shared, label: Words.chatMessages) { row, shared in
        MessageCard(row: row, shared: shared).nodes
      }
    }
  }
}
