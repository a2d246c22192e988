/// The storage of the bytes of photos.
///
///     let upload = try await files.begin()
///     for try await bytes in body { try await upload.append(bytes) }
///     let received = try await upload.finish()
public protocol PhotoFiles: Sendable {
  /// Begins the upload of a photo.
  func begin() async throws -> any PhotoUpload

  /// Returns part of a photo's file; fewer bytes than asked for only at its end.
  ///
  /// - Parameter file: see ``StoredPhoto/file``.
  /// - Throws: an error that names the file if it is missing.
  func bytes(of file: String, from offset: Int, count: Int) async throws -> [UInt8]
}

/// The upload of a photo. It uses disk space until it is discarded.
public protocol PhotoUpload: Sendable {
  /// - Throws: ``PhotoTooLarge`` when the photo has too many bytes.
  func append(_ bytes: [UInt8]) async throws

  /// Ends the upload, reduces it to the picture itself, and stores that in a new file.
  ///
  /// - Throws: ``PhotoFault`` when it is not a photo.
  func finish() async throws -> ReceivedPhoto

  /// Deletes the upload, and its file unless a photo has it.
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
  /// See ``StoredPhoto/file``.
  public let file: String

  public init(_ photo: CleanPhoto, digest: String, file: String) {
    format = photo.format
    width = photo.width
    height = photo.height
    byteCount = photo.bytes.count
    self.digest = digest
    self.file = file
  }
}
