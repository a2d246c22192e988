import ChatModel
import Sillar
import Work

/// Where messages are written.
struct Composer: ViewPart {
  let state: ChatState
  let words: Localization

  var body: [Node<ChatEvent>] {
    Column {
      if let failure = state.failure { FailureAlert(failure: failure, words: words) }
      if !state.draft.photos.isEmpty { photos }
      Button(words.text(ChatString.writePhoto), send: .photosRequested)
      TextArea(
        words.text(ChatString.writeLabel), text: state.draft.text,
        placeholder: words.text(ChatString.writeExample), error: problem,
        send: { .typed($0) })
      Button(words.text(ChatString.writeSend), .primary, send: .sent)
    }.style(.composer).id("composer")
  }

  private var photos: Node<ChatEvent> {
    Column {
      Text(words.text(ChatString.writePhotos, count: state.draft.photos.count), .caption)
      Grid(minimumWidth: 120) {
        for (place, photo) in state.draft.photos.enumerated() {
          Column {
            Picture(
              .stored("photo/\(photo.rawValue)"),
              description: words.text(ChatString.writeAttached)
            ).style(.square)
            Button(
              words.text(
                ChatString.writeRemovePhoto, ["number": words.number(place + 1)]), .destructive,
              send: .photoRemoved(place: place))
          }.style(.compact).id("\(place) \(photo.rawValue)")
        }
      }
    }.style(.compact)
  }

  private var problem: String? {
    // It can be seen coming, so it is said at once.
    if state.draft.excess > 0 {
      return words.text(ChatString.writeTooLong, count: state.draft.excess)
    }
    return switch state.draftProblem {
    case .empty: words.text(ChatString.writeEmpty)
    case .tooLong(let excess): words.text(ChatString.writeTooLong, count: excess)
    case nil: nil
    }
  }
}
