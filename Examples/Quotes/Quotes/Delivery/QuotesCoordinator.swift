public import Foundation
public import QuotesModel
public import Sillar
public import SillarModel
public import Work

/// The way to quotes: a professional writes an offer, a homeowner accepts or declines it.
///
/// ```swift
/// func makeQuotes(
///   _ navigator: Navigator, _ actions: QuotesActions, _ words: Localization, _ infra: any Reconnection,
///   _ home: @escaping () -> Void
/// ) -> QuotesCoordinator {
///   QuotesCoordinator(
///     navigator: navigator, actions: actions, words: words, reconnection: infra,
///     ways: .init(home: home, request: { request in }, unsent: {}))
/// }
/// ```
///
/// Its screens go on top of the stack, or above it.
public final class QuotesCoordinator: Coordinator {
  /// What lies beyond this module.
  public struct Ways {
    /// Puts the app's home in the place of all that is there.
    public var home: () -> Void
    /// Shows a request.
    public var request: (RequestID) -> Void
    /// Shows the list of what has not been sent.
    public var unsent: () -> Void

    public init(
      home: @escaping () -> Void, request: @escaping (RequestID) -> Void,
      unsent: @escaping () -> Void
    ) {
      self.home = home
      self.request = request
      self.unsent = unsent
    }
  }

  private let navigator: Navigator
  private let person: Person
  private let ways: Ways
  private let quote: QuoteBuilder
  private let answer: AnswerQuoteBuilder
  private let offer: MakeOfferBuilder
  /// The form for an offer, while it is there.
  private weak var form: Screen?

  /// - Parameters:
  ///   - actions: What this person can do.
  ///   - reconnection: Tells screens that show what was saved, or nothing, when to ask again.
  ///   - clock: Drives how often screens look whether they are up to date.
  ///   - now: What time it is: for what has expired, and the age of what was saved.
  ///   - ways: What lies beyond this module.
  public init(
    navigator: Navigator, actions: QuotesActions, words: Localization,
    reconnection: any Reconnection, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping () -> Date = { Date() }, ways: Ways
  ) {
    let recovery = Recovery(reconnection: reconnection, clock: clock, now: now)
    self.navigator = navigator
    self.ways = ways
    person = actions.person
    quote = QuoteBuilder(actions: actions, words: words, recovery: recovery)
    answer = AnswerQuoteBuilder(actions: actions, words: words)
    offer = MakeOfferBuilder(actions: actions, words: words, recovery: recovery)
  }

  /// There is no first one among quotes: shows the app's home.
  public func start() { ways.home() }

  /// Shows a quote on top of the stack.
  public func show(_ id: QuoteID) { navigator.push(quote.build(id, coordinator: self)) }

  /// Lets a professional write an offer, on top of the stack.
  public func makeOffer(for request: RequestID) {
    let screen = offer.build(for: request, coordinator: self)
    form = screen
    navigator.push(screen)
  }

  /// The paths are those like `/quotes/7c1e…` and, for professionals, `/requests/5f0c…/offer`, with the home beneath.
  public func open(_ path: String) -> Bool {
    switch QuotesPath(path) {
    case .quote(let id):
      ways.home()
      show(id)
    case .offer(let request) where person.role == .professional:
      ways.home()
      makeOffer(for: request)
    case .offer, nil: return false
    }
    return true
  }

  public func back() -> BackAnswer { .pop }
}

extension QuotesCoordinator: QuoteCoordinator, AnswerQuoteCoordinator, MakeOfferCoordinator {
  func answerRequested(_ answer: QuoteAnswer, to quote: Quote) {
    guard navigator.modals.isEmpty else { return }
    navigator.present(self.answer.build(answer, to: quote, coordinator: self))
  }
  func answerClosed() { navigator.dismiss() }
  func offerRequested(for request: RequestID) { makeOffer(for: request) }
  func offerMade(_ id: QuoteID) {
    // The form may have gone meanwhile, such as because the professional was signed out.
    guard navigator.stack.contains(where: { $0 === form }) else { return }
    // The one beneath may be the very same, which has been changed.
    if navigator.stack.dropLast().last?.address?.description == QuotesPath.quote(id).text {
      navigator.pop()
    } else {
      navigator.replace(with: quote.build(id, coordinator: self))
    }
  }
  func requestSelected(_ id: RequestID) { ways.request(id) }
  func unsentRequested() { ways.unsent() }
}
