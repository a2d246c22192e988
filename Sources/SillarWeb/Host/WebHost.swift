import CoreMetrics
import Foundation
import HTTPTypes
public import Logging
import ServiceLifecycle
public import Sillar
public import SillarHost
import SillarModel
import Synchronization

/// Runs an app's windows in browsers.
///
/// A host has a place on a server: `/`, or a path such as `/trivia`. Give one or more to a ``WebServer``:
///
/// ```swift
/// let host = WebHost(app: app, at: "/counter")
/// let server = WebServer(hosts: [host])
/// try await server.run()
/// ```
///
/// The first answer is a whole page. Its small script then takes over the page's window through a WebSocket. Without
/// the script, each screen is a form. In both cases a browser can only do what its screen offers.
public final class WebHost: Sendable {
  let app: any App
  let settings: Settings
  let addresses: Addresses
  /// The path of the app's first screen on its server, such as `/` or `/shop/`.
  public var home: String { addresses.home }
  let assets: Assets
  let pages: PageHTML
  /// The headers of pages that name files, and of those that have them in them.
  private let headersOfPages: (naming: HTTPFields, bringing: HTTPFields)
  let pictures: any PictureStore
  /// Nil for a host that tells nobody who is away.
  let push: (any PushService)?
  let followers = Followers()
  let sessions: SessionKeeper
  let store: HostStore
  /// The name of the app in the store.
  let memoryName: String
  /// True if windows are saved.
  let isKeepingWindows: Bool
  let windows: WindowStore
  /// The windows whose saving has failed.
  let unsaved = Mutex<[String: WebWindow]>([:])
  let openings = Openings()
  /// The windows that are being brought back, and those that are being let go for another process.
  let (recalls, departures) = (WindowWork<FoundWindow>(), WindowWork<Void>())
  /// See `App.endedVisitors()`. From the beginning on, so that none is missed before the host runs.
  let endedVisitors: AsyncStream<String>
  let files: FileFolder
  /// The room for the files of all windows.
  let fileRoom: FileRoom
  let clock: Clockwork
  let logger: Logger
  let meters: Meters
  /// Nil while nobody observes the windows.
  let observer: WindowObservers?
  /// Nil while nobody collects spans.
  let traces: Traces?
  let sampled: SampledLog
  /// Why the last build has failed, while the host is under development; see ``show(buildError:)``.
  let buildError = Mutex(BuildError())
  /// The room for the files of each client.
  let clientRooms: FileRooms<Client.Payer>
  let isAvailable: Bool
  var hosts: AcceptedHosts { AcceptedHosts(publicURL: settings.publicURL) }

  /// - Parameters:
  ///   - basePath: The path of the app on its server: empty for `/`, otherwise a path that starts with `/` and does not
  ///     end with it.
  ///   - store: Keeps the sessions of visitors, and their windows: these outlive the process, and come back with their
  ///     browsers. Without it, sessions end with the host, and a window that has ended does not come back.
  ///   - pictures: The source of the pictures that `PictureSource.stored(_:)` names.
  ///   - push: Sends notices to people who have no window open; see `Notice`. Without it, none are offered.
  ///   - observer: Is told what happens in the windows, besides the metrics and the log of the host.
  ///   - clock: Measures lifetimes and limits.
  ///   - isAvailable: False for an app that has no windows; see ``init(unavailable:at:settings:logger:)``.
  public init(
    app: any App, at basePath: String = "", settings: Settings = Settings(),
    store: HostStore? = nil, pictures: (any PictureStore)? = nil,
    push: (any PushService)? = nil, observer: (any WindowObserver)? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    logger: Logger = Logger(label: "sillar.web"), isAvailable: Bool = true
  ) {
    self.app = app
    endedVisitors = app.endedVisitors()
    self.settings = settings
    self.store = store ?? HostStore()
    memoryName = String(
      app.flavor.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    isKeepingWindows = store != nil
    self.isAvailable = isAvailable
    self.pictures = pictures ?? NoPictures()
    // What is told to somebody who has no window open cannot follow the site.
    let push = settings.account == nil ? push : nil
    self.push = push
    self.clock = Clockwork(clock)
    var logger = logger
    logger[metadataKey: "app"] = "\(app.flavor.name)"
    self.logger = logger
    let sampled = SampledLog(logger, clock: self.clock)
    self.sampled = sampled
    var addresses = Addresses(base: basePath)
    if push != nil, !app.flavor.notices.isEmpty {
      addresses.notices = (app.flavor.name, app.flavor.notices)
    }
    assets = Assets(app: app.flavor, addresses: addresses)
    addresses.elements = assets.elements.mapValues { ($0.script.path, $0.style?.path) }
    self.addresses = addresses
    // The rest of a message is its numbers and the name of a node.
    let room = max(0, settings.limits.maximumMessageSize - 1_024)
    // What a site puts around a screen is not the device's to keep.
    let (hasSurroundings, flavor) = (settings.surroundings != nil, app.flavor)
    pages = PageHTML(flavor: flavor, addresses: addresses, assets: assets, room: room) {
      !hasSurroundings && flavor.keepsOnDevice($0, $1)
    }
    headersOfPages = (
      Headers.forPages(
        pictureOrigins: settings.pictureOrigins, ancestors: settings.frameAncestors,
        framed: settings.framedSites),
      Headers.forPages(
        pictureOrigins: settings.pictureOrigins, ancestors: settings.frameAncestors,
        framed: settings.framedSites, parts: assets.sourcesOfParts)
    )
    sessions = SessionKeeper(
      secret: settings.secret, previous: settings.previousSecret, records: self.store.sessions,
      path: settings.sessionPath ?? basePath, isSecure: settings.publicURL?.isSecure ?? false,
      isFramed: !settings.frameAncestors.isEmpty,
      siteAccount: settings.account.map { SiteAccount(ask: $0, log: sampled) })
    windows = WindowStore(limits: settings.limits)
    files = FileFolder(in: settings.temporaryFolder ?? FileManager.default.temporaryDirectory)
    fileRoom = FileRoom(limit: settings.limits.maximumFileBytes)
    clientRooms = FileRooms(limit: settings.limits.maximumFileBytesPerClient, in: fileRoom)
    meters = Meters(app: app.flavor.name)
    traces = Traces()
    self.observer = WindowObservers([observer, traces, WindowMetrics(), WindowLog(logger)])
    self.store.sessions.onEnd { [weak self] in await self?.endWindows(of: $0) }
    self.store.processes.onQuestion { [weak self] in await self?.letGo($0) }
    self.store.processes.onCollection { [weak self] in await self?.renew($0) ?? false }
    self.store.processes.onSubscriber { [weak self] in await self?.followSubscribers($0) }
    self.store.sessions.onSignOut { [weak self] in await self?.signOut($0) ?? false }
  }

  func pageHeaders(bringsFiles: Bool) -> HTTPFields {
    bringsFiles ? headersOfPages.bringing : headersOfPages.naming
  }

  /// The number of open windows.
  public var windowCount: Int { windows.count }

  // MARK: Windows

  /// The result of a request for a window.
  enum Opening {
    case opened(WebWindow)
    case noSuchPath
    /// The window has ended before its first page was made, for example because its session has.
    case ended
    case full
    /// The client asks for too much.
    case tooFast
  }

  /// Opens a window when it is its client's turn, and waits for its content. The wait for the turn does not count as a window
  /// that does not open: see ``Watchdog``. While no window of an account is open, the app is asked first whether its session
  /// goes on, so that nothing of a member is shown after the end.
  ///
  /// - Parameters:
  ///   - saved: The window to bring back, in place of one at the path.
  func openWindow(
    at path: String, session: SessionKeeper.Session, for request: HTTPRequest,
    id: String = SessionKeeper.randomID(), restoring saved: SavedWindow? = nil
  ) async -> Opening {
    guard admits(ClientBudget.pricePage, of: session, at: .page, isComingBack: saved != nil) else {
      return .tooFast
    }
    let client = client(session)
    // Another window hears of the end of a session, and ends it here.
    let isOpen = windows.windows(of: session).contains { !$0.presence.isLeft }
    if saved == nil, !isOpen { _ = await isSignedIn(session) }
    do {
      let opening = try await inTurn(client, rank: saved == nil ? 1 : 0) {
        await openings.track(clock.now) {
          await open(at: path, session, client, request, id, saved)
        }
      }
      if case .opened(let window) = opening {
        await openings.track(clock.now) {
          await settle(window.window, within: settings.firstPageWait)
        }
        if saved != nil { await window.noteFirstRevision() }
      }
      return opening
    } catch {
      Asking.current?.budget.note(.page, client.address, "too many of its pages wait")
      meters.refuse(.tooFast)
      return .tooFast
    }
  }

  private func inTurn(
    _ client: Client, rank: Int, _ work: () async -> Opening
  ) async throws -> Opening {
    guard let budget = Asking.current?.budget else { return await work() }
    return try await budget.openings.run(
      for: client.payer, rank: rank, waits: { meters.openingsWaiting.increment(by: Double($0)) },
      work)
  }

  private func open(
    at path: String, _ session: SessionKeeper.Session, _ client: Client, _ request: HTTPRequest,
    _ id: String, _ saved: SavedWindow?
  ) async -> Opening {
    let logger = logger
    let preferences = Preferences(of: request).known(to: app.flavor)
    let visitor = Visitor(
      id: session.visitor, languages: AcceptedLanguages.ofDevice(request),
      timeZone: BrowserTimeZone.of(request), address: ClientAddress.remote?.description,
      language: preferences.language, isDark: preferences.isDark, account: siteAccount(of: session))
    let window = Window(
      app: app, visitor: visitor, session: visitorSession(session, window: id),
      observer: observer, inspector: settings.inspector, recorder: settings.recorder
    ) {
      logger.warning("\($0)")
    }
    let now = clock.now()
    let webWindow = WebWindow(
      id: id, session: session, client: client, window: window, now: now,
      wasClaimed: saved != nil, eventsPerSecond: settings.limits.eventsPerSecond,
      uploads: WindowUploads(
        limit: settings.limits.maximumFileBytesPerWindow, room: clientRooms[client.payer]),
      preferences: preferences)
    switch windows.add(webWindow, now: now) {
    case .full(let limit):
      meters.windowsRefused.increment()
      sampled.note(
        "refused a window", reason: "the limit of \(limit) is reached", level: .warning,
        of: session, at: client.address)
      return .full
    case .added(let evicted):
      if let evicted { await makeRoom(for: webWindow, instead: evicted) }
    }
    // Somebody may have signed in or out since the window was found; who does it later ends it, as it is in the store.
    let isOwn = saved.map { $0.account == session.account } ?? true
    let hasStarted = isOwn ? await start(webWindow, at: path, restoring: saved) : false
    let isThere = windows.contains(webWindow)
    guard hasStarted, isThere else {
      windows.remove(webWindow)
      await window.end()
      return isThere ? .noSuchPath : .ended
    }
    meters.windows.record(windows.count)
    meters.opened.increment()
    if settings.inspector != nil { await webWindow.tellInspector(in: self) }
    return .opened(webWindow)
  }

  /// Ends a window whose place another one takes. A tab of the same user says so and stays: loaded again, it would take the
  /// place of the next.
  private func makeRoom(for window: WebWindow, instead evicted: WebWindow) async {
    let isOwn =
      evicted.session == window.session || evicted.client.payer == window.client.payer
    if isOwn, let connection = await evicted.channel?.connection {
      // The script shows this text in place of the one about another tab.
      let text = HostWords(await evicted.window.localization)(.tooManyTabs)
      _ = try? connection.enqueue(JSONBuffer.message("d", [("elsewhere", text)]))
      connection.startClosing(.takenOver, reason: "too many windows")
    }
    await end(evicted, reason: "another window took its place")
  }

  /// Waits for a window's content, at most for `limit` and only until the server shuts down.
  func settle(_ window: Window, within limit: Duration) async {
    // Most screens have nothing to wait for.
    if await window.settle(waits: false) { return }
    let clock = clock
    await withTaskGroup { group in
      group.addTask { _ = await window.settle() }
      group.addTask { try? await clock.sleep(limit) }
      group.addTask { try? await gracefulShutdown() }
      await group.next()
      group.cancelAll()
    }
  }

  /// - Parameter isRemembered: False if the window must not come back.
  func end(_ window: WebWindow, reason: String, isRemembered: Bool = true) async {
    if isRemembered { await window.save(in: self) } else { await window.forget(in: self) }
    windows.remove(window)
    await window.channel?.connection.startClosing(.windowGone, reason: reason)
    await window.window.end()
    meters.windows.record(windows.count)
    logger.debug("window ended: \(reason)")
  }

  /// Runs the app and ends expired windows until the task is canceled; then ends all windows.
  func keepHouse() async {
    // First: a form that is sent again after a restart may need what it runs.
    async let running: Void = app.flavor.work.run()
    async let following: Void = followEnds()
    async let asking: Void = followSite()
    async let telling: Void = tellOfNotices()
    async let sharing: Void = store.processes.follow()
    await store.keepHouse()
    await endExpiredWindows()
    _ = await (running, following, asking, telling, sharing)
  }

  /// The time until the next look for what has expired.
  private var pause: Duration {
    min(.seconds(5), max(.milliseconds(500), sessions.records.timeToNextEnd))
  }

  /// The number of windows whose memory is given back together: a window takes some 50 KB.
  private static let manyWindows = 100

  private func endExpiredWindows() async {
    var (next, ended) = (Duration.zero, 0)
    while (try? await clock.sleep(pause)) != nil, !Task.isCancelled {
      await store.keepHouse()
      await saveUnsaved()
      let now = clock.now()
      // Windows are looked through only when one of them can have expired.
      guard now >= next else { continue }
      let due = windows.removeExpired(at: now)
      for window in due.expired { await end(window, reason: "nobody was there") }
      let uploading = windows.uploading
      for window in uploading { await giveUpStalledFiles(of: window) }
      next = uploading.isEmpty ? min(due.next, now + settings.limits.uploadPatience) : now
      ended += due.expired.count
      if ended >= Self.manyWindows {
        FreedMemory.giveBack()
        ended = 0
      }
    }
    await saveUnsaved()
    for window in windows.removeAll() {
      if await window.isSaveDue { await window.save(in: self) }
      await window.window.end()
    }
    await store.end()
    await store.processes.leave()
    files.end()
  }
}
