import CatalogModel
import Observation
import Sillar
import SillarModel

protocol ShopCoordinator: AnyObject {
  func productSelected(_ id: Product.ID)
}

/// What the shop sells, by category and by what is typed, page by page.
@Observable final class ShopPresenter: Presenter {
  /// How long the user must have typed nothing before it is searched.
  static let pause = Duration.milliseconds(400)

  private(set) var state: ShopState
  private let browse: any BrowseProducts
  private let getCategories: any GetCategories
  private let recovery: Recovery
  private let coordinator: any ShopCoordinator
  /// What was wanted last: a pause is waited for, or its products are awaited or there.
  @ObservationIgnored private var wanted: ProductQuery
  /// Whether it has been asked for.
  @ObservationIgnored private var isAsked = false
  /// Counts what was wanted: what comes for an earlier turn is too late.
  @ObservationIgnored private var turn = 0

  init(
    state: ShopState, browse: any BrowseProducts, getCategories: any GetCategories,
    recovery: Recovery, coordinator: any ShopCoordinator
  ) {
    self.state = state
    self.browse = browse
    self.getCategories = getCategories
    self.recovery = recovery
    self.coordinator = coordinator
    wanted = state.request
  }

  func run() async {
    if !isAsked { await ask() }
    await recovery.watchAge { now in
      if let older = state.listing.list.aged(at: now) { state.listing.list = older }
    }
  }

  func runWhileVisible() async {
    if state.categories.value == nil { await loadCategories() }
    await recovery.run(
      isNeeded: {
        state.listing.list.needsRefresh || state.categories.needsRefresh
          || state.listing.nextPage.failure?.maySolveItself == true
      },
      refresh: {
        if state.categories.needsRefresh { await loadCategories() }
        if state.listing.list.needsRefresh { await ask() }
        if state.listing.nextPage.failure != nil { await readOn() }
      })
  }

  func handle(_ event: ShopEvent) async {
    switch event {
    case .queryChanged(let query):
      state.query = query
      await requestTyped()
    case .querySubmitted: await requestConfirmed()
    case .categoryChosen(let category):
      state.category = category
      await requestConfirmed()
    case .productSelected(let id): coordinator.productSelected(id)
    case .endReached, .nextPageRetried: await readOn()
    case .retried:
      state.listing.list.clearProblem()
      if !state.listing.list.isLoading { await ask() }
    }
  }

  private func requestTyped() async {
    guard state.request != wanted else { return }
    want(state.request)
    let turn = turn
    guard !isAsked else { return }
    // What was typed away leads back to the list at once.
    if wanted.isSearch {
      guard (try? await recovery.clock.sleep(for: Self.pause)) != nil else { return }
    }
    if turn == self.turn, !isAsked { await ask() }
  }

  private func requestConfirmed() async {
    if state.request != wanted { want(state.request) }
    if !isAsked || state.listing.list.needsRefresh { await ask() }
  }

  private func want(_ request: ProductQuery) {
    turn += 1
    wanted = request
    isAsked = state.listing.answer(to: request) != nil
    state.listing.await()
    if isAsked { state.listing.end() }
  }

  /// Asks for what is wanted, or asks for it anew.
  private func ask() async {
    let (wanted, turn) = (wanted, turn)
    isAsked = true
    state.listing.list.begin()
    do {
      if state.listing.answer(to: wanted) == nil {
        try await loadFirstPage(wanted, turn)
      } else {
        try await refresh(wanted, turn)
      }
    } catch {
      if turn == self.turn { state.listing.fail(error, for: wanted) }
    }
    if turn == self.turn { state.listing.end() }
  }

  private func loadFirstPage(_ wanted: ProductQuery, _ turn: Int) async throws {
    for try await answer in browse.start(wanted) {
      guard turn == self.turn else { return }
      if let shown = state.listing.answer(to: wanted), shown.pagesRead > answer.value.pagesRead {
        // More was read on from what is saved; it shall not go.
        return try await refresh(wanted, turn)
      }
      state.listing.take(answer, to: wanted, at: recovery.now())
    }
  }

  private func refresh(_ wanted: ProductQuery, _ turn: Int) async throws {
    guard let before = state.listing.answer(to: wanted) else { return }
    let answer = try await browse.refresh(wanted, before)
    // A page may have been added meanwhile: then the next refresh has it.
    guard turn == self.turn, state.listing.answer(to: wanted) == before else { return }
    state.listing.take(answer, to: wanted, at: recovery.now())
  }

  private func readOn() async {
    guard isAsked, !state.listing.isOutdated, !state.listing.nextPage.isLoading else { return }
    let (wanted, turn) = (wanted, turn)
    state.listing.nextPage = NextPage(isLoading: true)
    defer { if turn == self.turn { state.listing.nextPage.isLoading = false } }
    do {
      while let before = state.listing.answer(to: wanted), before.hasMore {
        let answer = try await browse.readOn(wanted, after: before)
        guard turn == self.turn else { return }
        // Another list may have come meanwhile: it is the one to read on from.
        guard state.listing.answer(to: wanted) == before else { continue }
        return state.listing.list.extend(answer, at: recovery.now())
      }
    } catch {
      if turn == self.turn { state.listing.nextPage.failure = Failure(error) }
    }
  }

  private func loadCategories() async {
    state.categories.begin()
    defer { state.categories.end() }
    do {
      for try await answer in getCategories.execute() {
        state.categories.take(answer, at: recovery.now())
      }
    } catch {
      state.categories.fail(error)
    }
  }
}
