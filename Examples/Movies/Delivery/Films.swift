import MoviesModel
import Observation
import Sillar
import SillarModel

/// A list of films: a category, or the results of a search.
struct FilmsState<List: PartialList>: Equatable, Sendable where List.Item == Movie {
  let heading: LocalizedText
  let label: LocalizedText
  let list: Paged<List>
  let layout: MovieLayout
  let empty: LocalizedText
  let advice: Words
}

extension FilmsState<PagedMovies> {
  init(_ category: MovieCategory, _ list: Paged<PagedMovies>, _ layout: MovieLayout) {
    self.init(
      heading: category.localized,
      label: Words.listLabel.with(["category": category]), list: list, layout: layout,
      empty: Words.emptyList.localized, advice: .emptyListAdvice)
  }
}

extension FilmsState<SearchResults> {
  init(_ query: SearchQuery?, _ list: Paged<SearchResults>, _ layout: MovieLayout) {
    let text = query?.text ?? ""
    let shortText = text.count > 60 ? text.prefix(60) + "…" : text
    let heading = Words.results.with(["text": shortText])
    self.init(
      heading: heading, label: heading, list: list, layout: layout,
      empty: Words.nothingFound.with(["text": shortText]),
      advice: query?.criterion == .all ? .checkSpelling : .chooseAll)
  }
}

enum FilmsEvent: Equatable, Sendable {
  case list(PageEvent)
  case selected(Movie)
}

/// Shows a list that Home holds, and loads it while the screen is visible.
@Observable final class FilmsViewModel<List: PartialList>: Presenter where List.Item == Movie {
  private let films: Driver<FilmsState<List>>
  private let load: () async -> Void
  private let keepLoaded: () async -> Void
  private let handlePage: (PageEvent) async -> Void
  private let coordinator: MoviesCoordinator

  var state: FilmsState<List> { films.value }

  init(
    _ films: Driver<FilmsState<List>>, load: @escaping () async -> Void,
    run: @escaping () async -> Void, handle: @escaping (PageEvent) async -> Void,
    _ coordinator: MoviesCoordinator
  ) {
    self.films = films
    self.load = load
    keepLoaded = run
    handlePage = handle
    self.coordinator = coordinator
  }

  func run() async { await load() }
  func runWhileVisible() async { await keepLoaded() }

  func handle(_ event: FilmsEvent) async {
    switch event {
    case .list(let event): await handlePage(event)
    case .selected(let movie): coordinator.show(movie)
    }
  }
}

struct FilmsView<List: PartialList>: View where List.Item == Movie {
  func body(_ state: FilmsState<List>) -> [Node<FilmsEvent>] {
    PagedList(
      state.list, with: state.layout, columns: state.layout == .grid ? 160 : nil,
      heading: state.heading, label: state.label, empty: state.empty, advice: state.advice,
      event: FilmsEvent.list
    ) { movie, layout in
      switch layout {
      case .list: row(movie)
      case .grid: card(movie)
      }
    }
  }

  private func row(_ movie: Movie) -> Node<FilmsEvent> {
    Row(send: .selected(movie)) {
      if let poster = movie.poster {
        Picture(.stored(poster.name(.thumbnail)), description: "").style(.portrait)
      }
      Column {
        Text(movie.title, .heading)
        if let summary = movie.yearAndRating { Text(summary, .caption) }
        if !movie.overview.isEmpty { Text(movie.overview).style(.brief) }
      }.style(.compact)
    }.linked(to: MovieRoute(id: movie.id))
  }

  private func card(_ movie: Movie) -> Node<FilmsEvent> {
    Card(send: .selected(movie)) {
      if let poster = movie.poster {
        Picture(.stored(poster.name(.poster)), description: "").style(.portrait)
      }
      Text(movie.title, .heading)
      if let year = movie.released?.year { Text("\(year)", .caption) }
    }.linked(to: MovieRoute(id: movie.id))
  }
}

extension Movie {
  /// The year and the rating, such as `1999 · 8.2 of 10`; nil when neither is known.
  fileprivate var yearAndRating: LocalizedText? {
    let parts: [LocalizedText?] = [
      released.map { "\($0.year)" }, rating?.text(isSample: hasSampleNumbers),
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : .joined(known, separator: " · ")
  }
}
