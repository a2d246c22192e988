import Foundation
import RequestsModel
import Sillar
import Work

struct NewRequestBuilder {
  let actions: RequestsActions
  let words: Localization
  let offersPhotos: Bool
  let picture: @Sendable (PhotoID) -> PictureSource?

  /// - Returns: The screen, and what knows its steps.
  func build(coordinator: any NewRequestCoordinator) -> (Screen, NewRequestPresenter) {
    let presenter = NewRequestPresenter(
      offersPhotos: offersPhotos, drafts: actions.drafts, createRequest: actions.createRequest,
      makeID: { RequestID(UUID()) }, coordinator: coordinator)
    let screen = Screen(
      "new-request", path: "/new", view: NewRequestView(words: words, picture: picture),
      presenter: presenter)
    return (screen, presenter)
  }
}
