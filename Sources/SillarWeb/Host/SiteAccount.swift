import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Asks the site that a host is a part of who is signed in there; see ``WebHost/Settings/account``.
struct SiteAccount: Sendable {
  enum Answer: Equatable {
    /// Nil for nobody.
    case account(String?)
    /// The site does not know now.
    case unknown
  }

  let ask: @Sendable (Request) async throws -> String?
  let log: SampledLog

  /// - Parameter head: That of a request, or of a socket's handshake.
  func answer(to head: HTTPRequest) async -> Answer {
    do {
      return .account(try await ask(Request(head: head, body: RequestBody(buffer: ByteBuffer()))))
    } catch {
      log.note("the site does not say who is signed in", level: .warning, ["error": "\(error)"])
      return .unknown
    }
  }
}
