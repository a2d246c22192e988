import Sillar

/// What goes on at the end of a list.
struct NextPage: Equatable, Sendable {
  var isLoading = false
  /// Why there is no more to be seen, although there is more.
  var failure: Failure?
}

/// Stands below a list: that more is loading, or why not.
struct NextPageFooter<Event: Sendable>: ViewPart {
  let nextPage: NextPage
  let words: Localization
  let retry: Event

  var body: [Node<Event>] {
    if let failure = nextPage.failure {
      FailureAlert(failure: failure, words: words, retry: retry)
    } else {
      Progress(words.text(CatalogString.loadingMore))
    }
  }
}
