import AccountModel
import Sillar

struct DeclineRequestBuilder {
  let actions: AccountActions
  let words: Localization

  /// - Parameter owner: The screen beneath, told when the request is declined.
  func build(
    _ request: PaymentRequest, owner: any RequestsOwner,
    coordinator: any DeclineRequestCoordinator
  ) -> Screen {
    Screen(
      "decline-request", view: DeclineRequestView(words: words),
      presenter: DeclineRequestPresenter(
        request: request, decline: actions.declineRequest, owner: owner, coordinator: coordinator))
  }
}
