import Crypto
public import Foundation
public import Logging

/// Remote pictures, each fetched once and then kept on disk, so that they are there without a connection.
///
/// ```swift
/// func makePosters(in folder: URL) throws -> PictureCache {
///   let origin = URL(string: "https://image.tmdb.org")
///   return PictureCache(
///     configuration: .init(directory: folder.appending(path: "pictures"), origins: [origin].compactMap(\.self)))
/// }
///
/// func poster(at url: URL, in posters: PictureCache) async throws -> Data {
///   try await posters.picture(at: url).bytes
/// }
/// ```
///
/// **It is no open proxy.** Only the configured origins are asked, redirects are not followed, and the content must be
/// an SVG, PNG, JPEG or WebP by its bytes, of a limited size: see ``PictureFormat``. A configured host is trusted to
/// have an address that may be asked. Do not configure a host whose DNS records untrusted parties control.
///
/// Concurrent reads of one picture share one request. A missing or unusable picture is remembered for a while, so that
/// the service is not asked for each visitor. Files are written whole or not at all; a file that was truncated or
/// removed since is fetched again.
public final class PictureCache: Sendable {
  public let configuration: Configuration
  private let clients: [APIClient]
  private let files: PictureFiles
  private let absences: PictureAbsences
  private let shared = SharedReads<URL, CachedPicture>()
  private let logger: Logger

  /// - Parameter clock: Measures the time of a fetch, and how long a missing picture is remembered.
  public init(
    configuration: Configuration, clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "sillar.data.pictures")
  ) {
    self.configuration = configuration
    self.logger = logger
    files = PictureFiles(
      directory: configuration.directory, maximumSize: configuration.maximumTotalSize)
    absences = PictureAbsences(lifetime: configuration.absenceLifetime, clock: clock)
    clients = configuration.origins.map { origin in
      APIClient(
        configuration: .init(
          baseURL: origin, timeout: configuration.timeout,
          maximumAnswerSize: configuration.maximumPictureSize, retries: .init(maximum: 1)),
        clock: clock, logger: logger)
    }
  }

  /// The picture at an address, from the disk or else from the network.
  ///
  /// - Throws: ``PictureError``.
  public func picture(at url: URL) async throws -> CachedPicture {
    guard let client = clients.first(where: { $0.isAtOrigin(url) }) else {
      throw PictureError.forbidden(url)
    }
    let name = Self.fileName(of: url)
    if let picture = await files.read(name) { return picture }
    if let reason = absences.reason(at: url) { throw reason }
    do {
      return try await shared.read(url) { [self] in
        let picture = try await fetchOrRemember(url, from: client)
        do {
          try await files.write(picture, as: name)
        } catch {
          if !Task.isCancelled {
            logger.warning("a picture could not be kept", metadata: ["error": "\(error)"])
          }
        }
        return picture
      }
    } catch {
      throw error as? PictureError ?? .cancelled
    }
  }

  private func fetchOrRemember(_ url: URL, from client: APIClient) async throws -> CachedPicture {
    // Another read may have found out while this one waited for its turn.
    if let reason = absences.reason(at: url) { throw reason }
    do {
      return try await fetch(url, from: client)
    } catch let error as PictureError where error.isFinal {
      absences.note(error, at: url)
      logger.notice(
        "a picture will not be asked for again for a while",
        metadata: ["host": "\(url.host() ?? "")", "error": "\(error)"])
      throw error
    }
  }

  /// The size of all pictures on disk, in bytes.
  public var totalSize: Int { get async { await files.totalSize } }

  private func fetch(_ url: URL, from client: APIClient) async throws -> CachedPicture {
    let bytes: Data
    do {
      bytes = try await client.data(
        at: url, accept: "image/webp, image/jpeg, image/png, image/svg+xml"
      ).body
    } catch APIError.tooLarge(let limit) {
      throw PictureError.tooLarge(limit: limit)
    } catch APIError.status(404, _), APIError.status(410, _) {
      throw PictureError.missing
    } catch APIError.cancelled {
      throw PictureError.cancelled
    } catch let error as APIError {
      throw PictureError.unreachable(error)
    }
    guard let format = PictureFormat(of: bytes) else { throw PictureError.notAPicture }
    return CachedPicture(bytes: bytes, format: format)
  }

  /// A file name that reveals nothing, fits any file system, and cannot be chosen by an address.
  private static func fileName(of url: URL) -> String {
    SHA256.hash(data: Data(url.absoluteString.utf8))
      .map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
