public import Sillar
public import Work

/// A request in a list: its title, kind, city, age and state, and a badge while it has unsent changes.
public struct RequestCard<Event: Equatable & Sendable>: ViewPart {
  private let request: WorkRequest
  private let figures: LocalizedText
  private let isNews: Bool
  private let select: Event
  private let route: any Route
  private let actions: [Node<Event>]

  /// - Parameters:
  ///   - figures: A line about the professionals of the request.
  ///   - isNews: True to draw the line in the accent color.
  ///   - select: Sent when the request itself is tapped.
  ///   - route: The screen that this leads to.
  ///   - actions: The nodes below the request.
  public init(
    _ request: WorkRequest, figures: some Localizable, isNews: Bool = false, select: Event,
    route: some Route, @NodeBuilder<Event> actions: () -> [Node<Event>] = { [] }
  ) {
    self.request = request
    self.figures = figures.localized
    self.isNews = isNews
    self.select = select
    self.route = route
    self.actions = actions()
  }

  public var body: [Node<Event>] {
    let contents = request.contents
    Card {
      Row(send: select) {
        Column {
          Text(contents.title, .heading)
          Text(
            LocalizedText.joined(
              [contents.kind, contents.place.city, LocalizedText.age(of: request.created)],
              separator: " · "), .caption)
          Text(figures, .caption).style(isNews ? .accent : .muted)
        }.style(.compact)
        Column {
          StateBadge(state: request.state)
          if request.needsAttention {
            Badge(Words.notSent, .negative)
          } else if !request.unsent.isEmpty {
            Badge(Words.waiting)
          }
        }.style(.figures)
      }.linked(to: route).style(.spread)
      if !actions.isEmpty { Column { actions } }
    }
  }
}

/// The state of a request in a word.
struct StateBadge<Event: Equatable & Sendable>: ViewPart {
  let state: RequestState

  var body: [Node<Event>] {
    switch state {
    case .open: Badge(state, .warning)
    case .assigned, .done: Badge(state, .positive)
    case .cancelled: Badge(state)
    }
  }
}

/// Initials in the place of a portrait. They repeat the name beside them.
public struct Avatar<Event: Equatable & Sendable>: ViewPart {
  private let name: String

  public init(name: String) { self.name = name }

  public var body: [Node<Event>] {
    Text(initials).style(.avatar).hiddenFromAssistiveTechnology()
  }

  private var initials: String {
    name.split(whereSeparator: \.isWhitespace).prefix(2).compactMap(\.first)
      .map { $0.uppercased() }.joined()
  }
}
