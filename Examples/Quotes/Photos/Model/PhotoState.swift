/// What has become of a photo that somebody has added.
///
/// ```swift
/// func isSettled(_ state: PhotoState) -> Bool { state == .sent }
/// ```
public enum PhotoState: Hashable, Sendable {
  /// It is on this side, and is sent as soon as that is possible.
  case waiting
  /// The service has it.
  case sent
  /// The service has refused it, and somebody has to say what is to become of it.
  case parked(Refusal)

  /// Why the service does not take a photo.
  public enum Refusal: Hashable, Sendable {
    case tooLarge
    case notAPhoto
    case notAllowed
    case other
  }
}
