/// Why a file is not taken as a photo.
///
///     do {
///       let photo = try CleanPhoto(of: bytes)
///     } catch {
///       print(error.detail)   // This is an SVG drawing; a photo is a JPEG, PNG or WebP file.
///     }
public enum PhotoFault: Error, Equatable {
  case empty
  /// - Parameter kind: what it seems to be, with its article, if that is known.
  case otherKind(String?)
  /// It ends before it should.
  case cutOff
  /// - Parameter what: what is wrong with it, as a sentence without its first words.
  case damaged(_ what: String)
  case tooManyPixels
  case animated

  /// A word for programs, which word it for people in their language.
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
