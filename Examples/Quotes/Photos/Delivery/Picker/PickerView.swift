import PhotosModel
import Sillar

struct PickerView: View {
  let words: Localization

  /// In megabytes.
  private var limit: [String: String] {
    ["size": words.number(PhotoLook.largestSize >> 20)]
  }

  func body(_ state: PickerState) -> [Node<PickerEvent>] {
    Text(words.text(PhotosString.title), .title)
    Text(words.text(PhotosString.advice, limit), .caption).style(.muted)
    FileField(
      words.text(PhotosString.field), accepts: PhotoKind.allCases.map(\.mediaType), several: true,
      send: { .chosen($0) })
    if state.isKeeping { Progress(words.text(PhotosString.keeping)) }
    for (place, refused) in state.added.refused.enumerated() {
      Alert(
        words.text(PhotosString.refused, ["name": refused.name]), text(of: refused.problem), .error
      ).style(.compact).id("refused \(place)")
    }
    if state.hasFailed { Alert(words.text(PhotosString.failure), "", .error) }
    if !state.added.photos.isEmpty {
      Section(words.text(PhotosString.chosen, count: state.added.photos.count)) {
        Grid(minimumWidth: 140) {
          for photo in state.added.photos {
            PhotoCard(photo: photo, state: state, words: words)
          }
        }
      }
    }
    Row {
      Button(words.text(PhotosString.done), .primary, send: .done).disabled(state.isKeeping)
      Button(words.text(PhotosString.cancel), send: .cancelled)
    }.id("end")
  }

  private func text(of problem: PhotoProblem) -> String {
    switch problem {
    case .empty: words.text(PhotosString.problemEmpty)
    case .tooLarge: words.text(PhotosString.problemTooLarge, limit)
    case .notAPhoto: words.text(PhotosString.problemNotAPhoto)
    case .notKept: words.text(PhotosString.problemNotKept)
    }
  }
}
