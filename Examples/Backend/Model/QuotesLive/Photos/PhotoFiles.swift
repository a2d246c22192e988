/// The storage of the bytes of photos.
///
///     let upload = try await files.begin()
///     for try await bytes in body { try await upload.append(bytes) }
///     let received = try await upload.finish()
public protocol PhotoFiles: Sendable {
  /// Begins the upload of a photo.
  func begin() async throws -> any PhotoUpload

  /// Returns part of a stored photo; fewer bytes than asked for only at its end.
  func bytes(of photo: PhotoID, from offset: Int, count: Int) async throws -> [UInt8]
}

/// The upload of a photo. It uses disk space until it is kept or discarded.
public protocol PhotoUpload: Sendable {
  /// - Throws: ``PhotoTooLarge`` when the photo has too many bytes.
  func append(_ bytes: [UInt8]) async throws

  /// Ends the upload, and reduces the file to the picture itself.
  ///
  /// - Throws: ``PhotoFault`` when the file is not a photo.
  func finish() async throws -> ReceivedPhoto

  /// Stores the upload as the file of a photo, atomically. Waits for the disk, and is called within a
  /// transaction, which may run twice.
  func keep(as photo: PhotoID) throws

  /// Deletes the upload. Does nothing to a photo that was kept.
  func discard() async
}

/// A photo has too many bytes.
public struct PhotoTooLarge: Error {
  /// The most bytes that a photo may have: 10 MiB.
  public static let limit = 10 * 1024 * 1024

  public init() {}
}

/// The result of an upload.
public struct ReceivedPhoto: Equatable, Sendable {
  public let format: PhotoFormat
  public let width: Int
  public let height: Int
  public let byteCount: Int
  /// The SHA-256 of the uploaded bytes, in hexadecimal.
  public let digest: String

  public init(_ photo: CleanPhoto, digest: String) {
    format = photo.format
    width = photo.width
    height = photo.height
    byteCount = photo.bytes.count
    self.digest = digest
  }
}
