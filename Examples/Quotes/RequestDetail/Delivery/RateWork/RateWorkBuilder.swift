import RequestDetailModel
import Sillar

struct RateWorkBuilder {
  let actions: RequestDetailActions
  let words: Localization

  func build(_ request: RequestDetail, coordinator: any RateWorkCoordinator) -> Screen {
    Screen(
      "rate-work", view: RateWorkView(words: words),
      presenter: RateWorkPresenter(
        request: request, rateWork: actions.rateWork, coordinator: coordinator))
  }
}
