import BackendModel
import HTTPTypes
import Hummingbird
import NIOCore
import SillarModel

/// Receives a photo part by part. While it waits for more, only one part of the photo is in memory.
struct PhotoReception<Context: RequestContext>: Sendable {
  /// The number of bytes to read, and discard, of a photo that is too large. A client that is still sending does
  /// not read the response, and takes a closed connection for a broken one.
  private static var patience: Int { 5 * PhotoTooLarge.limit }

  let call: LiveCall<Context>
  let files: any PhotoFiles
  let pixels: PixelBudget
  let arrived: FairQueue<Member.ID>
  let key: IdempotencyKey

  /// Receives and stores the photo; its upload is discarded in every case.
  func receive(_ id: PhotoID, from owner: Member.ID) async throws -> Response {
    if let declaredLength, declaredLength > PhotoTooLarge.limit {
      guard declaredLength <= Self.patience else { throw Problem.photoTooLarge(closes: true) }
      _ = try await readBody(into: nil)
    }
    let upload = try await files.begin()
    do {
      let response = try await receive(id, from: owner, in: upload)
      await upload.discard()
      return response
    } catch {
      await upload.discard()
      if let full = error as? QueueFull { throw Problem.photosBusy(full) }
      throw (error as? PhotoFault).map(Problem.init) ?? error
    }
  }

  private var request: Request { call.call.request }

  private var declaredLength: Int? { request.headers[.contentLength].flatMap(Int.init) }

  private func receive(
    _ id: PhotoID, from owner: Member.ID, in upload: any PhotoUpload
  ) async throws -> Response {
    let count = try await readBody(into: upload)
    // A broken connection can look like the end of the body.
    if let declaredLength, count != declaredLength { throw PhotoFault.cutOff }
    let received = try await arrived.run(for: owner) {
      try await pixels.decode(for: owner) { try await upload.finish() }
    }
    let keyed = KeyedRequest(
      owner: owner, key: key, method: request.method.rawValue, path: request.uri.path,
      body: Array(received.digest.utf8))
    return try await call.write(keyed) { records in
      let keep = KeepPhoto(id, received, by: owner)
      return .created(PhotoBody(try keep.execute(in: records)))
    }
  }

  /// Reads the body into `upload`. A failed connection throws ``BrokenBody``, unlike a failed disk.
  ///
  /// - Parameter upload: `nil` when the photo is known to be too large.
  /// - Returns: the number of bytes received.
  @concurrent private func readBody(into upload: (any PhotoUpload)?) async throws -> Int {
    var upload = upload
    var parts = request.body.makeAsyncIterator()
    var count = 0
    while true {
      let part: ByteBuffer?
      do { part = try await parts.next() } catch { throw BrokenBody(cause: error) }
      guard let part else { break }
      count += part.readableBytes
      do {
        try await upload?.append(Array(part.readableBytesView))
      } catch is PhotoTooLarge {
        upload = nil
      }
      if upload == nil, count > Self.patience { throw Problem.photoTooLarge(closes: true) }
    }
    guard upload != nil else { throw Problem.photoTooLarge() }
    return count
  }
}
