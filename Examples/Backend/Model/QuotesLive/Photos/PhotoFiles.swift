/// Where the bytes of photos are.
///
///     let upload = try await files.begin()
///     for try await bytes in body { try await upload.append(bytes) }
///     let received = try await upload.finish()
public protocol PhotoFiles: Sendable {
  /// Makes room for one that comes.
  func begin() async throws -> any PhotoUpload

  /// Part of a photo that is kept; fewer bytes than asked for only at its end.
  func bytes(of photo: PhotoID, from offset: Int, count: Int) async throws -> [UInt8]
}

/// A photo on its way in. It takes up room until it is kept or discarded.
public protocol PhotoUpload: Sendable {
  /// - Throws: ``PhotoTooLarge`` when it is more than a photo may have.
  func append(_ bytes: [UInt8]) async throws

  /// Says that all of it has come: leaves only the picture of it.
  ///
  /// - Throws: ``PhotoFault`` when it is no photo.
  func finish() async throws -> ReceivedPhoto

  /// Makes the file of this photo out of it, at once and completely. Waits for the disk, and is called
  /// within a transaction.
  func keep(as photo: PhotoID) throws

  /// Does nothing to one that was kept.
  func discard() async
}

/// More bytes came than a photo may have.
public struct PhotoTooLarge: Error {
  /// The most that one may have: 10 MiB.
  public static let limit = 10 * 1024 * 1024

  public init() {}
}

/// What came of an upload.
public struct ReceivedPhoto: Equatable, Sendable {
  public let format: PhotoFormat
  public let width: Int
  public let height: Int
  public let byteCount: Int
  /// The SHA-256 of what was sent, in hexadecimal.
  public let digest: String

  public init(_ photo: CleanPhoto, digest: String) {
    format = photo.format
    width = photo.width
    height = photo.height
    byteCount = photo.bytes.count
    self.digest = digest
  }
}
