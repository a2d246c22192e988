import HTTPTypes
import Logging
import Sillar
import SillarHost

/// A host that is a part of a site, which says who is signed in: it follows the site while its pages are open.
extension WebHost {
  /// Ends all sessions of an account, in all browsers, with their windows and what is saved of them: at once, and not after
  /// ``Settings/accountInterval``.
  ///
  /// ```swift
  /// func signOut(_ account: String, of host: WebHost) async {
  ///   // First the site's own session: the pages of the browser come again at once.
  ///   await host.endSessions(of: account)
  /// }
  /// ```
  ///
  /// A browser in which the site has the person still signed in gets a new visitor with the same account.
  public func endSessions(of account: String) async {
    let count = await sessions.records.endAll(of: account)
    sampled.note("the sessions of an account were ended", .session, ["sessions": "\(count)"])
  }

  /// The account of a session at the site; nil for a host that keeps its own.
  func siteAccount(of session: SessionKeeper.Session) -> String? {
    sessions.siteAccount == nil ? nil : session.account
  }

  /// The account of a request of a browser without windows.
  func account(of request: HTTPRequest) async -> SiteAccount.Answer {
    await sessions.siteAccount?.answer(to: request) ?? .account(nil)
  }

  /// Asks the site with the cookies of a page's socket if its window is still that of who is signed in. Ends the session if
  /// it is not.
  ///
  /// - Returns: True for a host that keeps its own accounts; nil if the site does not know.
  func isOwn(_ window: WebWindow, at head: HTTPRequest) async -> Bool? {
    guard let siteAccount = sessions.siteAccount else { return true }
    guard case .account(let account) = await siteAccount.answer(to: head) else { return nil }
    if account == window.session.account { return true }
    sampled.note(
      "a session was ended: another person is signed in at the site, or nobody", .session,
      of: window.session, at: window.client.address)
    await sessions.records.end([window.session])
    return false
  }

  /// The pages for which the site is asked at the same time.
  private static let mostQuestions = 32

  /// Ends the windows of people who are signed out at the site, until the task is cancelled.
  func followSite() async {
    guard sessions.siteAccount != nil else { return }
    while (try? await clock.sleep(settings.accountInterval)) != nil, !Task.isCancelled {
      let open = windows.all.filter(\.presence.isConnected)
      await withTaskGroup(of: Void.self) { group in
        for (index, window) in open.enumerated() {
          if index >= Self.mostQuestions { await group.next() }
          group.addTask {
            guard let head = await window.channel?.claim.head else { return }
            _ = await self.isOwn(window, at: head)
          }
        }
      }
    }
  }
}
