import Sillar
import UnsentModel

struct DiscardUnsentBuilder {
  let actions: UnsentActions
  let words: Localization
  let wording: UnsentWording

  func build(_ entry: UnsentEntry, coordinator: any DiscardUnsentCoordinator) -> Screen {
    Screen(
      "discard-unsent", view: DiscardUnsentView(words: words, wording: wording),
      presenter: DiscardUnsentPresenter(
        entry: entry, discard: actions.discardUnsent, coordinator: coordinator))
  }
}
