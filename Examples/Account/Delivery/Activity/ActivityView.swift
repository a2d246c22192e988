import AccountModel
import Sillar

struct ActivityView: View {
  let words: Localization

  func body(_ state: ActivityState) -> [Node<ActivityEvent>] {
    Text(words.text(AccountString.activityTitle), .title)
    if let staleness = state.list.staleness { StalenessLine(staleness: staleness, words: words) }
    if let list = state.list.value {
      if list.movements.isEmpty {
        EmptyState(
          words.text(AccountString.activityEmpty), words.text(AccountString.activityEmptyAdvice))
      } else {
        ActivityDays(
          days: state.days, words: words,
          onEndReached: list.hasMore && state.nextPage.failure == nil ? .endReached : nil)
        footer(state.nextPage)
      }
    } else if let failure = state.list.failure {
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Progress(words.text(AccountString.activityLoading))
    }
  }

  @NodeBuilder<ActivityEvent> private func footer(_ next: NextPage) -> [Node<ActivityEvent>] {
    if let failure = next.failure {
      FailureAlert(failure: failure, words: words, retry: .nextPageRetried)
    } else if next.isLoading {
      Progress(words.text(AccountString.activityMore))
    }
  }
}
