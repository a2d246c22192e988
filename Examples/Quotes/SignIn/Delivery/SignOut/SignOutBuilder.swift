import SignInModel
import Sillar

struct SignOutBuilder {
  let actions: SignInActions
  let words: Localization

  func build(_ count: UnsentCount, coordinator: any SignOutCoordinator) -> Screen {
    Screen(
      "sign-out", view: SignOutView(words: words),
      presenter: SignOutPresenter(
        count: count, signOut: actions.signOut, coordinator: coordinator))
  }
}
