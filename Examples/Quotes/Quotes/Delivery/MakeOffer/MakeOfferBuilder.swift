import QuotesModel
import Sillar
import Work

struct MakeOfferBuilder {
  let actions: QuotesActions
  let words: Localization
  let recovery: Recovery

  func build(for request: RequestID, coordinator: any MakeOfferCoordinator) -> Screen {
    Screen(
      "make-offer", path: QuotesPath.offer(request).text, view: MakeOfferView(words: words),
      presenter: MakeOfferPresenter(
        request: request, actions: actions, format: PriceFormat(locale: words.locale),
        now: recovery.now, coordinator: coordinator))
  }
}
