import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The values of the `Host` header that a server answers to: that of its public address, and those of the computer itself.
///
/// A page of another site can make its own name lead to this computer (DNS rebinding); its requests still have that
/// name. So a server without a public address answers on a loopback address only.
struct AcceptedHosts: Sendable {
  let publicURL: PublicURL?

  /// True for a request with exactly one `Host`, which is accepted.
  func accepts(_ request: HTTPRequest) -> Bool {
    // The second of two fields stays among the others.
    guard let authority = request.authority, request.headerFields[Headers.host] == nil else {
      return false
    }
    return isPublic(authority) || Self.isLoopback(authority)
  }

  /// True if a page with this origin may use what is at the host.
  func accepts(origin: String, for host: String) -> Bool {
    if let publicURL, isPublic(host) {
      // Behind TLS, a page that was loaded without TLS counts as another site: an attacker may have made it on the way.
      return PublicURL(origin) == publicURL
    }
    return origin.lowercased() == "http://" + host.lowercased()
  }

  private func isPublic(_ authority: String) -> Bool {
    guard let publicURL else { return false }
    return PublicURL.authority(authority, isSecure: publicURL.isSecure) == publicURL.authority
  }

  /// True for `localhost`, `127.0.0.0/8` and `[::1]`, with any port.
  private static func isLoopback(_ authority: String) -> Bool {
    guard let (host, _) = PublicURL.parts(of: authority.lowercased()) else { return false }
    if host == "localhost" || host == "[::1]" { return true }
    // No other name: one such as 127.0.0.1.example.com is a stranger's.
    let bytes = host.split(separator: ".", omittingEmptySubsequences: false)
    return bytes.first == "127" && bytes.count == 4
      && bytes.allSatisfy { $0.utf8.count <= 3 && UInt8($0) != nil && $0.first != "+" }
  }
}

/// Answers 400 to requests with a `Host` that is not accepted, and tells browsers to come back through TLS only.
struct HostCheckResponder<Responder: HTTPResponder>: HTTPResponder {
  let hosts: AcceptedHosts
  let responder: Responder
  let log: SampledLog

  @concurrent func respond(to request: Request, context: Responder.Context) async throws -> Response
  {
    guard hosts.accepts(request.head) || request.uri.path == Health.path else {
      log.note(
        "refused a request by its Host",
        reason: hosts.publicURL.map { "the address is \($0)" }
          ?? "without a public address (--public-url) only this computer is served",
        ["host": "\(request.head.authority ?? "")"])
      return Response(
        status: .badRequest, headers: Headers.forScripts(contentType: "text/plain"),
        body: .init(byteBuffer: ByteBuffer(string: "This server has another address.\n")))
    }
    var response = try await responder.respond(to: request, context: context)
    if hosts.publicURL?.isSecure == true {
      response.headers[.strictTransportSecurity] = "max-age=31536000"
    }
    return response
  }
}
