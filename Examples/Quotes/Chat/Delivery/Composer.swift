import ChatModel
import Observation
import Sillar
import SillarModel
import Work
import WorkDelivery

struct ComposerState: Equatable, Sendable {
  var isShown = false
  var draft = ChatDraft()
  /// The flaw of the draft, once the user has tried to send it.
  var flaw: DraftFlaw?
  /// The reason why a message could not be stored.
  var problem: Problem?
  /// True once the user has sent something: now they wait for an answer.
  var hasSent = false
}

enum ComposerEvent: Equatable, Sendable {
  case edited(Edit<ChatDraft>)
  case photosRequested
  case photoRemoved(at: Int)
  case sent
}

/// The message that the user writes: a child screen of the chat.
@Observable final class ComposerPresenter: Presenter {
  private var own = ComposerState()
  private let id: ChatID
  private let chat: ChatPresenter
  private let coordinator: ChatCoordinator
  /// What the user has sent and the store does not have yet, the oldest first.
  @ObservationIgnored private var unsent: [ChatDraft] = []
  @ObservationIgnored private var isSending = false
  /// Those who wait until the store has what they sent.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

  var state: ComposerState {
    var state = own
    state.isShown = chat.canWrite
    return state
  }

  /// Empty: the draft is in the store, which drops it in one step with sending it. The window must not keep its text.
  var memory: [String]? { [] }

  init(_ id: ChatID, _ chat: ChatPresenter, _ coordinator: ChatCoordinator) {
    self.id = id
    self.chat = chat
    self.coordinator = coordinator
  }

  func run() async {
    let draft = try? await coordinator.chats.draft(of: id)
    // Text that the user typed before the draft was loaded stays.
    if let draft, own.draft == ChatDraft() { own.draft = draft }
    for await photos in coordinator.picked.photos(for: id.subject) {
      let new = photos.filter { !own.draft.photos.contains($0) }
      await change { $0.photos += new }
    }
  }

  func handle(_ event: ComposerEvent) async {
    switch event {
    case .edited(let edit): await change { edit.apply(to: &$0) }
    case .photosRequested: coordinator.pickPhotos(id.subject)
    case .photoRemoved(let index):
      await change { if $0.photos.indices.contains(index) { $0.photos.remove(at: index) } }
    case .sent: await send()
    }
  }

  /// Returns when the store has the draft: the window then knows that its text is kept.
  private func change(_ change: (inout ChatDraft) -> Void) async {
    change(&own.draft)
    (own.flaw, own.problem) = (nil, nil)
    // The store drops the draft when it has the message: until then it is what is being sent.
    if !isSending { await coordinator.chats.keep(own.draft, of: id) }
  }

  /// Sends one message after the other, so that they stay in their order. The field is free at once; returns when the store has
  /// the message, or cannot take it.
  private func send() async {
    // Somebody has tapped twice.
    if isSending, own.draft.isEmpty { return }
    unsent.append(own.draft)
    own.draft = ChatDraft()
    (own.flaw, own.problem) = (nil, nil)
    if isSending { return await withCheckedContinuation { waiting.append($0) } }
    isSending = true
    await storeAll()
    isSending = false
    await coordinator.chats.keep(own.draft, of: id)
    await chat.messageStored()
    for one in waiting { one.resume() }
    waiting = []
  }

  private func storeAll() async {
    do {
      while let next = unsent.first {
        try await SendDraft(coordinator.chats).execute(next, in: id)
        unsent.removeFirst()
        own.hasSent = true
      }
      return
    } catch let flaw as DraftFlaw {
      own.flaw = flaw
    } catch {
      own.problem = Problem(error)
    }
    // It is the user's again, in front of what they have typed meanwhile.
    own.draft = (unsent + [own.draft]).reduce(ChatDraft()) { $0.followed(by: $1) }
    unsent = []
  }
}

struct ComposerView: View {
  func body(_ state: ComposerState) -> [Node<ComposerEvent>] {
    if state.isShown {
      if state.hasSent { Button(notices: Words.newMessages) }
      Column {
        ProblemAlert(state.problem)
        if !state.draft.photos.isEmpty {
          Text(Words.writePhotos.with(count: state.draft.photos.count), .caption)
          PhotoGrid(state.draft.photos, remove: { .photoRemoved(at: $0) })
        }
        Button(Words.writePhoto, send: .photosRequested).openingScreen()
        TextArea(
          Words.writeLabel, \.text, of: state.draft, placeholder: Words.writeExample,
          error: error(state), send: ComposerEvent.edited)
        Button(Words.writeSend, .primary, send: .sent).emptyingFields()
      }.style(.composer).id("composer")
    }
  }

  private func error(_ state: ComposerState) -> LocalizedText? {
    // A text that is too long is reported at once.
    let excess = state.draft.excess
    if excess > 0 { return Words.writeTooLong.with(count: excess) }
    return state.flaw == .empty ? Words.writeEmpty.localized : nil
  }
}
