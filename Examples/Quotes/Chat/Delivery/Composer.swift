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
  @ObservationIgnored private var isSending = false
  /// True when the user has sent another message while the last one is being stored.
  @ObservationIgnored private var mustSendAgain = false

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
    // While a message is being stored, its text is still in the field: a draft saved now would send it twice.
    if !isSending { await coordinator.chats.keep(own.draft, of: id) }
  }

  /// Sends one message after the other, so that they stay in their order.
  private func send() async {
    mustSendAgain = true
    guard !isSending else { return }
    isSending = true
    repeat {
      mustSendAgain = false
      await sendDraft()
    } while mustSendAgain && !own.draft.isEmpty && own.problem == nil
    isSending = false
    await coordinator.chats.keep(own.draft, of: id)
    await chat.messageStored()
  }

  private func sendDraft() async {
    let sent = own.draft
    (own.flaw, own.problem) = (nil, nil)
    do {
      try await SendDraft(coordinator.chats).execute(sent, in: id)
      // The user may have typed more meanwhile.
      own.draft.remove(sent)
    } catch let flaw as DraftFlaw {
      own.flaw = flaw
    } catch {
      own.problem = Problem(error)
    }
  }
}

struct ComposerView: View {
  func body(_ state: ComposerState) -> [Node<ComposerEvent>] {
    if state.isShown {
      Column {
        ProblemAlert(state.problem)
        if !state.draft.photos.isEmpty {
          Text(Words.writePhotos.with(count: state.draft.photos.count), .caption)
          PhotoGrid(state.draft.photos, remove: { .photoRemoved(at: $0) })
        }
        Button(Words.writePhoto, send: .photosRequested)
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
