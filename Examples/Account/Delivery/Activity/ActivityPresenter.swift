import AccountModel
import Foundation
import Observation
import Sillar
import SillarModel

struct ActivityState: Equatable, Sendable {
  var list = Loadable<Activity>()
  /// What is in the list, by day.
  var days: [ActivityDay] = []
  var nextPage = NextPage()
}

/// What goes on at the end of a list.
struct NextPage: Equatable, Sendable {
  var isLoading = false
  /// Why there is no more to be seen, although there is more.
  var failure: Failure?
}

enum ActivityEvent: Sendable {
  case endReached
  case nextPageRetried
  case retried
}

/// All that came in and went out, page by page.
@Observable final class ActivityPresenter: Presenter {
  private(set) var state = ActivityState()
  @ObservationIgnored private let browse: any BrowseActivity
  @ObservationIgnored private let pageSize: Int
  @ObservationIgnored private let words: Localization
  @ObservationIgnored private let recovery: Recovery

  init(
    browse: any BrowseActivity, pageSize: Int, words: Localization, recovery: Recovery
  ) {
    self.browse = browse
    self.pageSize = pageSize
    self.words = words
    self.recovery = recovery
  }

  func run() async {
    await recovery.watchAge { now in if let older = state.list.aged(at: now) { state.list = older }
    }
  }

  func runWhileVisible() async {
    await load()
    await recovery.run(
      isNeeded: { state.list.needsRefresh || state.nextPage.failure?.canTryAgain == true },
      refresh: {
        if state.list.needsRefresh { await load() }
        if state.nextPage.failure != nil { await readOn() }
      })
  }

  func handle(_ event: ActivityEvent) async {
    switch event {
    case .endReached, .nextPageRetried: await readOn()
    case .retried:
      state.list.clearProblem()
      if !state.list.isLoading { await load() }
    }
  }

  private func load() async {
    state.list.begin()
    defer { state.list.end() }
    do {
      if let before = state.list.value {
        let answer = try await browse.refresh(before, limit: pageSize)
        // A page may have been added meanwhile: then the next refresh has it.
        if state.list.value == before { take(answer) }
      } else {
        for try await answer in browse.start(limit: pageSize) {
          if let read = state.list.value, read.movements.count > answer.value.movements.count {
            // More was read on from what is saved; it shall not go.
            take(try await browse.refresh(read, limit: pageSize))
          } else {
            take(answer)
          }
        }
      }
    } catch {
      state.list.fail(error)
    }
  }

  private func readOn() async {
    guard !state.nextPage.isLoading else { return }
    state.nextPage = NextPage(isLoading: true)
    defer { state.nextPage.isLoading = false }
    do {
      while let before = state.list.value, before.hasMore {
        let answer = try await browse.readOn(after: before, limit: pageSize)
        // Another list may have come meanwhile: it is the one to read on from.
        guard state.list.value == before else { continue }
        state.list.extend(answer, at: recovery.now())
        return group()
      }
    } catch {
      state.nextPage.failure = Failure(error)
    }
  }

  private func take(_ answer: Answer<Activity>) {
    state.list.take(answer, at: recovery.now())
    group()
  }

  private func group() {
    state.days = ActivityDay.days(
      of: state.list.value?.movements ?? [], words: words, now: recovery.now())
  }
}
