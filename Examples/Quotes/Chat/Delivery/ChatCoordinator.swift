public import ChatModel
public import Foundation
public import Sillar
public import Work

/// The way into chats: all of somebody's, and each of them.
///
/// ```swift
/// func begin(_ navigator: Navigator, _ actions: ChatActions, _ words: Localization) {
///   let coordinator = ChatCoordinator(
///     navigator: navigator, actions: actions, words: words,
///     pickPhotos: { subject, onPicked in photos.pick(for: subject, onPicked: onPicked) },
///     openRequest: { requests.show($0) }, showUnsent: { unsent.start() })
///   coordinator.start()
/// }
/// ```
public final class ChatCoordinator: Coordinator {
  /// Has photos picked that are then sent under a subject, ahead of the messages that they are in.
  public typealias PickPhotos = (
    _ subject: String, _ onPicked: @escaping ([PhotoID]) -> Void
  ) -> Void

  private let navigator: Navigator
  private let pickPhotos: PickPhotos
  private let openRequest: (RequestID) -> Void
  private let unsent: () -> Void
  private let chats: ChatsBuilder
  private let chat: ChatBuilder

  /// - Parameters:
  ///   - actions: What the person who is signed in can do.
  ///   - clock: Drives how often screens look whether ages are still true.
  ///   - pickPhotos: See ``PickPhotos``.
  ///   - openRequest: Shows the request that a chat is about.
  ///   - showUnsent: Shows all that waits to be sent.
  public init(
    navigator: Navigator, actions: ChatActions, words: Localization,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping () -> Date = { Date() },
    pickPhotos: @escaping PickPhotos, openRequest: @escaping (RequestID) -> Void,
    showUnsent: @escaping () -> Void
  ) {
    self.navigator = navigator
    self.pickPhotos = pickPhotos
    self.openRequest = openRequest
    unsent = showUnsent
    let aging = Aging(clock: clock, now: now)
    chats = ChatsBuilder(actions: actions, words: words, aging: aging)
    chat = ChatBuilder(actions: actions, words: words, aging: aging)
  }

  /// All chats, in the place of all that is there.
  public func start() { navigator.replaceAll(with: [chats.build(coordinator: self)]) }

  /// All chats, on top of what is there.
  public func showChats() { navigator.push(chats.build(coordinator: self)) }

  /// One chat, on top of what is there.
  public func showChat(about request: RequestID, with professional: PersonID) {
    chatSelected(ChatID(request: request, professional: professional))
  }

  /// The paths are `/chats`, and one like `/requests/r1/chats/carla` for each chat, which has all of them beneath it.
  public func open(_ path: String) -> Bool {
    if path == ChatPath.all {
      start()
      return true
    }
    guard let id = ChatPath.chat(at: path) else { return false }
    navigator.replaceAll(with: [
      chats.build(coordinator: self), chat.build(id, coordinator: self),
    ])
    return true
  }

  public func back() -> BackAnswer { .pop }
}

extension ChatCoordinator: ChatsCoordinator {
  func chatSelected(_ id: ChatID) { navigator.push(chat.build(id, coordinator: self)) }
}

extension ChatCoordinator: ChatScreenCoordinator {
  func photosRequested(for chat: ChatID, by owner: any PhotosOwner) {
    let owner = WeakOwner(owner)
    pickPhotos(chat.subject) { owner.value?.photosPicked($0) }
  }

  func requestSelected(_ id: RequestID) { openRequest(id) }
  func showUnsent() { unsent() }
}

/// Holds a presenter no longer than its screen does.
private struct WeakOwner {
  private(set) weak var value: (any PhotosOwner)?
  init(_ value: any PhotosOwner) { self.value = value }
}
