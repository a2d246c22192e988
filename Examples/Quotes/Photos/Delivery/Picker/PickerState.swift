import PhotosModel
import Sillar
import Work

struct PickerState: Equatable, Sendable {
  var added = AddedPhotos()
  var states: [PhotoID: PhotoState] = [:]
  var isKeeping = false
  var hasFailed = false

  func state(of photo: PhotoID) -> PhotoState { states[photo] ?? .waiting }
}

enum PickerEvent: Sendable {
  case chosen([PickedFile])
  case removed(PhotoID)
  case retried(PhotoID)
  case done
  case cancelled
}
