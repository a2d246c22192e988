import ChatDelivery
import ChatInfra
import ChatModel
import PhotosDelivery
import PhotosInfra
import QuotesDelivery
import QuotesInfra
import SignInDelivery
import Sillar
import UnsentDelivery
import UnsentInfra
import UnsentModel
import Work
import WorkInfra

/// The modules for a person who is signed in: those that Homeowner and Pro share, and the app's own.
final class InsideCoordinator: Coordinator {
  let person: Person
  private let context: ModuleContext
  private let services: QuotesServices
  private let signIn: SignInCoordinator
  private let track: (TrackingEvent) -> Void
  private let makeOwn: (SharedModules) -> AppModules

  // Each needs others, so they are made when they are first needed.
  private lazy var own = makeOwn(shared)
  private lazy var quotes = QuotesCoordinator(
    context, quotes: services.quotes.quotes(of: person), viewer: person.id,
    links: .init(
      request: { [weak self] in self?.own.request($0) },
      unsent: { [weak self] in self?.unsent.show() }),
    section: { [weak self] in self?.own.answers($0) })
  private lazy var chat = ChatCoordinator(
    navigator: context.navigator, actions: services.chat.actions(for: person),
    words: context.words, clock: context.clock, now: context.now,
    pickPhotos: { [weak self] in self?.photos.pick(for: $0, onPicked: $1) },
    openRequest: { [weak self] in self?.own.request($0) },
    showUnsent: { [weak self] in self?.unsent.show() })
  private lazy var photos = PhotosCoordinator(
    context, actions: services.photos.actions(for: person))
  private lazy var unsent = UnsentCoordinator(
    navigator: context.navigator, actions: services.unsent.actions(for: person),
    words: context.words, wording: UnsentWording(context.words),
    changes: UnsentChanges(kinds: Set(own.edits.keys.map(\.rawValue))) { [weak self] in
      self?.edit($0)
    })

  init(
    _ person: Person, _ context: ModuleContext, _ services: QuotesServices,
    signIn: SignInCoordinator, track: @escaping (TrackingEvent) -> Void,
    own: @escaping (SharedModules) -> AppModules
  ) {
    self.person = person
    self.context = context
    self.services = services
    self.signIn = signIn
    self.track = track
    makeOwn = own
  }

  /// Removes the screens of this person; what their tasks still ask for does nothing.
  func end() { context.navigator.end() }

  func start() { own.coordinator.start() }

  /// Shows the screens that a link leads to, or the home.
  func show(_ link: String) {
    if let screens = Address(link).flatMap({ routes.screens(for: $0) }) {
      context.navigator.replaceAll(with: screens)
    } else if !open(link) {
      start()
    }
  }

  var routes: [Destination] {
    own.coordinator.routes
    quotes.routes
    signIn.routes
  }

  /// Opens the addresses of the modules without routes, with the home beneath.
  func open(_ path: String) -> Bool {
    switch path {
    case "/chats": beginAtHome { chat.showChats() }
    case "/unsent": beginAtHome { unsent.show() }
    default: chat.open(path)
    }
  }

  func back() -> BackAnswer { own.coordinator.back() }
  func leave() -> BackAnswer { own.coordinator.leave() }

  private func beginAtHome(_ show: () -> Void) -> Bool {
    start()
    show()
    return true
  }

  private var shared: SharedModules {
    SharedModules(
      person: person, context: context,
      chat: { [weak self] in self?.chat.showChat(about: $0, with: $1) },
      quote: { [weak self] in self?.quotes.show($0) },
      unsent: { [weak self] in self?.unsent.show() },
      pickPhotos: { [weak self] request, chosen in
        self?.photos.pick(for: RequestCommand.subject(request), onPicked: chosen)
      }, picture: { .stored("photo/\($0.rawValue)") },
      menu: { [weak self, services, person, context] in
        HomeMenu(
          person: person, chats: services.chat.actions(for: person).chats,
          unsent: services.unsent.actions(for: person), words: context.words,
          showMessages: { self?.chat.showChats() }, showAccount: { self?.signIn.showAccount() }
        ).build()
      }, track: track)
  }

  private func edit(_ entry: UnsentEntry) {
    guard let request = RequestCommand.request(of: entry.subject),
      let command = RequestCommand(rawValue: entry.kind)
    else { return }
    own.edits[command]?(request)
  }
}
