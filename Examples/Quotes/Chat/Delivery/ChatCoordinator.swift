public import ChatModel
public import Sillar
public import Work

/// The entry point of Chat: all chats of a person, and each of them.
///
/// ```swift
/// func begin(_ context: ModuleContext, _ chats: any ChatRepository) {
///   let links = ChatCoordinator.Links(
///     request: { print("request \($0)") }, unsent: {}, pickPhotos: { subject, picked in picked([]) })
///   ChatCoordinator(context, chats: chats, links: links).start()
/// }
/// ```
public final class ChatCoordinator: Coordinator {
  /// The ways to screens of other modules.
  public struct Links {
    let request: (RequestID) -> Void
    let unsent: () -> Void
    let pickPhotos: (_ subject: String, _ picked: @escaping ([PhotoID]) -> Void) -> Void

    /// - Parameters:
    ///   - request: Shows the request that a chat is about.
    ///   - unsent: Shows the list of what was not sent.
    ///   - pickPhotos: Lets the user choose photos that are sent under a subject, ahead of their messages.
    public init(
      request: @escaping (RequestID) -> Void, unsent: @escaping () -> Void,
      pickPhotos: @escaping (_ subject: String, _ picked: @escaping ([PhotoID]) -> Void) -> Void
    ) {
      self.request = request
      self.unsent = unsent
      self.pickPhotos = pickPhotos
    }
  }

  let chats: any ChatRepository
  let links: Links
  private let context: ModuleContext

  public init(_ context: ModuleContext, chats: any ChatRepository, links: Links) {
    self.context = context
    self.chats = chats
    self.links = links
  }

  /// Shows all chats in place of everything else.
  public func start() { context.navigator.replaceAll(with: [list()]) }

  /// Shows all chats on top of the stack.
  public func showChats() { context.navigator.push(list()) }

  /// Shows a chat on top of the stack.
  public func showChat(about request: RequestID, with professional: PersonID) {
    show(ChatID(request: request, professional: professional))
  }

  public var routes: [Destination] {
    Destination(ChatsRoute.self, beneath: { _ in [HomeRoute()] }, build: { _ in self.list() })
    Destination(
      ChatRoute.self, beneath: { _ in [HomeRoute(), ChatsRoute()] },
      build: { $0.professional.rawValue.isPlainName ? self.screen($0.chat) : nil })
  }

  func show(_ chat: ChatID) { context.navigator.push(screen(chat)) }

  private func list() -> Screen {
    Screen(
      "chats", at: ChatsRoute(), view: ChatsView(), presenter: ChatsPresenter(context, self))
  }

  private func screen(_ id: ChatID) -> Screen {
    let chat = ChatPresenter(id, context, self)
    let composer = ComposerPresenter(id, chat, self)
    return Screen(
      "chat", at: ChatRoute(id), view: ChatView(), presenter: chat,
      children: ["composer": Screen("composer", view: ComposerView(), presenter: composer)])
  }
}
