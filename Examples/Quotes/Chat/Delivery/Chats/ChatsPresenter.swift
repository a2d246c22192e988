import ChatModel
import Foundation
import Observation
import Sillar

struct ChatsState: Equatable, Sendable {
  var chats = Loadable<[ChatSummary]>()
  /// The day on which the times are read.
  var now: Date
}

enum ChatsEvent: Sendable {
  case selected(ChatID)
  case retried
}

protocol ChatsCoordinator: AnyObject {
  func chatSelected(_ id: ChatID)
}

/// Somebody's chats, the one in which something was written last first, as they change.
@Observable final class ChatsPresenter: Presenter {
  private(set) var state: ChatsState
  private let chats: any ChatsDataManager
  private let aging: Aging
  private let coordinator: any ChatsCoordinator
  @ObservationIgnored private let again: AsyncStream<Void>
  @ObservationIgnored private let ask: AsyncStream<Void>.Continuation

  init(chats: any ChatsDataManager, aging: Aging, coordinator: any ChatsCoordinator) {
    self.chats = chats
    self.aging = aging
    self.coordinator = coordinator
    (again, ask) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    state = ChatsState(now: aging.now())
  }

  func run() async {
    for await news in chats.chats(again: again) {
      state.now = aging.now()
      state.chats = Loadable(news, at: state.now)
    }
  }

  func runWhileVisible() async {
    await aging.run { now in
      if let older = state.chats.aged(at: now) { state.chats = older }
    }
  }

  func handle(_ event: ChatsEvent) async {
    switch event {
    case .selected(let id): coordinator.chatSelected(id)
    case .retried:
      state.chats.clearProblem()
      state.chats.begin()
      ask.yield()
    }
  }
}
