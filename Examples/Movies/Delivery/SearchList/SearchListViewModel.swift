import MoviesModel
import Observation
import Sillar
import SillarModel

/// How a search hears that its ``SearchRequest`` has changed.
protocol SearchInput: AnyObject {
  /// It is being typed: more may follow.
  func requestTyped() async
  /// It is what the user wants.
  func requestConfirmed() async
}

/// Searches as the user types.
@Observable final class SearchListViewModel: Presenter {
  /// How long the user must have typed nothing before it is searched.
  static let pause = Duration.milliseconds(500)

  private let request: Driver<SearchRequest>
  private let layout: Driver<MovieLayout>
  private let search: any SearchMovies
  private let recovery: Recovery
  private let onSelect: (Movie.ID) -> Void
  private var found = FoundMovies()
  /// What was wanted last: a pause is waited for, or its results are awaited or there.
  @ObservationIgnored private var wanted: SearchRequest?
  /// Whether it has been asked for.
  @ObservationIgnored private var isAsked = false
  /// Counts what was wanted: what comes for an earlier turn is too late.
  @ObservationIgnored private var turn = 0

  var state: SearchListState { SearchListState(layout: layout.value, found: found) }

  init(
    request: Driver<SearchRequest>, layout: Driver<MovieLayout>, search: any SearchMovies,
    recovery: Recovery, onSelect: @escaping (Movie.ID) -> Void
  ) {
    self.request = request
    self.layout = layout
    self.search = search
    self.recovery = recovery
    self.onSelect = onSelect
  }

  func run() async {
    await recovery.watchAge { now in
      if let older = found.results.aged(at: now) { found.results = older }
    }
  }

  func runWhileVisible() async {
    await recovery.run(
      isNeeded: { found.results.needsRefresh || found.nextPage.failure?.maySolveItself == true },
      refresh: {
        if found.results.needsRefresh { await ask() }
        if found.nextPage.failure != nil { await readOn() }
      })
  }

  func handle(_ event: SearchListEvent) async {
    switch event {
    case .movieSelected(let id): onSelect(id)
    case .endReached, .nextPageRetried: await readOn()
    case .retried:
      found.results.clearProblem()
      if !found.results.isLoading { await ask() }
    }
  }

  private func want(_ request: SearchRequest) {
    turn += 1
    wanted = request
    isAsked = found.answers(request)
    if request.isBlank { found = FoundMovies() } else { found.await() }
    if isAsked { found.end() }
  }

  /// Asks for what is wanted, or asks for it anew.
  private func ask() async {
    guard let wanted, !wanted.isBlank else { return }
    let (turn, before) = (turn, found.results.value)
    isAsked = true
    found.results.begin()
    do {
      let answer = try await answer(to: wanted)
      guard turn == self.turn else { return }
      // More may have been read on meanwhile: then the next refresh has it.
      if found.results.value == before { found.take(answer, to: wanted, at: recovery.now()) }
    } catch {
      guard turn == self.turn else { return }
      found.fail(error, for: wanted)
    }
    found.end()
  }

  /// As many results as are shown; what is shown, where there is nothing better.
  private func answer(to request: SearchRequest) async throws -> Answer<SearchResults> {
    let shown = found.answers(request) ? found.results.value : nil
    var fresh = Answer(SearchResults(), .live)
    repeat {
      fresh = try await search.execute(request.text, request.criterion, after: fresh.value)
      if let shown, fresh.freshness != .live { return fresh.map { _ in shown } }
    } while fresh.value.nextPage != nil && fresh.value.movies.count < shown?.movies.count ?? 0
    return fresh
  }

  private func readOn() async {
    guard let wanted, isAsked, !found.isOutdated, !found.nextPage.isLoading else { return }
    let turn = turn
    found.nextPage = NextPage(isLoading: true)
    defer { if turn == self.turn { found.nextPage.isLoading = false } }
    do {
      while let before = found.results.value, before.nextPage != nil {
        let answer = try await search.execute(wanted.text, wanted.criterion, after: before)
        guard turn == self.turn else { return }
        // Other results may have come meanwhile: they are the ones to read on from.
        guard found.results.value == before else { continue }
        return found.results.extend(answer, at: recovery.now())
      }
    } catch {
      if turn == self.turn { found.nextPage.failure = Failure(error) }
    }
  }
}

extension SearchListViewModel: SearchInput {
  func requestTyped() async {
    let request = request.value
    guard request != wanted else { return }
    want(request)
    let turn = turn
    guard !isAsked, !request.isBlank else { return }
    guard (try? await recovery.clock.sleep(for: Self.pause)) != nil, turn == self.turn, !isAsked
    else { return }
    await ask()
  }

  func requestConfirmed() async {
    let request = request.value
    if request != wanted { want(request) }
    if !isAsked || found.results.needsRefresh { await ask() }
  }
}
