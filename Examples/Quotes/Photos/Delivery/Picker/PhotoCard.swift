import PhotosModel
import Sillar
import Work

/// A photo that was chosen, what has become of it, and what can be done about it.
struct PhotoCard: ViewPart {
  let photo: AddedPhotos.Photo
  let state: PickerState
  let words: Localization

  var body: [Node<PickerEvent>] {
    Card {
      Picture(.stored("photo/\(photo.id.rawValue)"), description: photo.name).style(.square)
      Text(photo.name, .caption).style(.brief)
      mark
      remove
    }.id(photo.id)
  }

  @NodeBuilder<PickerEvent> private var mark: [Node<PickerEvent>] {
    switch state.state(of: photo.id) {
    case .sent: Badge(words.text(PhotosString.stateSent), .positive)
    case .waiting: Badge(words.text(PhotosString.stateWaiting), .warning)
    case .parked(let refusal):
      Badge(words.text(PhotosString.stateParked), .negative)
      Text(words.text(refusal.text), .caption)
      Button(words.text(PhotosString.retry), send: .retried(photo.id))
        .spoken("\(words.text(PhotosString.retry)) \(photo.name)")
    }
  }

  private var remove: Node<PickerEvent> {
    Button(words.text(PhotosString.remove), .destructive, send: .removed(photo.id))
      .spoken("\(words.text(PhotosString.remove)) \(photo.name)")
  }
}

extension PhotoState.Refusal {
  /// Why, in a few words.
  var text: PhotosString {
    switch self {
    case .tooLarge: .parkedTooLarge
    case .notAPhoto: .parkedNotAPhoto
    case .notAllowed: .parkedNotAllowed
    case .other: .parkedOther
    }
  }
}
