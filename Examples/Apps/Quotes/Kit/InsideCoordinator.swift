import ChatDelivery
import ChatInfra
import ChatModel
import PhotosDelivery
import PhotosInfra
import QuotesDelivery
import QuotesInfra
import QuotesModel
import RequestDetailDelivery
import RequestDetailInfra
import RequestsDelivery
import RequestsInfra
import SignInDelivery
import Sillar
import UnsentDelivery
import UnsentInfra
import UnsentModel
import Work
import WorkInfra

/// What somebody sees who is signed in: where the modules meet.
final class InsideCoordinator: Coordinator {
  static let signInPath = "/sign-in"

  let person: Person
  private let suite: QuotesSuite
  private let navigator: Navigator
  private let words: Localization
  private let signIn: SignInCoordinator

  // Each needs others, so they are made when they are first needed.
  private lazy var requests: RequestsCoordinator = RequestsCoordinator(
    navigator: navigator, actions: suite.services.requests.actions(for: person), words: words,
    reconnection: suite.services.work.reconnection, clock: suite.clock, now: suite.now,
    openRequest: { [weak self] in self?.detail.show($0) },
    showUnsent: { [weak self] in self?.unsent.show() },
    pickPhotos: { [weak self] in self?.pickPhotos(of: $0, $1) },
    picture: { .stored("photo/\($0.rawValue)") },
    menu: { [weak self] in self?.makeMenu() })
  private lazy var detail: RequestDetailCoordinator = RequestDetailCoordinator(
    navigator: navigator, actions: suite.services.detail.actions(for: person), words: words,
    reconnection: suite.services.work.reconnection, clock: suite.clock, now: suite.now,
    ways: .init(
      home: { [weak self] in self?.requests.start() },
      chat: { [weak self] in self?.chat.showChat(about: $0, with: $1) },
      quote: { [weak self] in self?.quotes.show(QuoteID(rawValue: $1)) },
      offer: { [weak self] in self?.quotes.makeOffer(for: $0) },
      unsent: { [weak self] in self?.unsent.show() },
      photos: { [weak self] in self?.pickPhotos(of: $0, $1) },
      picture: { .stored("photo/\($0.rawValue)") }))
  private lazy var quotes: QuotesCoordinator = QuotesCoordinator(
    navigator: navigator, actions: suite.services.quotes.actions(for: person), words: words,
    reconnection: suite.services.work.reconnection, clock: suite.clock, now: suite.now,
    ways: .init(
      home: { [weak self] in self?.requests.start() },
      request: { [weak self] in self?.detail.show($0) },
      unsent: { [weak self] in self?.unsent.show() }))
  private lazy var chat: ChatCoordinator = ChatCoordinator(
    navigator: navigator, actions: suite.services.chat.actions(for: person), words: words,
    clock: suite.clock, now: suite.now,
    pickPhotos: { [weak self] in self?.photos.pick(for: $0, onPicked: $1) },
    openRequest: { [weak self] in self?.detail.show($0) },
    showUnsent: { [weak self] in self?.unsent.show() })
  private lazy var photos: PhotosCoordinator = PhotosCoordinator(
    navigator: navigator, actions: suite.services.photos.actions(for: person), words: words)
  private lazy var unsent: UnsentCoordinator = UnsentCoordinator(
    navigator: navigator, actions: suite.services.unsent.actions(for: person), words: words,
    wording: UnsentWording(words),
    changes: UnsentChanges(kinds: [RequestCommand.offer.rawValue, RequestCommand.change.rawValue]) {
      [weak self] in self?.change($0)
    })

  init(
    person: Person, suite: QuotesSuite, navigator: Navigator, words: Localization,
    signIn: SignInCoordinator
  ) {
    self.person = person
    self.suite = suite
    self.navigator = navigator
    self.words = words
    self.signIn = signIn
  }

  /// Ends the flow: its screens unload, and what their tasks still ask for does nothing.
  func end() { navigator.end() }

  func start() { requests.start() }

  func open(_ path: String) -> Bool { modules.contains { $0.open(path) } }

  // A module that is not at the top has nothing to say.
  func back() -> BackAnswer { modules.contains { $0.back() == .stay } ? .stay : .pop }

  func leave() -> BackAnswer { modules.contains { $0.leave() == .stay } ? .stay : .pop }

  /// Whether a path may be one of theirs, when nobody is signed in yet who could be asked.
  static func knows(_ path: String) -> Bool {
    ["/", "/new", "/chats", "/unsent", "/account"].contains(path)
      || ["/requests/", "/quotes/"].contains { path.hasPrefix($0) }
  }

  private func makeMenu() -> Screen {
    HomeMenu(
      person: person, chats: suite.services.chat.actions(for: person).chats,
      unsent: suite.services.unsent.actions(for: person), words: words
    )
    .build(coordinator: self)
  }

  private var modules: [any Coordinator] { [requests, quotes, chat, detail, unsent, signIn] }

  /// What is made another: an offer on its form, and what a request says on its screen.
  private func change(_ entry: UnsentEntry) {
    guard let request = RequestCommand.request(of: entry.subject) else { return }
    if entry.kind == RequestCommand.offer.rawValue {
      quotes.makeOffer(for: request)
    } else {
      detail.show(request)
    }
  }

  private func pickPhotos(of request: RequestID, _ chosen: @escaping ([PhotoID]) -> Void) {
    photos.pick(for: "request/\(request.rawValue)", onPicked: chosen)
  }
}

extension InsideCoordinator: HomeMenuCoordinator {
  func messagesRequested() { chat.showChats() }
  func accountRequested() { signIn.showAccount() }
}
