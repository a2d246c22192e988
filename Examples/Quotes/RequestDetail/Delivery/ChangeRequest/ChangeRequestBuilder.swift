import RequestDetailModel
import Sillar

struct ChangeRequestBuilder {
  let actions: RequestDetailActions
  let words: Localization

  func build(_ request: RequestDetail, coordinator: any ChangeRequestCoordinator) -> Screen {
    Screen(
      "change-request", view: ChangeRequestView(words: words),
      presenter: ChangeRequestPresenter(
        request: request, changeRequest: actions.changeRequest, coordinator: coordinator))
  }
}
