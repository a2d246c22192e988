import Foundation
public import OwnRequestsModel
public import Sillar
public import Work

/// The entry point of OwnRequests: a homeowner's requests, the form for a new one, and one request with all that can be
/// done about it.
///
/// ```swift
/// func begin(
///   _ context: ModuleContext, _ actions: OwnRequestsActions, _ chat: ChatCoordinator, _ quotes: QuotesCoordinator,
///   _ unsent: UnsentCoordinator
/// ) {
///   OwnRequestsCoordinator(
///     context, actions: actions,
///     ways: .init(
///       chat: { chat.showChat(about: $0, with: $1) }, quote: { quotes.show($0) },
///       unsent: { unsent.show() })
///   ).start()
/// }
/// ```
public final class OwnRequestsCoordinator: Coordinator {
  /// The photos of requests, in an app that has them.
  public struct Photos {
    let pick: (RequestID, _ chosen: @escaping ([PhotoID]) -> Void) -> Void
    let picture: (PhotoID) -> PictureSource

    /// - Parameter pick: Lets the user choose photos. Calls `chosen` each time that there are new ones.
    public init(
      pick: @escaping (RequestID, _ chosen: @escaping ([PhotoID]) -> Void) -> Void,
      picture: @escaping (PhotoID) -> PictureSource
    ) {
      self.pick = pick
      self.picture = picture
    }
  }

  /// What an app puts around this module.
  public struct Ways {
    let chat: (RequestID, _ professional: PersonID) -> Void
    let quote: (QuoteID) -> Void
    let unsent: () -> Void
    /// Nil in an app without photos.
    public var photos: Photos?
    /// Makes a section at the top of the list, such as links to other modules.
    public var menu: (() -> Screen)?
    /// Called when an offer has been answered.
    public var track: (TrackingEvent) -> Void = { _ in }

    /// - Parameters:
    ///   - chat: Shows the chat about a request with a professional.
    ///   - quote: Shows an offer.
    ///   - unsent: Shows the list of what was not sent.
    public init(
      chat: @escaping (RequestID, _ professional: PersonID) -> Void,
      quote: @escaping (QuoteID) -> Void, unsent: @escaping () -> Void
    ) {
      self.chat = chat
      self.quote = quote
      self.unsent = unsent
    }
  }

  let ways: Ways
  private let context: ModuleContext
  private let actions: OwnRequestsActions
  private weak var form: Screen?
  private weak var formPresenter: NewRequestPresenter?
  private var navigator: Navigator { context.navigator }

  public init(_ context: ModuleContext, actions: OwnRequestsActions, ways: Ways) {
    self.context = context
    self.actions = actions
    self.ways = ways
  }

  public func start() { navigator.replaceAll(with: [list()]) }

  public var routes: [Destination] {
    Destination(OwnRequestsRoute.self) { _ in self.list() }
    Destination(
      NewRequestRoute.self, beneath: { _ in [OwnRequestsRoute()] },
      build: { _ in self.newRequest() }
    )
    Destination(
      RequestRoute.self, beneath: { _ in [OwnRequestsRoute()] }, build: { self.request($0.id) })
  }

  /// In the form, Back leads to the previous step.
  public func back() -> BackAnswer {
    if let form, navigator.top === form, formPresenter?.goBack() == true { return .stay }
    return .pop
  }

  public func leave() -> BackAnswer { .pop }

  /// Pushes a request.
  public func show(_ id: RequestID) { navigator.push(request(id)) }

  /// Makes the section of an offer in which the homeowner accepts or declines it; empty while that is not possible.
  public func answerSection(of quote: Driver<Quote?>) -> Screen {
    let presenter = AnswerSectionPresenter(quote, now: context.now, coordinator: self)
    return Screen("quote-answers", view: AnswerSectionView(), presenter: presenter)
  }

  // MARK: Screens

  private func list() -> Screen {
    let presenter = OwnRequestsPresenter(context, actions, coordinator: self)
    return Screen(
      "own-requests", at: OwnRequestsRoute(), view: OwnRequestsView(hasMenu: ways.menu != nil),
      presenter: presenter, children: ways.menu.map { ["menu": $0()] } ?? [:])
  }

  private func newRequest() -> Screen {
    let presenter = NewRequestPresenter(actions, coordinator: self)
    let screen = Screen(
      "new-request", at: NewRequestRoute(), view: NewRequestView(), presenter: presenter)
    (form, formPresenter) = (screen, presenter)
    return screen
  }

  private func request(_ id: RequestID) -> Screen {
    Screen(
      "request-detail", at: RequestRoute(id: id), view: RequestDetailView(),
      presenter: RequestDetailPresenter(id, context, actions, coordinator: self))
  }

  // MARK: Navigation

  func showList() { start() }
  func writeRequest() { navigator.push(newRequest()) }

  /// Leaves the form, and shows the request that was made. Does nothing when the form has gone already.
  func finishForm(_ made: RequestID?) {
    guard navigator.stack.contains(where: { $0 === form }) else { return }
    navigator.popToRoot()
    if let made { show(made) }
  }

  func change(_ request: OwnRequest) {
    let presenter = RequestFormPresenter(
      request, RequestForm(request.request.contents), actions.changeRequest,
      make: { $0.contents.map { .contents($0) } }, close: { [navigator] in navigator.pop() })
    navigator.push(
      Screen("change-request", view: ChangeRequestView(), presenter: presenter))
  }

  func cancel(_ request: OwnRequest) {
    let presenter = RequestFormPresenter(
      request, CancellationForm(), actions.changeRequest,
      make: { $0.cancellation.map { .cancelled($0) } }, close: dismiss)
    present(Screen("cancel-request", view: CancelRequestView(), presenter: presenter))
  }

  func rate(_ request: OwnRequest) {
    let presenter = RequestFormPresenter(
      request, RatingForm(), actions.changeRequest, make: { $0.rating.map { .rated($0) } },
      close: dismiss)
    present(Screen("rate-work", view: RateWorkView(), presenter: presenter))
  }

  func answer(_ quote: Quote, _ answer: QuoteAnswer) {
    let presenter = AnswerQuotePresenter(
      answer, quote, actions.answerQuote, track: ways.track, close: dismiss)
    present(Screen("answer-quote", view: AnswerQuoteView(), presenter: presenter))
  }

  /// One modal at a time: the second of two taps does nothing.
  private func present(_ screen: Screen) {
    if navigator.modals.isEmpty { navigator.present(screen) }
  }

  private var dismiss: () -> Void { { [navigator] in navigator.dismiss() } }
}
