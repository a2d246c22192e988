import MoneyDelivery
import Observation
import QuotesModel
import Sillar
import Work
import WorkDelivery

struct QuoteState: Equatable, Sendable {
  let quote: Loaded<Quote>
  let today: Day
  let takingBack: Sending
}

enum QuoteEvent: Equatable, Sendable { case requestSelected, unsentRequested, takenBack, retried }

/// Shows a quote: its lines, the day until which it can be accepted, and its state.
@Observable final class QuotePresenter: Presenter {
  private let quote: Loader<Quote>
  private let takingBack = Submission()
  private let coordinator: QuotesCoordinator

  var state: QuoteState {
    QuoteState(
      quote: quote.state, today: Day(of: coordinator.context.now()), takingBack: takingBack.state)
  }

  init(_ id: QuoteID, coordinator: QuotesCoordinator) {
    quote = Loader(coordinator.context) { coordinator.quotes.quote(id) }
    self.coordinator = coordinator
  }

  func run() async { await quote.run() }

  func handle(_ event: QuoteEvent) async {
    switch event {
    case .retried: await quote.retry()
    case .unsentRequested: coordinator.showUnsent()
    case .requestSelected:
      if let quote = quote.state.value { coordinator.showRequest(quote.request) }
    case .takenBack:
      guard let change = quote.state.value?.unsent else { return }
      let done: Void? = await takingBack.run { try await coordinator.quotes.takeBack(change.id) }
      // The service has never had the offer, so there is no quote to show.
      if done != nil, change.kind == .offered { coordinator.close() }
    }
  }
}

struct QuoteView: View {
  let viewer: PersonID
  let hasSection: Bool

  func body(_ state: QuoteState) -> [Node<QuoteEvent>] {
    Text(title(state.quote.value), .title)
    Loading(state.quote, Words.loading, retry: .retried) { quote in
      let texts = quote.state(on: state.today).texts
      Row { Badge(texts.name, texts.color) }
      UnsentAlert(quote.unsent.map { [$0] } ?? [], show: .unsentRequested, takeBack: .takenBack)
      ProblemAlert(state.takingBack.problem)
      Text(
        (quote.professional.id == viewer ? texts.yours : texts.theirs).with([
          "name": quote.professional.name, "date": LocalizedText.date(quote.validUntil.noon),
        ]))
      items(quote)
      if hasSection { ChildScreen("section") }
      Row { Button(Words.showRequest, send: .requestSelected).openingScreen() }
    }
  }

  private func title(_ quote: Quote?) -> LocalizedText {
    guard let professional = quote?.professional else { return Words.title.localized }
    if professional.id == viewer { return Words.titleYours.localized }
    return Words.titleFrom.with(["name": professional.name])
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
