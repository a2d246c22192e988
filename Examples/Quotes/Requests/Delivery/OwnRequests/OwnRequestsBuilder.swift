import RequestsModel
import Sillar

struct OwnRequestsBuilder {
  let actions: RequestsActions
  let words: Localization
  let recovery: Recovery
  let menu: RequestsCoordinator.Menu?

  func build(coordinator: any OwnRequestsCoordinator) -> Screen {
    let requests = Loader(recovery: recovery) { [actions] in actions.requests.own() }
    return Screen(
      "own-requests", path: "/", view: OwnRequestsView(words: words, hasMenu: menu != nil),
      presenter: OwnRequestsPresenter(
        requests: requests, actions: actions, coordinator: coordinator),
      children: menu?().map { ["menu": $0] } ?? [:])
  }
}
