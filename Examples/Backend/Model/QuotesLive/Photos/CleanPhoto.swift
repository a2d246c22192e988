/// A photo of which nothing is left but the picture: no place where it was taken, no names, no
/// comments, and nothing behind its end.
///
///     let photo = try CleanPhoto(of: bytes)
///     photo.format.mediaType   // image/jpeg
///     photo.bytes.count        // what is left of it
public struct CleanPhoto: Equatable, Sendable {
  public let format: PhotoFormat
  /// As it is seen, which for a photo that lies on its side is the height of what is in the file.
  public let width: Int
  public let height: Int
  public let bytes: [UInt8]

  /// - Throws: ``PhotoFault`` for anything but a whole JPEG, PNG or WebP file.
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
