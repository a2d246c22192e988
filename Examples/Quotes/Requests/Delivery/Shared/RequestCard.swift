import RequestsModel
import Sillar
import Work
import WorkDelivery

/// A request in a list: what, where, since when, how it stands, and whether the service knows of it.
struct RequestCard<Event: Sendable>: ViewPart {
  private let request: RequestSummary
  private let words: Localization
  private let select: Event
  private let figures: String
  private let isNews: Bool
  private let actions: [Node<Event>]

  /// - Parameters:
  ///   - select: Sent when the request itself is tapped.
  ///   - figures: What there is to say about professionals.
  ///   - isNews: Whether that is what somebody looks for in the list.
  ///   - actions: What stands below it.
  init(
    request: RequestSummary, words: Localization, select: Event, figures: String,
    isNews: Bool = false, @NodeBuilder<Event> actions: () -> [Node<Event>] = { [] }
  ) {
    self.request = request
    self.words = words
    self.select = select
    self.figures = figures
    self.isNews = isNews
    self.actions = actions()
  }

  var body: [Node<Event>] {
    Card {
      Row(send: select) {
        Column {
          Text(request.contents.title, .heading)
          Text(description, .caption)
          Text(figures, .caption).style(isNews ? .accent : .muted)
        }.style(.compact)
        Column {
          StateBadge(request.state)
          if let sending = request.sending { SendingBadge(sending: sending, words: words) }
        }.style(.figures)
      }.style(.spread)
      if !actions.isEmpty { Column { actions } }
    }
  }

  private var description: String {
    [
      words.text(request.contents.kind.localized), request.contents.place.city,
      words.briefDate(request.created),
    ].joined(separator: " · ")
  }
}

/// Marks what the service does not know yet.
struct SendingBadge<Event: Sendable>: ViewPart {
  let sending: RequestSummary.Sending
  let words: Localization

  var body: [Node<Event>] {
    switch sending {
    case .waiting: Badge(words.text(RequestsString.sendingWaiting), .neutral)
    case .needsAttention: Badge(words.text(RequestsString.sendingParked), .negative)
    }
  }
}
