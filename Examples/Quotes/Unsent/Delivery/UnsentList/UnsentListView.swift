import Sillar
import UnsentModel

struct UnsentListView: View {
  let words: Localization
  let wording: UnsentWording
  /// The kinds that can be made another.
  let changeable: Set<String>

  func body(_ state: UnsentListState) -> [Node<UnsentListEvent>] {
    Text(words.text(UnsentString.title), .title)
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .reloaded)
    }
    if let groups = state.groups {
      if groups.isEmpty {
        EmptyState(words.text(UnsentString.empty), words.text(UnsentString.emptyAdvice))
      } else {
        Text(words.text(UnsentString.advice), .caption)
        for group in groups {
          Section(wording.about(group)) {
            List(group.entries, label: wording.about(group)) { entry in
              UnsentCard(
                entry: entry, state: state, words: words, wording: wording,
                canChange: entry.isOpen && changeable.contains(entry.kind))
            }
          }.id(group.id)
        }
      }
    } else if state.failure == nil {
      Progress(words.text(UnsentString.loading))
    }
  }
}
