import Foundation
public import QuotesModel
public import Sillar
public import Work
import WorkDelivery

/// The Quotes module of an app.
public enum QuotesModule {
  public static let module = Module(
    name: "Quotes", version: "3.0.0", requires: ["Work": "3.0.0"],
    resources: Bundle.module.bundleURL.appending(path: "Resources"), strings: [Words.self],
    routes: QuotesCoordinator.routes)
}

struct QuoteRoute: Route {
  let quote: QuoteID
  static let path = Path("/quotes/:quote", \.quote, make: Self.init)
}

/// The entry point of Quotes: the screen of a quote.
public final class QuotesCoordinator: Coordinator {
  let context: ModuleContext
  let quotes: any QuotesRepository
  let showRequest: (RequestID) -> Void
  let showUnsent: () -> Void
  private let viewer: PersonID
  private let section: (Driver<Quote?>) -> Screen?

  /// - Parameters:
  ///   - viewer: The person who is signed in: the texts of their own quotes differ from those of others.
  ///   - unsent: Shows the list of unsent changes.
  ///   - section: A slot: makes the section below a quote, such as the buttons that accept it. The quote is nil until it
  ///     is read.
  public init(
    _ context: ModuleContext, quotes: any QuotesRepository, viewer: PersonID,
    request: @escaping (RequestID) -> Void, unsent: @escaping () -> Void,
    section: @escaping (Driver<Quote?>) -> Screen? = { _ in nil }
  ) {
    self.context = context
    self.quotes = quotes
    self.viewer = viewer
    showRequest = request
    showUnsent = unsent
    self.section = section
  }

  /// Does nothing: there is no first quote.
  public func start() {}

  public static let destinations: [Destination<QuotesCoordinator>] = [
    Destination(QuoteRoute.self, beneath: { _ in [HomeRoute()] }, build: { $0.screen($1) })
  ]

  public func show(_ id: QuoteID) { context.navigator.push(screen(QuoteRoute(quote: id))) }

  /// Removes the screen of an offer that was taken back.
  func close() { context.navigator.pop() }

  private func screen(_ route: QuoteRoute) -> Screen {
    let presenter = QuotePresenter(route.quote, coordinator: self)
    let section = section(Driver { presenter.state.quote.value })
    return Screen(
      "quote", at: route, view: QuoteView(viewer: viewer, hasSection: section != nil),
      presenter: presenter, children: section.map { ["section": $0] } ?? [:])
  }
}
