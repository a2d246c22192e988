import HTTPTypes

/// The headers of a host's responses: what a browser may do with the content, and how long it may cache it.
enum Headers {
  /// The scripts and styles in a page that its policy allows, by their hashes.
  struct Sources: Sendable {
    let scripts: [String]
    let styles: [String]
  }

  /// Headers for a page: scripts, styles and connections of its own origin only, nothing inline but the host's own by its
  /// hash, frames on the named sites only, and no text that becomes HTML but by the policy of the host's script (Trusted Types of
  /// W3C).
  ///
  /// - Parameters:
  ///   - ancestors: The origins whose pages may show it in a frame.
  ///   - framed: The origins whose pages it may show in a frame, with sound and on the whole screen.
  ///   - parts: What stands in the page; nil for a page that only names files.
  static func forPages(
    pictureOrigins: [String], ancestors: [PublicURL] = [], framed: [PublicURL] = [],
    parts: Sources? = nil
  ) -> HTTPFields {
    let ancestors =
      ancestors.isEmpty ? "'none'" : ancestors.map(\.description).joined(separator: " ")
    let frames =
      framed.isEmpty ? "" : "frame-src \(framed.map(\.description).joined(separator: " ")); "
    func sources(_ others: [String]?) -> String {
      (["'self'"] + (others ?? [])).joined(separator: " ")
    }
    return fields(
      "text/html; charset=utf-8", cache: "no-store",
      policy: "default-src 'none'; script-src \(sources(parts?.scripts)); "
        + "style-src \(sources(parts?.styles)); img-src \(sources(pictureOrigins)); "
        + "connect-src 'self'; manifest-src 'self'; font-src 'self'; form-action 'self'; "
        + "\(frames)frame-ancestors \(ancestors); base-uri 'none'; "
        + "require-trusted-types-for 'script'; trusted-types sillar",
      [
        permissionsPolicy: permissions(framed), referrerPolicy: "same-origin",
        openerPolicy: "same-origin",
      ])
  }

  /// Headers for a file of the host or the flavor. Some are pictures, so the rule for pictures applies to all: a file
  /// that is opened directly can do nothing.
  static func forFiles(contentType: String) -> HTTPFields {
    fields(contentType, cache: "public, max-age=31536000, immutable")
  }

  /// Headers for a web app manifest: a browser asks each time if it is still as it was.
  static func forManifests(tag: String) -> HTTPFields {
    fields(
      "application/manifest+json", cache: "no-cache", [.eTag: tag, .vary: "Accept-Language"])
  }

  /// Headers for a picture, which may be an SVG: opened directly, it can run, load and send nothing.
  ///
  /// - Parameter isPrivate: True for a picture that no browser may keep: the next person at the same device, or the same
  ///   person tomorrow, may not be allowed to see it.
  static func forPictures(contentType: String?, isPrivate: Bool = true) -> HTTPFields {
    let cache =
      contentType == nil ? "no-store" : isPrivate ? "private, no-store" : "private, max-age=86400"
    // The cookie says who may see the picture.
    return fields(contentType, cache: cache, [resourcePolicy: "same-origin", .vary: "Cookie"])
  }

  /// Headers for the service worker of the app at a path, which may load from its host and speak with it, show the app's icon with a notice, and do nothing else. A
  /// browser asks for it anew with each page.
  static func forWorker(contentType: String, of home: String) -> HTTPFields {
    fields(
      contentType, cache: "no-cache",
      policy: "default-src 'none'; connect-src 'self'; img-src 'self'", [workerScope: home])
  }

  /// Headers for an answer to a page's script, which is sent as it is.
  static func forScripts(contentType: String?) -> HTTPFields {
    fields(contentType, cache: "no-store", isCompressed: false)
  }

  /// - Parameters:
  ///   - policy: By default that of content that can do nothing when it is opened directly.
  ///   - isCompressed: True if the body is compressed where its type and its client allow it.
  private static func fields(
    _ contentType: String?, cache: String,
    policy: String = "default-src 'none'; frame-ancestors 'none'; sandbox",
    _ others: HTTPFields = [:], isCompressed: Bool = true
  ) -> HTTPFields {
    var fields = others
    fields[.xContentTypeOptions] = "nosniff"
    fields[.contentType] = contentType
    fields[.cacheControl] = cache
    fields[.contentSecurityPolicy] = policy
    if isCompressed { fields.allowCompression() }
    return fields
  }

  /// The second of two `Host` fields of a request; the first is its authority.
  static let host = name("Host")
  /// The header in which the script proves that it belongs to a page of this host.
  static let formToken = name("Form-Token")

  /// The header in which a proxy names the clients that it speaks for.
  static let forwardedFor = name("X-Forwarded-For")

  /// The permissions of a page: it may keep the screen on, and the sites that it shows in frames may play films there.
  /// Everything else that asks the user, or reads the device, is off for the page and for all that is in it.
  private static func permissions(_ framed: [PublicURL]) -> String {
    // A page gives no frame what it may not do itself.
    let players =
      framed.isEmpty ? "" : "self " + framed.map { "\"\($0)\"" }.joined(separator: " ")
    return
      (["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"].map {
        "\($0)=(\(players))"
      }
      + [
        "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid",
        "idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment",
        "publickey-credentials-get", "serial", "usb", "window-management", "xr-spatial-tracking",
      ].map { "\($0)=()" } + ["screen-wake-lock=(self)"]).joined(separator: ", ")
  }

  // Registered header names, which cannot fail to parse.
  private static let referrerPolicy = name("Referrer-Policy")
  private static let permissionsPolicy = name("Permissions-Policy")
  private static let openerPolicy = name("Cross-Origin-Opener-Policy")
  private static let workerScope = name("Service-Worker-Allowed")
  private static let resourcePolicy = name("Cross-Origin-Resource-Policy")

  private static func name(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header name") }
    return name
  }
}
