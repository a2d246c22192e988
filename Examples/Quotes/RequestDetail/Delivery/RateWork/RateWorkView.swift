import RequestDetailModel
import Sillar
import Work

struct RateWorkView: View {
  let words: Localization

  func body(_ state: RateWorkState) -> [Node<RateWorkEvent>] {
    Text(
      words.text(
        RequestDetailString.rateTitle, ["name": state.request.worker?.person.name ?? ""]), .title)
    if state.areStarsMissing {
      Alert(words.text(RequestDetailString.rateStarsMissing), "", .error).id("missing")
    }
    Rating(
      words.text(RequestDetailString.rateStars), value: Double(state.stars),
      send: { .starsGiven($0) })
    TextArea(
      words.text(RequestDetailString.rateText), text: state.text,
      placeholder: words.text(RequestDetailString.rateTextExample),
      error: state.isTextTooLong
        ? words.text(RequestDetailString.textTooLong, count: WorkRating.longestText) : nil,
      send: { .textChanged($0) })
    Text(words.text(RequestDetailString.rateAdvice), .caption)
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .confirmed)
    }
    Row {
      Button(words.text(RequestDetailString.rateConfirm), .primary, send: .confirmed)
        .disabled(state.isSending || state.isTextTooLong)
      Button(words.text(RequestDetailString.rateLater), send: .left)
    }
  }
}
