import SillarData
import Work
import WorkInfra

/// Says that a request is not wanted any more.
struct CancelRequestCommand: RequestDetailCommand {
  static let kind = RequestCommand.cancel.rawValue

  let effect: String
  let request: RequestID
  let cancellation: RequestDTO.Cancellation
}

/// Says that the work is done.
struct FinishRequestCommand: RequestDetailCommand {
  static let kind = RequestCommand.finish.rawValue

  let effect: String
  let request: RequestID
}

/// Rates who did the work.
struct RateWorkCommand: RequestDetailCommand {
  static let kind = RequestCommand.rate.rawValue

  let effect: String
  let request: RequestID
  let rating: RequestDTO.Rating
}

/// Adds a photo that the service has, or will have had before.
struct AddPhotoCommand: RequestDetailCommand {
  static let kind = RequestCommand.addPhoto.rawValue

  struct Body: Encodable, Sendable {
    let photo: PhotoID
  }

  let effect: String
  let request: RequestID
  let photo: PhotoID
}
