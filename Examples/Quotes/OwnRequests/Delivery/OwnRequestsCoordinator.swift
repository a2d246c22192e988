public import OwnRequestsModel
public import Sillar
public import Work
import WorkDelivery

/// The app around OwnRequests: the ways to other modules, and what the app does besides.
///
/// ```swift
/// func leave(_ quote: QuoteID, _ ways: any OwnRequestsWays) { ways.quote(quote) }
/// ```
public protocol OwnRequestsWays {
  /// Shows the chat about a request with a professional.
  var chat: (RequestID, PersonID) -> Void { get }
  /// Shows an offer.
  var quote: (QuoteID) -> Void { get }
  /// Shows the list of unsent changes.
  var unsent: () -> Void { get }
  /// Lets the user choose photos for a request, and calls the closure whenever new ones are chosen.
  var pickPhotos: (RequestID, @escaping ([PhotoID]) -> Void) -> Void { get }
  /// Makes the section at the top of the list, such as links to other modules.
  var menu: () -> Screen { get }
  /// Called when an offer has been answered.
  var track: (TrackingEvent) -> Void { get }
}

/// The entry point of OwnRequests: a homeowner's requests, the form for a new one, and one request with its actions.
///
/// ```swift
/// func begin(
///   _ context: ModuleContext, _ requests: any OwnRequestsRepository, _ drafts: any RequestDrafts,
///   _ ways: any OwnRequestsWays
/// ) {
///   OwnRequestsCoordinator(context, requests: requests, drafts: drafts, ways: ways).start()
/// }
/// ```
public final class OwnRequestsCoordinator: Coordinator {
  let context: ModuleContext
  let requests: any OwnRequestsRepository
  let drafts: any RequestDrafts
  let ways: any OwnRequestsWays
  private weak var form: Screen?
  private weak var formPresenter: NewRequestPresenter?
  private var navigator: Navigator { context.navigator }

  public init(
    _ context: ModuleContext, requests: any OwnRequestsRepository, drafts: any RequestDrafts,
    ways: any OwnRequestsWays
  ) {
    self.context = context
    self.requests = requests
    self.drafts = drafts
    self.ways = ways
  }

  /// Shows the list alone.
  public func start() { navigator.replaceAll(with: [list()]) }

  public var routes: [Destination] {
    Destination(HomeRoute.self) { _ in self.list() }
    Destination(
      NewRequestRoute.self, beneath: { _ in [HomeRoute()] },
      build: { _ in self.newRequest() })
    Destination(
      RequestRoute.self, beneath: { _ in [HomeRoute()] }, build: { self.request($0) })
  }

  /// In the form, Back leads to the previous step.
  public func back() -> BackAnswer {
    if let form, navigator.top === form, formPresenter?.goBack() == true { return .stay }
    return .pop
  }

  public func leave() -> BackAnswer { .pop }

  /// Pushes a request.
  public func show(_ id: RequestID) { navigator.push(request(RequestRoute(id: id))) }

  /// Makes the section of an offer in which the homeowner accepts or declines it; empty while that is not possible.
  public func answerSection(of quote: Driver<Quote?>) -> Screen {
    let answerQuote = AnswerQuote(requests: requests, now: context.now)
    let open = quote.map { $0.flatMap { answerQuote.isPossible(for: $0) ? $0 : nil } }
    return Screen(
      "quote-answers", view: AnswerSectionView(), state: open,
      send: { answer in if let quote = open.value { self.ask(quote, answer, answerQuote) } })
  }

  // MARK: Screens

  private func list() -> Screen {
    Screen(
      "own-requests", at: HomeRoute(), view: OwnRequestsView(),
      presenter: OwnRequestsPresenter(coordinator: self), children: ["menu": ways.menu()])
  }

  private func newRequest() -> Screen {
    let presenter = NewRequestPresenter(coordinator: self)
    let screen = Screen(
      "new-request", at: NewRequestRoute(), view: NewRequestView(), presenter: presenter)
    (form, formPresenter) = (screen, presenter)
    return screen
  }

  private func request(_ route: RequestRoute) -> Screen {
    let request = RequestDetailPresenter(route.id, coordinator: self)
    let photos = Screen("picked-photos", view: PickedPhotosView(), presenter: request.photos)
    return Screen(
      "request-detail", at: route, view: RequestDetailView(), presenter: request,
      children: ["picked-photos": photos])
  }

  // MARK: Navigation

  func writeRequest() { navigator.push(newRequest()) }

  /// Removes the form, and shows the request that was made. Does nothing if the form was removed before.
  func finishForm(_ made: RequestID?) {
    guard navigator.stack.contains(where: { $0 === form }) else { return }
    navigator.popToRoot()
    if let made { show(made) }
  }

  func change(_ request: OwnRequest) {
    let form = presenter(RequestForm(request.request.contents), of: request) {
      $0.contents.map { .contents($0) }
    }
    navigator.push(Screen("change-request", view: ChangeRequestView(), presenter: form))
  }

  func cancel(_ request: OwnRequest) {
    let form = presenter(CancellationForm(), of: request) { $0.cancellation.map { .cancelled($0) } }
    let view = CancelRequestView(title: request.request.contents.title)
    present(Screen("cancel-request", view: view, presenter: form))
  }

  func rate(_ request: OwnRequest) {
    let form = presenter(RatingForm(), of: request) { $0.rating.map { .rated($0) } }
    let view = RateWorkView(name: request.worker?.person.name ?? "")
    present(Screen("rate-work", view: view, presenter: form))
  }

  private func ask(_ quote: Quote, _ answer: QuoteAnswer, _ answerQuote: AnswerQuote) {
    let form = FormPresenter(answer, close: close) { answer in
      try await answerQuote.execute(answer, to: quote)
      self.ways.track(
        TrackingEvent(
          answer == .accept ? "quote-accepted" : "quote-declined", screen: "answer-quote"))
      return true
    }
    present(Screen("answer-quote", view: AnswerQuoteView(quote: quote), presenter: form))
  }

  /// - Parameter make: Makes the change from the form; nil while the form has flaws.
  private func presenter<Form>(
    _ form: Form, of request: OwnRequest, make: @escaping (Form) -> RequestChange?
  ) -> FormPresenter<Form> {
    FormPresenter(form, close: close) { form in
      guard let change = make(form) else { return false }
      try await ChangeRequest(requests: self.requests).execute(change, of: request)
      return true
    }
  }

  /// Shows one modal at a time: the second of two taps does nothing.
  private func present(_ screen: Screen) {
    if navigator.modals.isEmpty { navigator.present(screen) }
  }

  private func close() {
    if navigator.modals.isEmpty { navigator.pop() } else { navigator.dismiss() }
  }
}
