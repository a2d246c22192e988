import Sillar
import UnsentModel

struct UnsentListBuilder {
  let actions: UnsentActions
  let words: Localization
  let wording: UnsentWording
  let changes: UnsentChanges

  func build(coordinator: any UnsentListCoordinator) -> Screen {
    Screen(
      "unsent", path: "/unsent",
      view: UnsentListView(words: words, wording: wording, changeable: changes.kinds),
      presenter: UnsentListPresenter(actions: actions, coordinator: coordinator))
  }
}
