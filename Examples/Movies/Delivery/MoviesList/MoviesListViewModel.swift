import MoviesModel
import Observation
import Sillar
import SillarModel

/// One category's list, page by page.
@Observable final class MoviesListViewModel: Presenter {
  private let category: MovieCategory
  private let layout: Driver<MovieLayout>
  private let browse: any BrowseMovies
  private let recovery: Recovery
  private let onSelect: (Movie.ID) -> Void
  private var list = Loadable<PagedMovies>()
  private var nextPage = NextPage()

  var state: MoviesListState {
    MoviesListState(category: category, layout: layout.value, list: list, nextPage: nextPage)
  }

  init(
    category: MovieCategory, layout: Driver<MovieLayout>, browse: any BrowseMovies,
    recovery: Recovery, onSelect: @escaping (Movie.ID) -> Void
  ) {
    self.category = category
    self.layout = layout
    self.browse = browse
    self.recovery = recovery
    self.onSelect = onSelect
  }

  func run() async {
    await load()
    await recovery.watchAge { now in if let older = list.aged(at: now) { list = older } }
  }

  func runWhileVisible() async {
    await recovery.run(
      isNeeded: { list.needsRefresh || nextPage.failure?.maySolveItself == true },
      refresh: {
        if list.needsRefresh { await load() }
        if nextPage.failure != nil { await readOn() }
      })
  }

  func handle(_ event: MoviesListEvent) async {
    switch event {
    case .movieSelected(let id): onSelect(id)
    case .endReached, .nextPageRetried: await readOn()
    case .retried:
      list.clearProblem()
      if !list.isLoading { await load() }
    }
  }

  private func load() async {
    list.begin()
    defer { list.end() }
    do {
      if list.value == nil { try await loadFirstPage() } else { try await refresh() }
    } catch {
      list.fail(error)
    }
  }

  private func loadFirstPage() async throws {
    for try await answer in browse.start(category) {
      if let list = list.value, list.pagesRead > answer.value.pagesRead {
        // More was read on from what is saved; it shall not go.
        try await refresh()
      } else {
        list.take(answer, at: recovery.now())
      }
    }
  }

  private func refresh() async throws {
    guard let before = list.value else { return }
    let answer = try await browse.refresh(category, before)
    // A page may have been added meanwhile: then the next refresh has it.
    if list.value == before { list.take(answer, at: recovery.now()) }
  }

  private func readOn() async {
    guard !nextPage.isLoading else { return }
    nextPage = NextPage(isLoading: true)
    defer { nextPage.isLoading = false }
    do {
      while let before = list.value, before.hasMore {
        let answer = try await browse.readOn(category, after: before)
        // Another list may have come meanwhile: it is the one to read on from.
        guard list.value == before else { continue }
        list.extend(answer, at: recovery.now())
        return
      }
    } catch {
      nextPage.failure = Failure(error)
    }
  }
}
