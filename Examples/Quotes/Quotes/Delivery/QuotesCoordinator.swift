public import QuotesModel
public import Sillar
public import Work

/// The entry point of Quotes: the screen of a quote.
///
/// ```swift
/// func show(
///   _ id: QuoteID, _ context: ModuleContext, _ quotes: any QuotesRepository, to ana: Person
/// ) {
///   let links = QuotesCoordinator.Links(request: { print("request \($0)") }, unsent: {})
///   QuotesCoordinator(context, quotes: quotes, viewer: ana.id, links: links).show(id)
/// }
/// ```
public final class QuotesCoordinator: Coordinator {
  /// The ways to screens of other modules.
  public struct Links {
    let request: (RequestID) -> Void
    let unsent: () -> Void

    /// - Parameters:
    ///   - request: Shows a request.
    ///   - unsent: Shows the list of what was not sent.
    public init(request: @escaping (RequestID) -> Void, unsent: @escaping () -> Void) {
      self.request = request
      self.unsent = unsent
    }
  }

  /// A slot: makes the section below a quote, such as the buttons that accept it. The quote is nil until it is read.
  public typealias Section = (Driver<Quote?>) -> Screen?

  let quotes: any QuotesRepository
  let links: Links
  private let context: ModuleContext
  private let viewer: PersonID
  private let section: Section

  /// - Parameter viewer: The person who is signed in: their own quotes are told from those of others.
  public init(
    _ context: ModuleContext, quotes: any QuotesRepository, viewer: PersonID, links: Links,
    section: @escaping Section = { _ in nil }
  ) {
    self.context = context
    self.quotes = quotes
    self.viewer = viewer
    self.links = links
    self.section = section
  }

  /// Does nothing: there is no first quote.
  public func start() {}

  public var routes: [Destination] {
    Destination(
      QuoteRoute.self, beneath: { _ in [HomeRoute()] }, build: { self.screen($0.quote) })
  }

  public func show(_ id: QuoteID) { context.navigator.push(screen(id)) }

  /// Removes the screen of an offer that was given up.
  func close() { context.navigator.pop() }

  private func screen(_ id: QuoteID) -> Screen {
    let presenter = QuotePresenter(id, context, viewer: viewer, coordinator: self)
    let section = section(Driver { presenter.state.quote.value })
    presenter.hasSection = section != nil
    return Screen(
      "quote", at: QuoteRoute(quote: id), view: QuoteView(), presenter: presenter,
      children: section.map { ["section": $0] } ?? [:])
  }
}
