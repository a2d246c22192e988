import AccountModel
import Sillar

struct RequestsBuilder {
  let actions: AccountActions
  let words: Localization
  let options: AccountOptions
  let recovery: Recovery

  func build(coordinator: any RequestsCoordinator) -> Screen {
    let requests = Loader(recovery: recovery) { [actions] in actions.getRequests.execute() }
    return Screen(
      "requests", path: "/requests", view: RequestsView(words: words, options: options),
      presenter: RequestsPresenter(
        requests: requests, cancellation: RequestCancellation(cancel: actions.cancelRequest),
        coordinator: coordinator))
  }
}
