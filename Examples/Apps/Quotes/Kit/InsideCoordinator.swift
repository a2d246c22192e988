import ChatDelivery
import ChatInfra
import ChatModel
import PhotosDelivery
import PhotosInfra
import QuotesDelivery
import QuotesInfra
import Sillar
import UnsentDelivery
import UnsentInfra
import UnsentModel
import Work
import WorkDelivery
import WorkInfra

/// The modules for a signed-in user: those that Homeowner and Pro share, and the app's own.
final class InsideCoordinator: Coordinator {
  private let person: Person
  private let context: ModuleContext
  private let services: QuotesServices
  private let showAccount: () -> Void
  private let makeOwn: (SharedModules) -> AppModules

  // The coordinators refer to each other, so each is made on first use.
  private lazy var own = makeOwn(shared)
  private lazy var quotes = QuotesCoordinator(
    context, quotes: services.quotes.quotes(of: person), viewer: person.id,
    request: { [weak self] in self?.own.request($0) },
    unsent: { [weak self] in self?.unsent.show() },
    section: { [weak self] in self?.own.answers($0) })
  private lazy var chat = ChatCoordinator(
    context, chats: services.chat.chats(of: person),
    request: { [weak self] in self?.own.request($0) },
    unsent: { [weak self] in self?.unsent.show() },
    pickPhotos: { [weak self] in self?.photos.pick(for: $0) }, picked: photos.picked)
  private lazy var photos = PhotosCoordinator(
    context, photos: services.photos.photos(of: person))
  private lazy var unsent = UnsentCoordinator(
    context, unsent: services.unsent.unsent(of: person), wording: ModulesWording(),
    edit: { [weak self] in self?.edit($0) })

  init(
    _ person: Person, _ context: ModuleContext, _ services: QuotesServices,
    showAccount: @escaping () -> Void,
    own: @escaping (SharedModules) -> AppModules
  ) {
    self.person = person
    self.context = context
    self.services = services
    self.showAccount = showAccount
    makeOwn = own
  }

  func start() { own.coordinator.start() }

  var children: [any Coordinator] { [own.coordinator, quotes, chat, unsent, photos] }

  func back() -> BackAnswer { own.coordinator.back() }
  func leave() -> BackAnswer { own.coordinator.leave() }

  private var shared: SharedModules {
    SharedModules(
      person: person, context: context,
      chat: { [weak self] in self?.chat.showChat(about: $0, with: $1) },
      quote: { [weak self] in self?.quotes.show($0) },
      unsent: { [weak self] in self?.unsent.show() },
      pickPhotos: { [weak self] in self?.photos.pick(for: $0.subject) },
      picked: { [picked = photos.picked] in picked.photos(for: $0.subject) },
      menu: { [weak self, services, person, context] in
        HomeMenu(
          context: context, person: person, chats: services.chat.chats(of: person),
          unsent: services.unsent.unsent(of: person),
          showMessages: { self?.chat.showChats() }, showAccount: { self?.showAccount() }
        ).build()
      })
  }

  /// Returns a closure that shows the editor of a change; nil for a change that cannot be edited.
  private func edit(_ entry: UnsentEntry) -> (() -> Void)? {
    guard let request = RequestID(subject: entry.subject),
      let edit = UnsentChange.Kind(rawValue: entry.kind).flatMap({ own.edits[$0] })
    else { return nil }
    return { edit(request) }
  }
}
