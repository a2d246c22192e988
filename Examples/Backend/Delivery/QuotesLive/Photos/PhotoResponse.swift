import BackendModel
import HTTPTypes
import Hummingbird
import NIOCore

/// The response with a photo, sent in parts, as fast as the client reads them.
struct PhotoResponse: Sendable {
  private static let partSize = 128 * 1024

  let photo: StoredPhoto
  let files: any PhotoFiles

  func response(to request: Request) async throws -> Response {
    let tag = EntityTag(version: photo.id.rawValue)
    var headers: HTTPFields = [
      .eTag: tag.text,
      // Access depends on the member, and may end.
      .cacheControl: "no-store",
      .contentSecurityPolicy: "default-src 'none'; sandbox",
    ]
    if let known = request.headers[.ifNoneMatch], tag.matches(ifNoneMatch: known) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = photo.format.mediaType
    // Read before anything is sent, so that a missing file is an error and not an incomplete response.
    let first = try await part(from: 0)
    return Response(status: .ok, headers: headers, body: body(first))
  }

  private func body(_ first: [UInt8]) -> ResponseBody {
    ResponseBody(contentLength: photo.byteCount) { writer in
      var (part, count) = (first, first.count)
      while true {
        try await writer.write(ByteBuffer(bytes: part))
        guard count < photo.byteCount else { break }
        part = try await self.part(from: count)
        count += part.count
      }
      try await writer.finish(nil)
    }
  }

  private func part(from offset: Int) async throws -> [UInt8] {
    let wanted = min(Self.partSize, photo.byteCount - offset)
    let part = try await files.bytes(of: photo.file, from: offset, count: wanted)
    guard part.count == wanted else { throw PhotoFault.cutOff }
    return part
  }
}
