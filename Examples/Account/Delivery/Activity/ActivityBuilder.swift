import AccountModel
import Sillar

struct ActivityBuilder {
  let actions: AccountActions
  let words: Localization
  let options: AccountOptions
  let recovery: Recovery

  func build() -> Screen {
    Screen(
      "activity", path: "/activity", view: ActivityView(words: words),
      presenter: ActivityPresenter(
        browse: actions.browseActivity, pageSize: options.activityPageSize, words: words,
        recovery: recovery))
  }
}
