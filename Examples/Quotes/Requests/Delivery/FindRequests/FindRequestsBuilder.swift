import RequestsModel
import Sillar

struct FindRequestsBuilder {
  let actions: RequestsActions
  let words: Localization
  let recovery: Recovery
  let menu: RequestsCoordinator.Menu?

  func build(coordinator: any FindRequestsCoordinator) -> Screen {
    let own = Loader(recovery: recovery) { [actions] in actions.requests.own() }
    return Screen(
      "find-requests", path: "/", view: FindRequestsView(words: words, hasMenu: menu != nil),
      presenter: FindRequestsPresenter(
        own: own, actions: actions, recovery: recovery, coordinator: coordinator),
      children: menu?().map { ["menu": $0] } ?? [:])
  }
}
