import ChatModel
import Foundation
import Observation
import Sillar
import SillarModel
import Work

protocol ChatScreenCoordinator: AnyObject {
  /// - Parameter owner: Told which photos were picked.
  func photosRequested(for chat: ChatID, by owner: any PhotosOwner)
  func requestSelected(_ id: RequestID)
  func showUnsent()
}

/// Who gets photos that were picked.
protocol PhotosOwner: AnyObject {
  func photosPicked(_ photos: [PhotoID])
}

/// One chat as it goes on, and what somebody writes in it.
@Observable final class ChatPresenter: Presenter, PhotosOwner {
  private(set) var state: ChatState
  private let id: ChatID
  private let chat: any ChatDataManager
  private let sendDraft: any SendDraft
  private let aging: Aging
  private let coordinator: any ChatScreenCoordinator
  @ObservationIgnored private let again: AsyncStream<Void>
  @ObservationIgnored private let ask: AsyncStream<Void>.Continuation
  /// Earlier messages that were asked for stay while news come.
  @ObservationIgnored private var known: Conversation?
  @ObservationIgnored private var isVisible = false
  @ObservationIgnored private var isSending = false
  /// What has been written meanwhile is to be sent too.
  @ObservationIgnored private var mustSendAgain = false

  init(
    id: ChatID, actions: ChatActions, aging: Aging, coordinator: any ChatScreenCoordinator
  ) {
    self.id = id
    chat = actions.chat
    sendDraft = actions.sendDraft
    self.aging = aging
    self.coordinator = coordinator
    (again, ask) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    state = ChatState(now: aging.now())
  }

  func run() async {
    let draft = await chat.draft(of: id)
    // Whoever was faster than that has begun anew.
    if state.draft == ChatDraft() { state.draft = draft }
    for await news in chat.conversation(id, again: again) { take(news) }
  }

  func runWhileVisible() async {
    isVisible = true
    defer { isVisible = false }
    markRead()
    await aging.run { now in
      if let older = state.conversation.aged(at: now) { state.conversation = older }
    }
  }

  func handle(_ event: ChatEvent) async {
    switch event {
    case .typed(let text): change { $0.text = text }
    case .photosRequested: coordinator.photosRequested(for: id, by: self)
    case .photoRemoved(let place):
      change { if $0.photos.indices.contains(place) { $0.photos.remove(at: place) } }
    case .sent: await send()
    case .earlierRequested: await loadEarlier()
    case .retried(let message): await settle(message) { try await chat.retry(message, in: id) }
    case .discarded(let message): await discard(message)
    case .requestSelected: coordinator.requestSelected(id.request)
    case .unsentSelected: coordinator.showUnsent()
    case .readingRetried:
      state.conversation.clearProblem()
      state.conversation.begin()
      ask.yield()
    }
  }

  func photosPicked(_ photos: [PhotoID]) { change { $0.photos += photos } }

  // MARK: Reading

  private func take(_ news: ChatNews<Conversation>) {
    // What is on the screen stays, whatever happens to what it was read from.
    guard news.reading != nil || known == nil else { return }
    state.now = aging.now()
    let merged = news.reading.map { reading in
      reading.map { latest in
        var conversation = known ?? latest
        conversation.take(latest)
        known = conversation
        return conversation
      }
    }
    state.conversation = Loadable(
      ChatNews(reading: merged, problem: news.problem, isAsking: news.isAsking), at: state.now)
    markRead()
  }

  private func markRead() {
    guard isVisible, let number = state.conversation.value?.lastOfOther else { return }
    chat.read(upTo: number, in: id)
  }

  private func loadEarlier() async {
    guard !state.isLoadingEarlier, let first = known?.first else { return }
    state.isLoadingEarlier = true
    state.earlierFailure = nil
    defer { state.isLoadingEarlier = false }
    do {
      let page = try await chat.messages(before: first, in: id)
      known?.take(page)
      if let known { state.conversation.grow(to: known, at: aging.now()) }
    } catch {
      state.earlierFailure = Failure(of: error)
    }
  }

  // MARK: Writing

  private func change(_ change: (inout ChatDraft) -> Void) {
    change(&state.draft)
    (state.draftProblem, state.failure) = (nil, nil)
    // Until it is stored, what is being sent stands in the field too: kept with that, it would be sent twice.
    if !isSending { chat.keep(state.draft, of: id) }
  }

  /// One after the other, so that they stay in their order.
  private func send() async {
    guard !isSending else {
      mustSendAgain = true
      return
    }
    isSending = true
    defer {
      isSending = false
      chat.keep(state.draft, of: id)
    }
    repeat {
      mustSendAgain = false
      await sendWhatIsThere()
    } while mustSendAgain && !state.draft.isEmpty && state.failure == nil
  }

  private func sendWhatIsThere() async {
    let draft = state.draft
    (state.draftProblem, state.failure) = (nil, nil)
    do {
      try await sendDraft.execute(draft, in: id)
      // It may have been written on meanwhile.
      state.draft.remove(draft)
    } catch let problem as DraftProblem {
      state.draftProblem = problem
    } catch {
      state.failure = Failure(of: error)
    }
  }

  private func discard(_ message: MessageID) async {
    await settle(message) {
      if try await !chat.discard(message, in: id) { state.sentMeanwhile = message }
    }
  }

  private func settle(_ message: MessageID, _ act: () async throws -> Void) async {
    state.sentMeanwhile = nil
    do { try await act() } catch { state.failure = Failure(of: error) }
  }
}
