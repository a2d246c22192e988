import Hummingbird
import Logging
import NIOCore
import Sillar
import SillarHost

/// The host over HTTP: the pictures of the app's store, and those among its resources.
extension WebHost {
  func picture(named encodedName: String, _ request: Request) async -> Response {
    let presented = await sessions.presented(in: request.head)
    let session = presented.sessions.first
    guard admits(ClientBudget.pricePicture, of: session, at: .picture) else { return Self.tooMany }
    guard let name = Address("/\(encodedName)")?.segments.first else { return Self.noPicture() }
    // A visitor without a session is unknown to every store.
    let languages = AcceptedLanguages.of(request.head)
    let visitors = presented.sessions.map {
      Visitor(id: $0.visitor, languages: languages, account: siteAccount(of: $0))
    }
    let stranger = Visitor(id: SessionKeeper.randomVisitor(), languages: languages)
    do {
      for visitor in visitors.isEmpty ? [stranger] : visitors {
        guard let picture = try await pictures.picture(named: name, for: visitor), picture.isPicture
        else { continue }
        return Response(
          status: .ok,
          headers: Headers.forPictures(
            contentType: picture.contentType, isPrivate: picture.isPrivate),
          for: request.head, body: ByteBuffer(bytes: picture.data))
      }
      // The patch that shows the picture may have come before the cookie of its sign-in.
      return await again(request, presented) ?? Self.noPicture()
    } catch {
      sampled.note("no picture", of: session, ["name": "\(name)", "error": "\(error)"])
      return Self.noPicture(.badGateway)
    }
  }

  /// A file among the app's resources, if it is a picture.
  func resource(at path: String, _ request: Request) -> Response {
    let types = [
      "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp",
    ]
    // The slash before the name stays.
    let prefix = addresses.resource("").utf8.count - 1
    guard let name = Address(String(path.utf8.dropFirst(prefix)) ?? "")?.path.dropFirst(),
      let type = name.split(separator: ".").last.flatMap({ types[String($0)] })
    else { return Self.noPicture() }
    do {
      guard let data = try app.flavor.resource(String(name)) else { return Self.noPicture() }
      return Response(
        status: .ok, headers: Headers.forPictures(contentType: type, isPrivate: false),
        for: request.head, body: ByteBuffer(bytes: data))
    } catch {
      logger.warning("no resource", metadata: ["name": "\(name)", "error": "\(error)"])
      return Self.noPicture()
    }
  }

  private static func noPicture(_ status: HTTPResponse.Status = .notFound) -> Response {
    Response(status: status, headers: Headers.forPictures(contentType: nil))
  }
}
