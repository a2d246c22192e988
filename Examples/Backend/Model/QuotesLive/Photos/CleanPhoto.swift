/// A photo reduced to the picture itself: without location, names, comments, and data after the end of
/// the picture.
///
///     let photo = try CleanPhoto(of: bytes)
///     photo.format.mediaType   // image/jpeg
///     photo.bytes.count        // what is left of it
public struct CleanPhoto: Equatable, Sendable {
  public let format: PhotoFormat
  /// The displayed width; for a photo turned by 90°, this is the height stored in the file.
  public let width: Int
  public let height: Int
  public let bytes: [UInt8]

  /// - Throws: ``PhotoFault`` for anything but a complete JPEG, PNG or WebP file.
  public init(of bytes: [UInt8]) throws(PhotoFault) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = PhotoFormat(of: bytes) else {
      throw .otherKind(OtherFile.kind(of: bytes))
    }
    let file = PhotoBytes(bytes)
    self =
      switch format {
      case .jpeg: try JPEGCleaner.clean(file)
      case .png: try PNGCleaner.clean(file)
      case .webp: try WebPCleaner.clean(file)
      }
  }

  init(_ format: PhotoFormat, _ size: PixelSize, _ bytes: [UInt8]) {
    self.format = format
    width = size.width
    height = size.height
    self.bytes = bytes
  }
}
