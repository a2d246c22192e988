import AccountModel
import Foundation
import Sillar

struct AccountHomeBuilder {
  let actions: AccountActions
  let words: Localization
  let options: AccountOptions
  let recovery: Recovery

  func build(coordinator: any AccountHomeCoordinator) -> Screen {
    let overview = Loader(recovery: recovery) { [actions, options] in
      actions.getOverview.execute(movements: options.activityPageSize)
    }
    return Screen(
      "account-home", path: "/", view: AccountHomeView(words: words, options: options),
      presenter: AccountHomePresenter(
        overview: overview, words: words, now: recovery.now, coordinator: coordinator))
  }
}
