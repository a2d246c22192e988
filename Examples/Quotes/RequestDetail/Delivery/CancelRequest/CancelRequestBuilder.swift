import RequestDetailModel
import Sillar

struct CancelRequestBuilder {
  let actions: RequestDetailActions
  let words: Localization

  func build(_ request: RequestDetail, coordinator: any CancelRequestCoordinator) -> Screen {
    Screen(
      "cancel-request", view: CancelRequestView(words: words),
      presenter: CancelRequestPresenter(
        request: request, cancelRequest: actions.cancelRequest, coordinator: coordinator))
  }
}
