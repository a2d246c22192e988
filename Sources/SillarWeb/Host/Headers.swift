import HTTPTypes

/// The headers of what a host sends: what a browser may do with it, and how long it may keep it.
enum Headers {
  /// A page: scripts, styles and connections of its own origin only, nothing inline, in no frame.
  static func forPages(pictureOrigins: [String]) -> HTTPFields {
    let pictures = (["'self'"] + pictureOrigins).joined(separator: " ")
    var headers = common
    headers[.contentType] = "text/html; charset=utf-8"
    headers[.cacheControl] = "no-store"
    headers[.contentSecurityPolicy] =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src \(pictures); "
      + "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    headers[referrerPolicy] = "same-origin"
    headers[openerPolicy] = "same-origin"
    return headers
  }

  /// A file of the host or the flavor. Some are pictures, so what is said of those holds for all: opened by itself it
  /// can do nothing.
  static func forFiles(contentType: String, isForEver: Bool) -> HTTPFields {
    var headers = common
    headers[.contentSecurityPolicy] = harmless
    headers[.contentType] = contentType
    headers[.cacheControl] = isForEver ? "public, max-age=31536000, immutable" : "no-cache"
    return headers
  }

  /// A picture, which may be an SVG: opened by itself it can run nothing, load nothing and send nothing.
  static func forPictures(contentType: String?) -> HTTPFields {
    var headers = common
    headers[.contentType] = contentType
    headers[.cacheControl] = contentType == nil ? "no-store" : "private, max-age=86400"
    headers[.contentSecurityPolicy] = harmless
    headers[resourcePolicy] = "same-origin"
    // Another visitor may not be allowed to see it.
    headers[.vary] = "Cookie"
    return headers
  }

  /// An answer to a page's script.
  static func forScripts(contentType: String?) -> HTTPFields {
    var headers = common
    headers[.contentType] = contentType
    headers[.cacheControl] = "no-store"
    headers[.contentSecurityPolicy] = harmless
    return headers
  }

  /// What the script shows to prove that it is one of a page of this host.
  static let formToken = name("Form-Token")

  private static let harmless = "default-src 'none'; frame-ancestors 'none'; sandbox"
  private static var common: HTTPFields { [.xContentTypeOptions: "nosniff"] }

  // Names of registered headers, which cannot fail to parse.
  private static let referrerPolicy = name("Referrer-Policy")
  private static let openerPolicy = name("Cross-Origin-Opener-Policy")
  private static let resourcePolicy = name("Cross-Origin-Resource-Policy")

  private static func name(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header name") }
    return name
  }
}
