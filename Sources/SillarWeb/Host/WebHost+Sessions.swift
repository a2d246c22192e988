import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Sillar
import SillarHost

/// The host's sessions: their renewal at sign-in and sign-out, and the end of their windows.
///
/// A cookie that scripts cannot read comes with an answer over HTTP. So a page without the script gets it with the answer
/// to its form. A page with the script is told over its socket to load an address, whose answer is a cookie and no content
/// (204): the page stays as it is.
extension WebHost {
  /// The session of a new window, for the modules in it.
  func visitorSession(_ session: SessionKeeper.Session, window id: String) -> VisitorSession {
    let records = sessions.records
    let (kept, app) = (store.preferences, memoryName)
    return VisitorSession(
      lock: records.lock(of: session, app: self.app.flavor.name) { [weak self] isLocked in
        // A lock is all windows' of its visitor; the first one is not there yet.
        self?.sampled.note(
          isLocked ? "the app was locked for a visitor" : "the lock of a visitor was opened",
          .session, of: session, at: self?.windows.windows(of: session).first?.client.address)
      },
      renew: { [weak self] account in await self?.renew(id, account: account) ?? false },
      endAll: { [weak self] account in
        let count = await records.endAll(of: account)
        self?.sampled.note(
          "the sessions of an account were ended", .session, of: session,
          at: self?.windows.window(id)?.client.address, ["sessions": "\(count)"])
      },
      keep: { [weak self] language, isDark in
        let preferences = Preferences(language: language, isDark: isDark)
        guard let self, let window = windows.window(id) else { return }
        window.note(preferences)
        Task {
          if let account = session.account {
            await kept.keep(preferences, of: account, app: app)
          }
          await window.tell(of: preferences, in: self)
        }
      })
  }

  private func renew(_ id: String, account: String?) async -> Bool {
    // The site around the app alone signs people in and out.
    guard sessions.siteAccount == nil, let window = windows.window(id) else { return false }
    if account == nil, window.session.account == nil { return true }
    let renewal = SessionRenewal(account: account)
    var isRenewed = false
    if account == nil, !window.presence.isConnected {
      // No page is there to come for it, and a form does not hear of it: nobody else performs it.
      await complete(renewal, of: window)
    } else {
      await window.begin(renewal, in: self)
      // A browser that does not come must not keep a session that is over. One that comes has the new secret before the
      // windows of its other tabs end, and ask for pages.
      isRenewed = await renewal.wait(clock)
      if !isRenewed, account == nil { await perform(renewal, of: window) }
      await window.take(renewal)
    }
    if account == nil { isRenewed = window.session.account == nil }
    let line: StaticString =
      account != nil
      ? "a session was renewed: somebody signed in" : "a session was renewed: somebody signed out"
    sampled.note(
      isRenewed ? line : "a session was not renewed: its browser has not come for it", .session,
      of: window.session, at: window.client.address)
    return isRenewed
  }

  /// Gives a window's browser the cookies with what the visitor has chosen in the window.
  func collectPreferences(_ request: Request, windowID: String) async -> Response {
    let presented = await sessions.presented(in: request.head)
    let session = await owner(of: windowID, among: presented.sessions)
    guard admits(1, of: session, at: .session) else { return Self.tooMany }
    let query = request.uri.queryParameters
    guard let session, let token = query["t"],
      sessions.isFormToken(String(token), of: session, window: windowID)
    else {
      // What an account has chosen may have come before the cookie of its sign-in.
      return await again(request, presented) ?? Self.plain(.forbidden)
    }
    let preferences = Preferences(
      language: query["l"].map(String.init), appearance: query["a"].map(String.init)
    ).known(to: app.flavor)
    await windows.window(windowID)?.noteCookies(preferences)
    return Self.plain(.noContent)
      .with(preferences.cookies(path: addresses.base, isForFrames: sessions.isForFrames))
  }

  // MARK: A browser with several sessions

  /// The session of a request for a window; nil when it has none of this host.
  func session(of request: HTTPRequest, window id: String) async -> SessionKeeper.Session? {
    await owner(of: id, among: sessions.presented(in: request).sessions)
  }

  /// The session that has a window; the first one if none has it.
  func owner(
    of id: String, among all: [SessionKeeper.Session]
  ) async -> SessionKeeper.Session? {
    guard all.count > 1 else { return all.first }
    if let open = all.first(where: { windows.window(id, of: $0) != nil }) { return open }
    guard mayKnow(id) else { return all.first }
    for session in all where await store.windows.has(name(session, id)) { return session }
    return all.first
  }

  // MARK: Renewal

  /// Gives a window's browser the new secret that a module has asked for.
  func collectSecret(_ request: Request, windowID: String) async -> Response {
    let ticket = request.uri.queryParameters["t"].map(String.init) ?? ""
    var session: SessionKeeper.Session?
    let presented = await sessions.presented(in: request.head)
    switch presented.found {
    case .session(let first):
      let known = await owner(of: windowID, among: presented.sessions) ?? first
      session = known
      if let window = windows.window(windowID, of: known),
        let renewal = await window.renewal, renewal.ticket == ticket
      {
        await perform(renewal, of: window)
        if known.account != nil {
          await sessions.records.end(presented.sessions.filter { $0 != known })
        }
        return withOwedCookie(Self.plain(.noContent), of: window)
      }
      if let cookie = await collectElsewhere(windowID, ticket, known) {
        return Self.plain(.noContent).with(.setCookie, cookie)
      }
    case .renewed:
      // The answer to a form had the cookie, and has been lost: this request of its page has ended it.
      if let cookie = windows.window(windowID)?.cookie(for: ticket) {
        return Self.plain(.noContent).with(.setCookie, cookie)
      }
    case .unknown, .unreachable: break
    }
    // The event that asked for a renewal has paid for its ticket.
    return admits(1, of: session, at: .session) ? Self.plain(.noContent) : tooFast(request)
  }

  /// Has the process that shows a window renew its session.
  ///
  /// - Returns: The `Set-Cookie` header with the new secret; nil where nothing is renewed.
  private func collectElsewhere(
    _ window: String, _ ticket: String, _ session: SessionKeeper.Session
  ) async -> String? {
    let names = [window, ticket]
    guard store.isShared, windows.window(window) == nil,
      names.allSatisfy({ SavedWindowName(app: $0, visitor: $0, window: $0).isValid }),
      admits(1, of: session, at: .session)
    else { return nil }
    let (digest, cookie) = sessions.newSecret(for: session)
    let isRenewed = await store.processes.collect(
      HostProcesses.Collection(
        window: window, visitor: session.visitor, ticket: ticket, secret: digest),
      within: .seconds(2))
    return isRenewed ? cookie : nil
  }

  /// Renews the session of a window whose browser has come to another process.
  func renew(_ collection: HostProcesses.Collection) async -> Bool {
    guard let window = windows.window(collection.window),
      window.session.visitor == collection.visitor,
      let renewal = await window.renewal, renewal.ticket == collection.ticket,
      await window.take(renewal)
    else { return false }
    let isRenewed = await sessions.records.renew(
      window.session, secret: collection.secret, account: renewal.account, window: window.id)
    renewal.finish(isRenewed)
    return isRenewed
  }

  private func perform(_ renewal: SessionRenewal, of window: WebWindow) async {
    if await window.take(renewal) { await complete(renewal, of: window) }
  }

  private func complete(_ renewal: SessionRenewal, of window: WebWindow) async {
    renewal.finish(
      await sessions.renew(window.session, account: renewal.account, window: window.id) {
        window.oweCookie($0, of: renewal)
      })
  }

  /// Adds the cookie that a window's browser has not got yet to an answer to it.
  func withOwedCookie(_ response: Response, of window: WebWindow) -> Response {
    window.takeOwedCookie().map { response.with(.setCookie, $0) } ?? response
  }

  /// Waits for a window's content as the other `settle` does, for a request of the window's browser: its
  /// answer brings a new secret, if a module asks for one.
  func settle(_ window: WebWindow, within limit: Duration) async {
    let end = clock.now() + limit
    repeat {
      let seen = window.renewals.signals
      if let renewal = await window.renewal { await perform(renewal, of: window) }
      let clock = clock
      await withTaskGroup { group in
        group.addTask { await self.settle(window.window, within: max(.zero, end - clock.now())) }
        group.addTask { _ = await window.renewals.wait(after: seen) }
        await group.next()
        group.cancelAll()
      }
    } while await window.renewal != nil && clock.now() < end
  }

  /// The time that an app may take to say whether somebody is signed in.
  static let patienceWithService = Duration.seconds(1)

  /// Asks the app whether the account of a session is still signed in; see `App.isSignedIn(_:as:)`. True for a stranger,
  /// and for an app that does not answer in time.
  func isSignedIn(_ session: SessionKeeper.Session) async -> Bool {
    guard let account = session.account else { return true }
    return await isSignedIn(session.visitor, as: account)
  }

  private func isSignedIn(_ visitor: String, as account: String) async -> Bool {
    let app = app
    return await clock.result(within: Self.patienceWithService) {
      await app.isSignedIn(visitor, as: account)
    } ?? true
  }

  /// Ends the sessions that the app says are over, as soon as it says so, until the task is cancelled; see
  /// `App.endedVisitors()`.
  func followEnds() async {
    await withDiscardingTaskGroup { group in
      for await visitor in endedVisitors { group.addTask { await self.endIfOver(visitor) } }
    }
  }

  private func endIfOver(_ visitor: String) async {
    let records = sessions.records
    guard let account = await records.entry(of: visitor)?.account,
      !(await isSignedIn(visitor, as: account)), await records.signOut(visitor)
    else { return }
    sampled.note(
      "a session was ended: its account is not signed in any more", .session,
      ["session": "\(visitor.prefix(8))"])
  }

  /// Signs a visitor out in an open window of theirs, which goes on.
  ///
  /// - Returns: False if no window is open.
  func signOut(_ visitor: String) async -> Bool {
    let open = windows.all.filter { $0.session.visitor == visitor && !$0.presence.isLeft }
    guard let window = open.first(where: \.presence.isConnected) ?? open.first else { return false }
    // The app may have begun it in the window.
    guard await window.renewal == nil else { return true }
    return await renew(window.id, account: nil)
  }

  /// Ends the windows of sessions that have ended.
  func endWindows(of ending: Sessions.Ending) async {
    // What they had asked for has gone with their sessions, unless the same account goes on.
    followers.end(ending.visitors)
    for visitor in ending.visitors { await followSubscribers(visitor) }
    for window in windows.all where ending.visitors.contains(window.session.visitor) {
      if window.id == ending.exceptWindow {
        await window.changeAccount(in: self)
      } else {
        await end(window, reason: "its session has ended", isRemembered: false)
      }
    }
  }

  /// Sends a browser that is about to have its new secret to the same address again, a moment later.
  ///
  /// - Returns: Nil for a browser that has nothing to wait for, and for one that was sent three times, each after a longer wait.
  func again(_ request: Request, _ presented: SessionKeeper.Presented) async -> Response? {
    guard presented.found == .renewed(isSignedOut: false),
      let path = addresses.appAddress(of: request.uri.string),
      let attempt = await nextAttempt(of: request)
    else { return nil }
    return Self.redirect(to: addresses.page(path, window: attempt))
  }

  /// Waits for the moment in which a browser gets its new secret.
  ///
  /// - Returns: What names the next attempt in the address; nil after three.
  private func nextAttempt(of request: Request) async -> String? {
    let number = Addresses.attempt(in: request.uri.queryParameters[Substring(Addresses.window)])
    let waits: [Duration] = [.milliseconds(500), .seconds(1), .seconds(2)]
    guard waits.indices.contains(number) else { return nil }
    try? await clock.sleep(waits[number])
    return Addresses.attempt(number + 1)
  }
}
