import NIOCore
import Sillar
import SillarHost
import Synchronization

/// A window with the host's half of it: what its page knows, the ledger, the budget, what is to be saved. The engine and this
/// half share an executor, so they are one actor: what both do in a step needs no lock, and there is no hop between them.
actor WebWindow {
  /// The identifier with which a browser finds its window again; as secret as the session.
  nonisolated let id: String
  nonisolated let session: SessionKeeper.Session
  /// The client that has opened the window.
  nonisolated let client: Client
  /// The engine.
  nonisolated let window: Window
  nonisolated let opened: Duration
  /// The files that are being uploaded to this window.
  nonisolated let uploads: WindowUploads
  nonisolated let presence: Presence
  /// A signal for each request of a module to renew the session.
  nonisolated let renewals = WakeUp()
  /// The cookie of the last renewal, which the browser may not have got. In a lock, because it is owed before anybody can see
  /// that the old one is worth nothing, and the sessions do not wait for a window.
  private let lastCookie = Mutex<(ticket: String, cookie: String, isOwed: Bool)?>(nil)
  /// The number of the last thing that is done and saved.
  let saved = Atomic(0)
  /// True if another process has the window, or is to have it: nothing more may be done in it.
  let isLost = Atomic(false)
  /// The messages of pages that are being taken, and a signal for each that was.
  var inHand = 0
  nonisolated let rests = WakeUp()

  nonisolated var unownedExecutor: UnownedSerialExecutor { window.unownedExecutor }

  /// The way to the page; nil while there is none.
  private(set) var channel: Channel?
  private var lastChannel = 0
  /// The time at which the last page with a socket was loaded; see ``WebHost/SocketClaim/Turn``.
  private var lastPage: Int?
  var known = Known(revision: -1)
  var ledger = Ledger()
  var budget: EventBudget
  private var lastTap: WindowEvent?
  /// True if the browser has moved in its history: it must be told the window's location whatever the result.
  var owesLocation = false
  /// The language of the last page that was made for the window, and what its visitor prefers.
  private var pageTexts = Known.Texts()
  /// The owner of the last page that was made for the window; see ``SessionKeeper/owner(_:)``.
  private var pageOwner: String?
  /// What the page shows that was made last, until a page has its socket; of several pages of one revision, what the first shows.
  private var pageMade: (revision: Int, inputs: Int)?
  /// The number of texts and choices that the window has taken. The page in which they are entered shows them already, so they make
  /// no revision.
  var inputs = 0
  private var notice: LocalizedText?
  /// Why the last thing that the person did was not done, or may not have been. The answer may have been lost with its socket, or have
  /// gone to the worker, so the next socket gets it again.
  var lastRefusal: LocalizedText?
  /// The notice in the page that was made last, until a page has its socket: the browser may show another page in its place.
  private var noticeInPage: LocalizedText?
  /// The renewal that a module waits for.
  private(set) var renewal: SessionRenewal?
  /// The account whose screens the window shows; nil for none.
  private(set) var account: String?
  /// What the visitor has chosen.
  private(set) var preferences: Preferences
  /// The same in the browser's cookies, as they came last.
  private var cookies: Preferences
  /// The cookies that the browser was given last, until it sends them or others.
  private var given: Preferences?
  /// The node to which the person has scrolled the screen, which may have gone; nil if it is shown from its beginning.
  var top: NodeName?
  /// True while a change is not saved.
  var isSaveDue = false
  /// True if nothing of the window may be saved any more.
  var isForgotten = false
  /// The bytes that came from pages and went to them, if somebody looks into the window.
  var traffic = (received: 0, sent: 0)
  /// The first revision since the window was brought back; nil for one that was not, and for one that lacks secrets: a tap that takes
  /// them must not be done without them.
  private var firstRevision: Int?
  /// True if the window was brought back without the texts of its page's concealed fields.
  private var lacksSecrets = false

  init(
    id: String, session: SessionKeeper.Session, client: Client, window: Window, now: Duration,
    wasClaimed: Bool, eventsPerSecond: Int, uploads: WindowUploads, preferences: Preferences
  ) {
    self.id = id
    self.preferences = preferences
    cookies = preferences
    self.session = session
    self.client = client
    self.window = window
    self.uploads = uploads
    opened = now
    presence = Presence(now: now, wasClaimed: wasClaimed)
    budget = EventBudget(eventsPerSecond: eventsPerSecond, now: now)
    account = session.account
  }

  // MARK: The page

  /// The way to a page.
  struct Channel: Sendable {
    let number: Int
    let connection: WebSocketConnection
    let claim: WebHost.SocketClaim
    /// The client's.
    let address: ClientAddress
    var host: WebHost { claim.host }
  }

  /// Gives the window to the page of a connection; nil if a later one has it.
  func attach(_ connection: WebSocketConnection, _ claim: WebHost.SocketClaim) -> Channel? {
    if let turn = claim.turn, hasLater(than: turn) { return nil }
    channel?.connection.startClosing(.takenOver, reason: "opened elsewhere")
    lastChannel += 1
    let new = Channel(
      number: lastChannel, connection: connection, claim: claim,
      address: claim.host.client(session).address)
    channel = new
    if claim.pageWindowID != nil { notice = notice ?? noticeInPage }
    noticeInPage = nil
    known = Known(
      revision: showsInputs(claim) ? claim.revision : -1, texts: pageTexts,
      owner: claim.pageWindowID == nil ? pageOwner : nil,
      after: claim.turn.flatMap { $0.page == lastPage ? known : nil })
    if claim.turn?.page != lastPage { (lastPage, pageMade) = (claim.turn?.page ?? lastPage, nil) }
    presence.connect(at: claim.host.clock.now())
    tellInspector(in: claim.host)
    return new
  }

  /// True if nothing was entered elsewhere that the page of a new socket does not show.
  private func showsInputs(_ claim: WebHost.SocketClaim) -> Bool {
    claim.turn?.page == lastPage || pageMade.map { $0 == (claim.revision, inputs) } ?? (inputs == 0)
  }

  /// True if a page that was loaded later, or a later connection of the same page, has the window.
  func hasLater(than turn: WebHost.SocketClaim.Turn) -> Bool {
    channel?.claim.turn.map { $0 > turn } ?? false
  }

  /// True while the page of a channel has the window.
  func isAttached(_ channel: Channel) -> Bool { self.channel?.number == channel.number }

  /// Notes that a page was left: it was closed, or is loaded again. Its word may arrive when the next page has the window.
  ///
  /// - Parameter page: The time at which it was loaded; nil if it does not say.
  func noteLeft(_ page: Int?, at now: Duration) {
    if let page, let lastPage, page < lastPage { return }
    presence.leave(at: now)
  }

  /// Notes the node at the top of the view; empty for the beginning of the screen. It may be of a screen that is shown no more.
  func note(top: NodeName, in host: WebHost) async {
    guard top.isEmpty ? self.top != nil : await window.content(of: top) != nil else { return }
    self.top = top.isEmpty ? nil : top
    saveSoon(in: host)
  }

  func detach(_ channel: Channel) {
    guard isAttached(channel) else { return }
    self.channel = nil
    presence.disconnect(at: channel.host.clock.now())
    tellInspector(in: channel.host)
  }

  /// Takes the window from its page.
  func closeChannel(_ code: WebSocketCloseCode, reason: String) {
    guard let channel else { return }
    channel.connection.startClosing(code, reason: reason)
    detach(channel)
  }

  /// What the page of a channel knows, and what else it is told with a frame; nil if it does not have the window any more.
  func news(for channel: Channel) -> (Known, Known.News)? {
    guard isAttached(channel) else { return nil }
    defer { owesLocation = false }
    var greeting: Greeting?
    if !known.isGreeted {
      // A page that was made for another window has that one's token.
      let token = channel.claim.pageWindowID.map { _ in
        channel.host.sessions.formToken(for: session, window: id)
      }
      greeting = Greeting(token: token, asksForSecrets: lacksSecrets)
      (known.isGreeted, lacksSecrets) = (true, false)
    }
    // Its visitor may come back, so that the window is kept, while the page is open.
    let saved = channel.host.isKept(self) ? saved.load(ordering: .acquiring) : nil
    return (
      known,
      Known.News(
        receipts: ledger.receipts(saved: saved), owesLocation: owesLocation, greeting: greeting,
        owner: channel.host.sessions.owner(account))
    )
  }

  /// Makes a page of the window.
  func page(_ pages: PageHTML, _ claim: PageHTML.Claim) async -> ByteBuffer {
    let inputs = inputs
    let (page, texts, revision) = await window.render { [self] frame in
      let texts = Known.Texts(
        language: frame.localization.language, preferences: assumeIsolated { $0.preferences })
      return (
        ByteBuffer(bytes: pages.page(frame, claim, texts.preferences)), texts, frame.revision
      )
    }
    (pageTexts, pageOwner) = (texts, claim.owner)
    if pageMade?.revision != revision { pageMade = (revision, inputs) }
    return page
  }

  /// Explains, on the window's next page, what became of a form.
  func leave(notice: SillarString, _ values: [String: LocalizedText] = [:]) {
    self.notice = notice.with(values)
  }

  /// Returns the message for a page that is made.
  func takeNoticeForPage() -> LocalizedText? {
    noticeInPage = takeNotice()
    return noticeInPage
  }

  /// Returns the message for the page, and forgets it.
  func takeNotice() -> LocalizedText? {
    defer { notice = nil }
    return notice ?? lastRefusal
  }

  /// Tells the page how much of what the app has for the person is unread.
  func show(unread: Int) {
    guard let channel, known.isGreeted else { return }
    _ = try? channel.connection.enqueue(JSONBuffer.message("d", [("unread", "\(unread)")]))
  }

  // MARK: Events

  /// Takes events from the window's budget; false when there are too many.
  func admits(_ events: Double, now: Duration, in host: WebHost) -> Bool {
    presence.noteActivity(at: now)
    if budget.take(Int(events.rounded(.up)), now: now) { return true }
    host.meters.refuse(.tooFast)
    return false
  }

  /// Notes the result of an event.
  ///
  /// - Returns: The reason for a refusal, as the person is told it; nil for an event that is done, also by the tap before: a button
  ///   that is tapped twice has done its work at the first tap.
  func noteResult(of event: WindowEvent, _ refusal: WindowEvent.Refusal?) -> SillarString? {
    lastRefusal = nil
    switch refusal {
    case nil:
      if event.input == nil { lastTap = event }
      return nil
    case .changed: return .changed
    case .notOnScreen: return event == lastTap ? nil : .changed
    // The tap that has disabled its control, or has covered it with a modal, may come twice.
    case .unavailable: return event.input == nil && event.node == lastTap?.node ? nil : .changed
    case .invalidInput: return .refused
    // An ended window closes its socket with a reason.
    case .ended: return nil
    }
  }

  // MARK: Memory and account

  /// Notes that the window was brought back.
  func recall(_ memory: SavedWindow) {
    ledger = Ledger(done: memory.done, begun: memory.begun)
    saved.store(memory.done, ordering: .releasing)
    lacksSecrets = memory.memory.lacksSecrets
    top = memory.top
  }

  /// Notes that the window that was brought back shows its first screen.
  func noteFirstRevision() async {
    if !lacksSecrets { firstRevision = await window.render { $0.revision } }
  }

  /// The time that what was done before the window came back waits for the screen that it was done on: less than a worker has its
  /// socket.
  static let screenLimit = Duration.seconds(20)

  /// True if the person saw a revision before the window was brought back.
  func isFromBefore(_ seen: Int?) -> Bool {
    guard let firstRevision, let seen else { return false }
    return seen < firstRevision
  }

  /// Notes that somebody has signed in or out. What the window shows is still that of the account before. What nobody's window
  /// shows is the person's who signs in at it, such as the basket and the card form of a guest: screens of an account were
  /// forgotten when it signed out.
  func changeAccount(in host: WebHost) async {
    if account != nil {
      await window.forgetPast()
      // The renewal has removed it, but a saving may have been on its way.
      removeSaved(in: host)
    }
    account = session.account
    // What was saved of it is gone with the account before.
    saveSoon(in: host, isUrgent: true)
    if let account,
      let kept = await host.store.preferences.preferences(of: account, app: host.memoryName)
    {
      await window.prefer(language: kept.language, isDark: kept.isDark)
    }
  }

  /// Follows the cookies of the browser, if another of its windows has changed them. Else it gets again what was chosen here: the page
  /// may not have come for it.
  func follow(_ cookies: Preferences, in host: WebHost) async {
    let cookies = cookies.known(to: host.app.flavor)
    let isOther = cookies != self.cookies && cookies != given
    if cookies != self.cookies { (self.cookies, given) = (cookies, nil) }
    if isOther {
      await window.prefer(language: cookies.language, isDark: cookies.isDark)
    } else if preferences != cookies {
      await tell(of: preferences, in: host)
    }
  }

  /// Notes the cookies that the browser is given now. It has them once it sends them: the answer may be lost.
  func noteCookies(_ cookies: Preferences) { given = cookies }

  /// Notes what the visitor has chosen, in the step of the engine in which it follows.
  nonisolated func note(_ preferences: Preferences) {
    assumeIsolated { $0.preferences = preferences }
  }

  /// Tells the page to come for the cookies with what the visitor has chosen. Without a page, the answer to the form has them.
  func tell(of preferences: Preferences, in host: WebHost) async {
    guard let channel else { return }
    let token = host.sessions.formToken(for: session, window: id)
    let address = host.addresses.preferences(preferences, window: id, token: token)
    try? await channel.connection.send(text: JSONBuffer.message("g", address))
  }

  // MARK: Renewal of the session

  func begin(_ renewal: SessionRenewal, in host: WebHost) async {
    self.renewal = renewal
    renewals.signal()
    await tellOfRenewal(host.addresses)
  }

  /// Tells the page to come for its new secret.
  func tellOfRenewal(_ addresses: Addresses) async {
    guard let channel, let renewal else { return }
    let address = addresses.renewal(window: id, ticket: renewal.ticket)
    try? await channel.connection.send(text: JSONBuffer.message("g", address))
  }

  /// Returns true for the only caller that is to perform a renewal. One for which the browser has not come in time is dropped.
  @discardableResult
  func take(_ renewal: SessionRenewal) -> Bool {
    guard self.renewal === renewal else { return false }
    self.renewal = nil
    return true
  }

  /// Notes the `Set-Cookie` header of a renewal, for the answer to the browser's current request.
  nonisolated func oweCookie(_ cookie: String, of renewal: SessionRenewal) {
    lastCookie.withLock { $0 = (renewal.ticket, cookie, isOwed: true) }
  }

  /// The `Set-Cookie` header of the last renewal; nil if the ticket is another renewal's.
  nonisolated func cookie(for ticket: String) -> String? {
    lastCookie.withLock { $0?.ticket == ticket ? $0?.cookie : nil }
  }

  nonisolated func takeOwedCookie() -> String? {
    lastCookie.withLock { last in
      defer { last?.isOwed = false }
      return last?.isOwed == true ? last?.cookie : nil
    }
  }
}
