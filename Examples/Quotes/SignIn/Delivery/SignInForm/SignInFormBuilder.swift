import SignInModel
import Sillar

struct SignInFormBuilder {
  static let path = "/sign-in"

  let actions: SignInActions
  let words: Localization
  let options: SignInOptions
  let clock: any Clock<Duration>

  func build(coordinator: any SignInFormCoordinator) -> Screen {
    Screen(
      "sign-in", path: Self.path, view: SignInFormView(words: words),
      presenter: SignInFormPresenter(
        actions: actions, options: options, clock: clock, coordinator: coordinator))
  }
}
