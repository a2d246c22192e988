public import OwnRequestsModel
public import Sillar
import SillarModel
public import Work
import WorkDelivery

/// The app around OwnRequests: the ways to other modules.
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
  /// Lets the user choose photos for a request.
  var pickPhotos: (RequestID) -> Void { get }
  /// Hands over the photos that the user has chosen for a request.
  var picked: (RequestID) -> AsyncStream<[PhotoID]> { get }
  /// Makes the section at the top of the list, such as links to other modules.
  var menu: () -> Screen { get }
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

  public static let destinations: [Destination<OwnRequestsCoordinator>] = [
    Destination(HomeRoute.self) { $0.list() },
    Destination(
      NewRequestRoute.self, beneath: { _ in [HomeRoute()] },
      build: { $0.newRequest() }),
    Destination(
      RequestRoute.self, beneath: { _ in [HomeRoute()] }, ahead: { $0.requests.request($1.id) },
      build: { $0.request($1) }),
    Destination(
      ChangeRequestRoute.self, beneath: { [HomeRoute(), RequestRoute(id: $0.id)] },
      build: { $0.change($1.id) }),
    Destination(modal: CancelRequestRoute.self) { $0.cancel($1.id) },
    Destination(modal: RateWorkRoute.self) { $0.rate($1.id) },
    Destination(modal: RateContactRoute.self) { $0.rateContact($1) },
    Destination(modal: AnswerQuoteRoute.self) { $0.answer($1) },
  ]

  /// In the form, Back leads to the previous step.
  public func back() -> BackAnswer {
    if let form, navigator.top === form, formPresenter?.goBack() == true { return .stay }
    return .pop
  }

  public func leave() -> BackAnswer { .pop }

  /// Pushes a request.
  public func show(_ id: RequestID) { navigator.push(request(RequestRoute(id: id))) }
  func show(_ known: OwnRequest) { navigator.push(request(RequestRoute(id: known.id), known)) }

  /// Makes the section of an offer in which the homeowner accepts or declines it; empty while that is not possible.
  public func answerSection(of quote: Driver<Quote?>) -> Screen {
    let open = quote.map { [answerQuote] quote in
      quote.flatMap { answerQuote.isPossible(for: $0) ? $0 : nil }
    }
    return Screen(
      "quote-answers", view: AnswerSectionView(), state: open,
      send: { answer in
        guard let quote = open.value else { return }
        let route = AnswerQuoteRoute(request: quote.request, quote: quote.id, answer: answer)
        self.present(self.answer(route, of: quote))
      })
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

  private func request(_ route: RequestRoute, _ known: OwnRequest? = nil) -> Screen {
    let request = RequestDetailPresenter(route.id, known, coordinator: self)
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

  func show(_ action: RequestAction, of request: OwnRequest) {
    switch action {
    case .change: navigator.push(change(request.id, request))
    case .cancel: present(cancel(request.id, request))
    case .rate: present(rate(request.id, request))
    case .markDone, .addPhotos: break
    }
  }

  func rateContact(with professional: PersonID, on request: OwnRequest) {
    present(
      rateContact(RateContactRoute(request: request.id, professional: professional), request))
  }

  // MARK: Forms

  /// - Parameter known: The request on the screen beneath; nil in a window that is brought back, which reads it again.
  private func change(_ id: RequestID, _ known: OwnRequest? = nil) -> Screen {
    let form = presenter(
      id, known, { RequestForm($0.request.contents) }, else: RequestForm(),
      make: { $0.contents.map { .contents($0) } })
    return Screen(
      "change-request", at: ChangeRequestRoute(id: id), view: ChangeRequestView(), presenter: form)
  }

  private func cancel(_ id: RequestID, _ known: OwnRequest? = nil) -> Screen {
    let form = presenter(id, known, else: CancellationForm()) {
      $0.cancellation.map { .cancelled($0) }
    }
    return Screen(
      "cancel-request", at: CancelRequestRoute(id: id), view: CancelRequestView(), presenter: form)
  }

  private func rate(_ id: RequestID, _ known: OwnRequest? = nil) -> Screen {
    let form = presenter(id, known, else: RatingForm()) { $0.rating.map { .rated($0) } }
    let view = RatingView { Words.rateTitle.with(["name": $0.worker?.person.name ?? ""]) }
    return Screen("rate-work", at: RateWorkRoute(id: id), view: view, presenter: form)
  }

  private func rateContact(_ route: RateContactRoute, _ known: OwnRequest? = nil) -> Screen {
    let professional = route.professional
    let form = presenter(route.request, known, else: RatingForm()) {
      $0.rating.map { .contactRated($0, of: professional) }
    }
    let view = RatingView { own in
      let name = own.professionals.first { $0.id == professional }?.person.name
      return Words.rateContactTitle.with(["name": name ?? ""])
    }
    return Screen("rate-contact", at: route, view: view, presenter: form)
  }

  /// - Parameter make: Makes the change from the form; nil while the form has flaws.
  private func presenter<Form>(
    _ id: RequestID, _ known: OwnRequest?, _ start: ((OwnRequest) -> Form)? = nil,
    else empty: Form, make: @escaping (Form) -> RequestChange?
  ) -> FormPresenter<OwnRequest, Form> {
    let subject = Loader(context, value: known) { try await self.requests.request(id).firstValue() }
    return FormPresenter(
      subject, { start?($0) ?? empty }, else: empty, close: close,
      send: { form, request in
        guard let change = make(form) else { return false }
        try await ChangeRequest(requests: self.requests).execute(change, of: request)
        return true
      })
  }

  private var answerQuote: AnswerQuote { AnswerQuote(requests: requests, now: context.now) }

  private func answer(_ route: AnswerQuoteRoute, of known: Quote? = nil) -> Screen {
    let quote = Loader(context, value: known) {
      let request = try await self.requests.request(route.request).firstValue()
      let offers = request.professionals.compactMap(\.offer)
      guard let quote = offers.first(where: { $0.id == route.quote }) else {
        throw Problem.notFound
      }
      return quote
    }
    let answer = route.answer
    let form = FormPresenter(
      quote, { _ in answer }, else: answer, close: close,
      send: { answer, quote in
        try await self.answerQuote.execute(answer, to: quote)
        return true
      })
    return Screen("answer-quote", at: route, view: AnswerQuoteView(), presenter: form)
  }

  /// Shows one modal at a time: the second of two taps does nothing.
  private func present(_ screen: Screen) {
    if navigator.modals.isEmpty { navigator.present(screen) }
  }

  private func close() {
    if navigator.modals.isEmpty { navigator.pop() } else { navigator.dismiss() }
  }
}
