import BackendModel
import HTTPTypes
import Hummingbird

extension Picture {
  /// Returns the picture, or 304 if the client's copy is current.
  ///
  /// A browser that opens an SVG document by its own URL would run its scripts and load its references.
  /// The content security policy forbids both.
  ///
  /// - Parameter isStyled: true if the picture may have its own styles, which animate it.
  func response(to request: Request, isStyled: Bool = false) -> Response {
    let styles = isStyled ? "style-src 'unsafe-inline'; " : ""
    let tag = EntityTag(version: version)
    var headers: HTTPFields = [
      .eTag: tag.text,
      .cacheControl: "public, max-age=3600",
      .contentSecurityPolicy: "default-src 'none'; \(styles)sandbox",
    ]
    if let known = request.headers[.ifNoneMatch], tag.matches(ifNoneMatch: known) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "image/svg+xml; charset=utf-8"
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: svg)))
  }
}
