import QuotesModel
import Sillar

struct QuoteBuilder {
  let actions: QuotesActions
  let words: Localization
  let recovery: Recovery

  func build(_ id: QuoteID, coordinator: any QuoteCoordinator) -> Screen {
    let quote = Loader(recovery: recovery) { [actions] in actions.quotes.quote(id) }
    return Screen(
      "quote", path: QuotesPath.quote(id).text, view: QuoteView(words: words),
      presenter: QuotePresenter(
        id: id, quote: quote, actions: actions, now: recovery.now, coordinator: coordinator))
  }
}
