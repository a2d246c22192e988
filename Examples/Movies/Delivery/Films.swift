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

enum FilmsEvent: Equatable, Sendable {
  case list(PageEvent)
  case selected(Movie.ID)
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
    case .selected(let id):
      coordinator.showMovie(id, known: state.list.list.value?.items.first { $0.id == id })
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
      case .list: row(FilmRow(movie))
      case .grid: card(FilmRow(movie))
      }
    }
  }

  private func row(_ film: FilmRow) -> Node<FilmsEvent> {
    Row(send: .selected(film.id)) {
      if let poster = film.thumbnail {
        Picture(.stored(poster), description: "").style(.portrait)
      }
      Column {
        Text(film.title, .heading)
        if let summary = film.yearAndRating { Text(summary, .caption) }
        if !film.overview.isEmpty { Text(film.overview).style(.brief) }
      }.style(.compact)
    }.linked(to: MovieRoute(id: film.id))
  }

  private func card(_ film: FilmRow) -> Node<FilmsEvent> {
    Card(send: .selected(film.id)) {
      if let poster = film.poster {
        Picture(.stored(poster), description: "").style(.portrait)
      }
      Text(film.title, .heading)
      if let year = film.year { Text(year, .caption) }
    }.linked(to: MovieRoute(id: film.id))
  }
}
