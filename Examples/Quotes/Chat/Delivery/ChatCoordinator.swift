public import ChatModel
public import Sillar
public import Work
public import WorkDelivery

/// The entry point of Chat: all chats of a person, and each of them.
///
/// ```swift
/// func begin(_ context: ModuleContext, _ chats: any ChatRepository) {
///   ChatCoordinator(
///     context, chats: chats, request: { print("request \($0)") }, unsent: {},
///     pickPhotos: { subject in print(subject) }, picked: PickedPhotos()
///   ).start()
/// }
/// ```
public final class ChatCoordinator: Coordinator {
  let chats: any ChatRepository
  let showRequest: (RequestID) -> Void
  let showUnsent: () -> Void
  let pickPhotos: (_ subject: String) -> Void
  let picked: PickedPhotos
  let context: ModuleContext

  /// - Parameters:
  ///   - request: Shows the request that a chat is about.
  ///   - pickPhotos: Lets the user choose photos that are sent under a subject, ahead of their messages.
  ///   - picked: Hands them over.
  public init(
    _ context: ModuleContext, chats: any ChatRepository,
    request: @escaping (RequestID) -> Void, unsent: @escaping () -> Void,
    pickPhotos: @escaping (_ subject: String) -> Void, picked: PickedPhotos
  ) {
    self.context = context
    self.chats = chats
    showRequest = request
    showUnsent = unsent
    self.pickPhotos = pickPhotos
    self.picked = picked
  }

  public func start() { context.navigator.replaceAll(with: [list()]) }

  /// Shows all chats on top of the stack.
  public func showChats() { context.navigator.push(list()) }

  /// Shows a chat on top of the stack.
  public func showChat(about request: RequestID, with professional: PersonID) {
    show(ChatID(request: request, professional: professional))
  }

  public static let destinations: [Destination<ChatCoordinator>] = [
    Destination(ChatsRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.list() }),
    Destination(
      ChatRoute.self, beneath: { _ in [HomeRoute(), ChatsRoute()] },
      build: { $1.chat.professional.rawValue.isPlainName ? $0.screen($1.chat) : nil }),
  ]

  func show(_ chat: ChatID, _ known: Conversation? = nil) {
    context.navigator.push(screen(chat, known))
  }

  private func list() -> Screen {
    Screen(
      "chats", at: ChatsRoute(), view: ChatsView(), presenter: ChatsPresenter(context, self))
  }

  private func screen(_ id: ChatID, _ known: Conversation? = nil) -> Screen {
    let chat = ChatPresenter(id, known, self)
    let composer = ComposerPresenter(id, chat, self)
    return Screen(
      "chat", at: ChatRoute(chat: id), view: ChatView(), presenter: chat,
      children: ["composer": Screen("composer", view: ComposerView(), presenter: composer)])
  }
}
