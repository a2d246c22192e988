public import FindRequestsModel
import Money
public import Sillar
import SillarModel
public import Work

/// The entry point of finding work: open requests, the form for an offer, and the ratings that were earned.
public final class FindRequestsCoordinator: Coordinator {
  let context: ModuleContext
  var amounts: AmountFormat { AmountFormat(locale: context.words.locale) }
  let jobs: any JobsRepository
  let offers: any OffersRepository
  let showChat: (RequestID) -> Void
  let showQuote: (QuoteID) -> Void
  let showUnsent: () -> Void
  private let menu: () -> Screen
  private var navigator: Navigator { context.navigator }

  /// - Parameters:
  ///   - menu: A slot: makes the part at the top of the home, such as the ways to the app's other modules.
  ///   - chat: Shows the chat with the homeowner of a request.
  ///   - unsent: Shows the list of unsent changes.
  public init(
    _ context: ModuleContext, jobs: any JobsRepository, offers: any OffersRepository,
    menu: @escaping () -> Screen, chat: @escaping (RequestID) -> Void,
    quote: @escaping (QuoteID) -> Void, unsent: @escaping () -> Void
  ) {
    self.context = context
    self.jobs = jobs
    self.offers = offers
    self.menu = menu
    showChat = chat
    showQuote = quote
    showUnsent = unsent
  }

  public func start() { navigator.replaceAll(with: [home(HomeRoute())]) }

  public static let destinations: [Destination<FindRequestsCoordinator>] = [
    Destination(HomeRoute.self, build: { $0.home($1) }),
    Destination(
      JobRoute.self, beneath: { _ in [HomeRoute()] }, ahead: { $0.jobs.job($1.request) },
      build: { $0.job($1) }),
    Destination(
      OfferRoute.self, beneath: { [HomeRoute(), JobRoute(request: $0.request)] },
      build: { $0.offer($1) }),
    Destination(RatingsRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.ratings($1) }),
  ]

  public func show(_ request: RequestID) { show(request, nil) }
  func show(_ request: RequestID, _ known: Job?) {
    navigator.push(job(JobRoute(request: request), known))
  }
  public func makeOffer(for request: RequestID) {
    navigator.push(offer(OfferRoute(request: request)))
  }

  /// A button for another offer, for the section below the professional's own quote; empty while another is not
  /// allowed.
  public func anotherOffer(for quote: Driver<Quote?>) -> Screen {
    Screen(
      "another-offer", view: AnotherOfferView(), state: quote,
      send: { self.makeOffer(for: $0) })
  }

  func offerMade(_ id: QuoteID, for request: RequestID) {
    // The form may be closed by now, for example because the professional was signed out.
    guard navigator.stack.last?.link == OfferRoute(request: request).link else { return }
    navigator.pop()
    // An offer that replaces an unsent one keeps its ID: its screen may lie beneath.
    if navigator.stack.last?.link?.hasSuffix("/\(id)") != true { showQuote(id) }
  }

  private func home(_ route: HomeRoute) -> Screen {
    let presenter = HomePresenter(route, coordinator: self)
    return Screen(
      "find-requests", at: Driver { presenter.state.route }, view: HomeView(),
      presenter: presenter, children: ["menu": menu()])
  }

  private func job(_ route: JobRoute, _ known: Job? = nil) -> Screen {
    Screen(
      "request-detail", at: route, view: JobView(),
      presenter: JobPresenter(route.request, known, coordinator: self))
  }

  private func offer(_ route: OfferRoute) -> Screen {
    Screen(
      "make-offer", at: route, view: MakeOfferView(),
      presenter: MakeOfferPresenter(route.request, coordinator: self))
  }

  private func ratings(_ route: RatingsRoute) -> Screen {
    let ratings = Loader(context) { self.jobs.applied().mapValues { EarnedRatings($0) } }
    return Screen(
      "ratings", at: route, view: RatingsView(), state: Driver { ratings.state },
      run: { await ratings.run() },
      send: { event in
        switch event {
        case .selected(let id): self.show(id)
        case .retried: await ratings.retry()
        }
      })
  }
}
