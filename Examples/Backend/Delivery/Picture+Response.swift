import BackendModel
import HTTPTypes
import Hummingbird

extension Picture {
  /// The picture, or just the news that the client's copy is the current one.
  ///
  /// An SVG document can hold scripts and fetch things, and someone may open one by its own address.
  /// The content security policy allows it nothing but to be looked at.
  ///
  /// - Parameter isStyled: whether it may have styles of its own, which is how a picture moves.
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
