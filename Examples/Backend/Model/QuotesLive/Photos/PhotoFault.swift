/// The reason that a file is not accepted as a photo.
///
///     do {
///       let photo = try CleanPhoto(of: bytes)
///     } catch {
///       print(error.detail)   // This is an SVG drawing; a photo is a JPEG, PNG or WebP file.
///     }
public enum PhotoFault: Error, Equatable {
  case empty
  /// - Parameter kind: the apparent kind of the file, with its article; `nil` when unknown.
  case otherKind(String?)
  /// The file ends too early.
  case cutOff
  /// - Parameter what: the damage, to follow "The file is damaged:" in a sentence.
  case damaged(_ what: String)
  case tooManyPixels
  case animated

  /// A code for clients, which show a message in the user's language.
  public var reason: String {
    switch self {
    case .empty: "empty"
    case .otherKind: "other-kind"
    case .cutOff: "cut-off"
    case .damaged: "damaged"
    case .tooManyPixels: "too-many-pixels"
    case .animated: "animated"
    }
  }

  public var detail: String {
    switch self {
    case .empty: "The file is empty."
    case .otherKind(let kind?): "This is \(kind); a photo is a JPEG, PNG or WebP file."
    case .otherKind(nil): "This is not a JPEG, PNG or WebP file."
    case .cutOff: "The file ends before the photo does."
    case .damaged(let what): "The file is damaged: \(what)."
    case .tooManyPixels:
      "A photo may have at most \(PixelSize.longestSide) pixels on a side and "
        + "\(PixelSize.mostPixels / 1_000_000) million in all."
    case .animated: "This moves; a photo stands still."
    }
  }
}
