import SignInModel
import Sillar

struct AccountBuilder {
  static let path = "/account"

  let actions: SignInActions
  let words: Localization

  func build(coordinator: any AccountCoordinator) -> Screen {
    Screen(
      "account", path: Self.path, view: AccountView(words: words),
      presenter: AccountPresenter(actions: actions, coordinator: coordinator))
  }
}
