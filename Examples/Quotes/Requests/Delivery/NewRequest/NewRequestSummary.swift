import RequestsModel
import Sillar
import Work
import WorkDelivery

/// All that was filled in, and the way back to each step.
struct NewRequestSummary {
  let draft: RequestDraft
  let words: Localization

  @NodeBuilder<NewRequestEvent> var nodes: [Node<NewRequestEvent>] {
    let form = draft.form
    Text(words.text(RequestsString.summaryAdvice), .caption)
    Card {
      part(.kind, form.kind.map { words.text($0.localized) } ?? "")
      Divider()
      part(.description, form.title, form.description)
      Divider()
      part(.place, [form.postcode, form.city].filter { !$0.isEmpty }.joined(separator: " "))
      Divider()
      part(
        .photos,
        draft.photos.isEmpty
          ? words.text(RequestsString.photosNone)
          : words.text(RequestsString.photosCount, count: draft.photos.count))
      Divider()
      part(.timing, form.timing.map { words.text($0.localized) } ?? "")
    }.id("summary")
  }

  private func part(
    _ step: RequestStep, _ text: String, _ more: String = ""
  ) -> Node<NewRequestEvent> {
    Row {
      Column {
        Text(words.text(step.text), .caption)
        if draft.form.flaws(in: step.fields).isEmpty {
          Text(text)
          if !more.isEmpty { Text(more, .caption) }
        } else {
          Text(words.text(RequestsString.summaryMissing)).style(.negative)
        }
      }.style(.compact)
      Button(words.text(RequestsString.summaryChange), send: .stepChosen(step))
        .spoken(
          words.text(RequestsString.summaryChangeStep, ["step": words.text(step.text)]))
    }.style(.spread).id(step)
  }
}
