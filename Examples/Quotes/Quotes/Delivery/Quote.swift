import Foundation
import Money
import MoneyDelivery
import Observation
import QuotesModel
import Sillar
import Work
import WorkDelivery

struct QuoteState: Equatable, Sendable {
  let quote: Loaded<Quote>
  let viewer: PersonID
  let today: Day
  let hasSection: Bool
  let takingBack: Sending
}

enum QuoteEvent: Sendable { case requestSelected, unsentRequested, takenBack, retried }

/// A quote: what is offered, until when it can be accepted, and what became of it.
@Observable final class QuotePresenter: Presenter {
  private let quote: Loader<Quote>
  private let takingBack = Submission()
  private let context: ModuleContext
  private let viewer: PersonID
  private let coordinator: QuotesCoordinator
  @ObservationIgnored var hasSection = false

  var state: QuoteState {
    QuoteState(
      quote: quote.state, viewer: viewer, today: Day(of: context.now()), hasSection: hasSection,
      takingBack: takingBack.state)
  }

  init(
    _ id: QuoteID, _ context: ModuleContext, viewer: PersonID, coordinator: QuotesCoordinator
  ) {
    let quotes = coordinator.quotes
    quote = Loader(context) { quotes.quote(id) }
    self.context = context
    self.viewer = viewer
    self.coordinator = coordinator
  }

  func run() async { await quote.run() }

  func handle(_ event: QuoteEvent) async {
    switch event {
    case .retried: await quote.retry()
    case .unsentRequested: coordinator.links.unsent()
    case .requestSelected:
      if let quote = quote.state.value { coordinator.links.request(quote.request) }
    case .takenBack:
      guard let change = quote.state.value?.unsent else { return }
      let done: Void? = await takingBack.run { try await coordinator.quotes.takeBack(change.id) }
      // Nothing is left of an offer that the service has never had.
      if done != nil, change.kind == .offered { coordinator.close() }
    }
  }
}

struct QuoteView: View {
  func body(_ state: QuoteState) -> [Node<QuoteEvent>] {
    Text(title(state), .title)
    Loading(state.quote, Words.loading, retry: .retried) { quote in
      let today = quote.state(on: state.today)
      Row { Badge(Words(today), today.badge) }
      UnsentAlert(quote.unsent.map { [$0] } ?? [], show: .unsentRequested, takeBack: .takenBack)
      ProblemAlert(state.takingBack.problem)
      Text(
        Words(today, isOwn: quote.professional.id == state.viewer).with([
          "name": quote.professional.name, "date": LocalizedText.date(quote.validUntil.noon),
        ]))
      items(quote)
      if state.hasSection { ChildScreen("section") }
      Row { Button(Words.showRequest, send: .requestSelected) }
    }
  }

  private func title(_ state: QuoteState) -> LocalizedText {
    guard let professional = state.quote.value?.professional else { return Words.title.localized }
    return professional.id == state.viewer
      ? Words.titleYours.localized : Words.titleFrom.with(["name": professional.name])
  }

  private func items(_ quote: Quote) -> Card<QuoteEvent> {
    Card {
      let lines = quote.items.enumerated().map { Line(id: $0.offset, item: $0.element) }
      List(lines, label: Words.items) { line in
        Row {
          Column {
            Text(line.item.text)
            Text(
              Words.quantityAndPrice.with([
                "quantity": LocalizedText.number(line.item.quantity), "price": line.item.price,
              ]), .caption)
          }.style(.compact)
          if let total = line.item.total { Text(total) }
        }.style(.spread)
      }
      Divider()
      Row {
        Text(Words.total, .heading)
        Text(quote.total).style(.amount)
      }.style(.spread)
    }
  }

  private struct Line: Identifiable, Equatable {
    let id: Int
    let item: QuoteItem
  }
}

extension Quote.State {
  fileprivate var badge: BadgeRole {
    switch self {
    case .offered: .neutral
    case .accepted: .positive
    case .declined, .withdrawn: .negative
    case .expired: .warning
    }
  }
}
