import AccountModel
import Observation
import Sillar
import SillarModel

struct ActivityState: Equatable, Sendable {
  let activity: Paged<Activity>
  let days: [ActivityDay]
  let hidesAmounts: Bool
}

enum ActivityEvent: Sendable {
  case list(PageEvent)
  case selected(Movement)
}

/// All movements, page by page, as they come in.
@Observable final class ActivityPresenter: Presenter {
  private let activity: Pager<Activity>
  private let source: any AccountSource
  private let privacy: Privacy
  private let context: ModuleContext
  private let coordinator: AccountCoordinator

  var state: ActivityState {
    let movements = activity.state.list.value?.items ?? []
    let days = ActivityDay.days(of: movements, context.words.calendar, now: context.now())
    return ActivityState(
      activity: activity.state, days: days, hidesAmounts: privacy.hidesAmounts)
  }

  init(
    _ context: ModuleContext, _ coordinator: AccountCoordinator, _ source: any AccountSource,
    _ privacy: Privacy
  ) {
    // The service gives as many at a time.
    let limit = min(max(1, context.configuration[AccountActivityPageSize.self]), 100)
    activity = Pager(context) { list in
      source.activity(after: list.next, limit: limit).mapValues { list.adding($0) }
    }
    self.source = source
    self.privacy = privacy
    self.context = context
    self.coordinator = coordinator
  }

  func run() async { for await _ in source.changes() { await activity.load() } }
  func runWhileVisible() async { await activity.run() }

  func handle(_ event: ActivityEvent) async {
    switch event {
    case .list(let event): await activity.handle(event)
    case .selected(let movement): coordinator.go(to: .movement(movement))
    }
  }
}

struct ActivityView: View {
  func body(_ state: ActivityState) -> [Node<ActivityEvent>] {
    Text(Words.activityTitle, .title)
    let paged = state.activity
    Loading(paged.list, Words.activityLoading, retry: .list(.retried)) { list in
      if list.items.isEmpty {
        EmptyState(Words.activityEmpty, Words.activityEmptyAdvice)
      } else {
        let mayReadOn = list.hasMore && paged.nextProblem == nil
        ActivityDays(
          days: state.days, hidesAmounts: state.hidesAmounts,
          endReached: mayReadOn ? .list(.endReached) : nil, select: { .selected($0) })
        if paged.isReadingOn { Progress(SillarString.loadingMore) }
        ProblemAlert(paged.nextProblem, retry: .list(.endReached))
      }
    }
  }
}
