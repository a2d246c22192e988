import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Synchronization

/// The log of what matters for security: sign-ins, sign-outs and refusals, each with the client and, where there is one,
/// the session. No line has a secret, nor anything that a person has typed.
///
/// A flood of refusals is one line a minute with their number, besides the first 100.
final class SecurityLog: Sendable {
  /// The most lines of a minute.
  static let limit = 100

  private struct Minute {
    var number = 0
    var lines = 0
    var left = 0
  }

  private let now: @Sendable () -> Date
  private let minute = Mutex(Minute())

  init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  func signedIn(
    _ account: String, session: String, _ request: Request, _ context: some RequestContext
  ) {
    write("Signed in", ["account": "\(account)", "session": "\(session)"], request, context)
  }

  func signedOut(
    _ account: String, session: String, _ request: Request, _ context: some RequestContext
  ) {
    write("Signed out", ["account": "\(account)", "session": "\(session)"], request, context)
  }

  /// - Parameter account: the account that exists under the typed address; `nil` for none, as people type their
  ///   password there sometimes.
  func signInRefused(
    _ account: String?, _ reason: String, _ request: Request, _ context: some RequestContext
  ) {
    write(
      "A sign-in was refused", ["account": "\(account ?? "none")", "reason": "\(reason)"], request,
      context)
  }

  func guestRefused(_ reason: String, _ request: Request, _ context: some RequestContext) {
    write("A guest was refused", ["reason": "\(reason)"], request, context)
  }

  /// Writes a line for a request without a valid credential, of somebody who may not do it, or of too many.
  func refused(_ problem: Problem, _ request: Request, _ context: some RequestContext) {
    guard [.unauthorized, .forbidden, .tooManyRequests].contains(problem.status) else { return }
    let kind = problem.type.split(separator: ":").last.map(String.init) ?? ""
    // Sign-ins and guests have lines of their own.
    guard !["wrong-credentials", "slow-down"].contains(kind) else { return }
    write(
      "A request was refused",
      [
        "status": "\(problem.status.code)", "reason": "\(kind)",
        "method": "\(request.method.rawValue)", "path": "\(request.uri.path)",
      ], request, context)
  }

  private func write(
    _ message: Logger.Message, _ details: Logger.Metadata, _ request: Request,
    _ context: some RequestContext
  ) {
    let (isWritten, left) = count()
    if left > 0 {
      context.logger.notice(
        "Lines about security were left out", metadata: ["lines": "\(left)"])
    }
    guard isWritten else { return }
    // Only a program of this computer may leave its name out: see ``ClientNameMiddleware``.
    let client = ClientName.of(request) ?? "local"
    context.logger.notice(
      message, metadata: details.merging(["client": "\(client)"]) { first, _ in first })
  }

  private func count() -> (isWritten: Bool, left: Int) {
    let number = Int(now().timeIntervalSince1970 / 60)
    return minute.withLock { minute in
      var left = 0
      if minute.number != number {
        left = minute.left
        minute = Minute(number: number)
      }
      guard minute.lines < Self.limit else {
        minute.left += 1
        return (false, left)
      }
      minute.lines += 1
      return (true, left)
    }
  }
}
