public import FindRequestsModel
public import Sillar
public import Work

/// The entry point of finding work: open requests, the form for an offer, and the ratings that were earned.
///
/// ```swift
/// func begin(
///   _ context: ModuleContext, _ jobs: any JobsRepository, _ offers: any OffersRepository,
///   _ links: FindRequestsCoordinator.Links, _ menu: @escaping () -> Screen
/// ) {
///   FindRequestsCoordinator(context, jobs: jobs, offers: offers, links: links, menu: menu).start()
/// }
/// ```
public final class FindRequestsCoordinator: Coordinator {
  /// The ways to screens of other modules, and what the app does besides.
  public struct Links {
    let chat: (RequestID) -> Void
    let quote: (QuoteID) -> Void
    let unsent: () -> Void
    let picture: (PhotoID) -> PictureSource?
    let track: (TrackingEvent) -> Void

    /// - Parameters:
    ///   - chat: Shows the chat with the homeowner of a request.
    ///   - quote: Shows a quote.
    ///   - unsent: Shows the list of what was not sent.
    ///   - picture: Finds a photo; nil in an app that shows none.
    ///   - track: Notes `offer-made`.
    public init(
      chat: @escaping (RequestID) -> Void, quote: @escaping (QuoteID) -> Void,
      unsent: @escaping () -> Void,
      picture: @escaping (PhotoID) -> PictureSource? = { _ in nil },
      track: @escaping (TrackingEvent) -> Void = { _ in }
    ) {
      self.chat = chat
      self.quote = quote
      self.unsent = unsent
      self.picture = picture
      self.track = track
    }
  }

  let context: ModuleContext
  let jobs: any JobsRepository
  let offers: any OffersRepository
  let links: Links
  private let menu: () -> Screen
  private var navigator: Navigator { context.navigator }
  /// The form for an offer, while it is on the stack.
  private weak var form: Screen?

  /// - Parameter menu: A slot: makes the part at the top of the home, such as the ways to the app's other modules.
  public init(
    _ context: ModuleContext, jobs: any JobsRepository, offers: any OffersRepository, links: Links,
    menu: @escaping () -> Screen
  ) {
    self.context = context
    self.jobs = jobs
    self.offers = offers
    self.links = links
    self.menu = menu
  }

  public func start() { navigator.replaceAll(with: [home(HomeRoute())]) }

  public var routes: [Destination] {
    Destination(HomeRoute.self) { self.home($0) }
    Destination(
      JobRoute.self, beneath: { _ in [HomeRoute()] }, build: { self.job($0.request) })
    Destination(
      OfferRoute.self, beneath: { [HomeRoute(), JobRoute(request: $0.request)] },
      build: { self.offerForm($0.request) })
    Destination(RatingsRoute.self, beneath: { _ in [HomeRoute()] }, build: { _ in self.ratings() })
  }

  public func show(_ request: RequestID) { navigator.push(job(request)) }
  public func makeOffer(for request: RequestID) { navigator.push(offerForm(request)) }

  /// A button for another offer, for the section below the professional's own quote; empty while none may be made.
  public func anotherOffer(for quote: Driver<Quote?>) -> Screen {
    Screen(
      "another-offer", view: AnotherOfferView(),
      presenter: AnotherOfferPresenter(quote, coordinator: self))
  }

  // MARK: What the screens ask for

  func offerMade(_ id: QuoteID) {
    links.track(TrackingEvent("offer-made", screen: "make-offer"))
    // The form may have gone meanwhile, for example because the professional was signed out.
    guard let form, navigator.stack.last === form else { return }
    navigator.pop()
    // An offer that was changed before it was sent keeps its name: its screen may lie beneath.
    if navigator.stack.last?.link?.hasSuffix("/\(id)") != true { links.quote(id) }
  }

  // MARK: Screens

  private func home(_ route: HomeRoute) -> Screen {
    let presenter = HomePresenter(route, coordinator: self)
    return Screen(
      "find-requests", at: Driver { presenter.state.route }, view: HomeView(),
      presenter: presenter, children: ["menu": menu()])
  }

  private func job(_ request: RequestID) -> Screen {
    Screen(
      "request-detail", at: JobRoute(request: request), view: JobView(),
      presenter: JobPresenter(request, coordinator: self))
  }

  private func offerForm(_ request: RequestID) -> Screen {
    let screen = Screen(
      "make-offer", at: OfferRoute(request: request), view: MakeOfferView(),
      presenter: MakeOfferPresenter(request, coordinator: self))
    form = screen
    return screen
  }

  private func ratings() -> Screen {
    Screen(
      "ratings", at: RatingsRoute(), view: RatingsView(),
      presenter: RatingsPresenter(coordinator: self))
  }
}
