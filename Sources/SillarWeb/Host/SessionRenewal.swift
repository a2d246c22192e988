/// A module's request for a new secret of the session of its window's browser.
final class SessionRenewal: Sendable {
  /// Proves that a request comes from the browser to which the window has said so.
  let ticket = SessionKeeper.randomID()
  let account: String?
  private let outcome = AsyncStream.makeStream(of: Bool.self)

  init(account: String?) { self.account = account }

  func finish(_ isRenewed: Bool) {
    outcome.continuation.yield(isRenewed)
    outcome.continuation.finish()
  }

  /// Waits until the secret has been renewed. Returns false if the browser has not come for it in time; a sign-out then takes
  /// effect without the browser.
  func wait(_ clock: Clockwork) async -> Bool {
    let patience = account == nil ? Duration.milliseconds(500) : .seconds(10)
    return await clock.result(within: patience) { [outcome] in
      await outcome.stream.first { _ in true } ?? false
    } ?? false
  }
}
