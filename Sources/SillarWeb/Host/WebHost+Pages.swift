import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Sillar
import SillarHost

/// The host over HTTP: pages, forms, files and pictures.
extension WebHost {
  /// Adds all routes under the host's path to a router.
  ///
  /// - Note: The host answers every path below its own for which the router has no more specific route.
  func addRoutes<Context: RequestContext>(to router: Router<Context>) {
    let base = addresses.base
    for file in assets.all {
      addFile(file, with: Headers.forFiles(contentType: file.contentType), to: router)
    }
    guard isAvailable else { return addUnavailableRoutes(to: router) }
    addWorkerRoutes(to: router)
    router.get(RouterPath(addresses.manifest)) { [self] request, _ in
      await pricedAsFile(request) { manifest(request) }
    }
    router.get(RouterPath("\(base)/-/pictures/:name")) { [self] request, context in
      await picture(named: context.parameters.get("name") ?? "", request)
    }
    func add(
      _ method: HTTPRequest.Method, _ rest: String = "",
      _ answer: @escaping @Sendable (Request, String, Parameters) async -> Response
    ) {
      router.on(RouterPath("\(base)/-/windows/:id\(rest)"), method: method) { request, context in
        await answer(request, context.parameters.get("id") ?? "", context.parameters)
      }
    }
    add(.post, "/files") { [self] request, id, _ in await announceFiles(request, windowID: id) }
    add(.put, "/files/:file") { [self] request, id, parameters in
      await receiveFile(request, windowID: id, file: parameters.get("file") ?? "")
    }
    add(.post, "/end") { [self] request, id, _ in await leave(request, windowID: id) }
    add(.post) { [self] request, id, _ in await form(request, windowID: id) }
    add(.get) { [self] request, id, _ in await whereabouts(request, windowID: id) }
    add(.get, "/session") { [self] request, id, _ in await collectSecret(request, windowID: id) }
    add(.get, "/preferences") { [self] request, id, _ in
      await collectPreferences(request, windowID: id)
    }
    if hasNotices {
      add(.get, "/notices") { [self] request, id, _ in await noticeState(request, windowID: id) }
      add(.post, "/notices") { [self] request, id, _ in await subscribe(request, windowID: id) }
      router.post(RouterPath(addresses.subscription)) { [self] request, _ in
        await moveSubscription(request)
      }
    }
    router.get(RouterPath("\(base)/-/resources/**")) { [self] request, _ in
      await pricedAsFile(request) { resource(at: request.uri.path, request) }
    }
    router.get(RouterPath("\(base)/-/**")) { [self] request, _ in
      let session = await sessions.session(of: request.head)
      return admits(1, of: session, at: .address) ? await notFound(request) : tooFast(request)
    }
    for path in [base.isEmpty ? "/" : base, "\(base)/**"] {
      router.get(RouterPath(path)) { [self] request, _ in await page(request) }
      router.head(RouterPath(path)) { [self] request, _ in await head(request) }
    }
  }

  func addFile<Context: RequestContext>(
    _ file: Assets.File, with headers: HTTPFields, to router: Router<Context>
  ) {
    router.get(RouterPath(file.path)) { [self] request, _ in
      await pricedAsFile(request) {
        Response(
          status: .ok, headers: headers, for: request.head, body: file.contents.data,
          compressed: file.contents.compressed)
      }
    }
  }

  func pricedAsFile(_ request: Request, _ answer: () -> Response) async -> Response {
    let session = await sessions.session(of: request.head)
    return admits(ClientBudget.priceFile, of: session, at: .file) ? answer() : Self.tooMany
  }

  // MARK: Pages

  private func page(_ request: Request) async -> Response {
    guard let path = addresses.appAddress(of: request.uri.string) else {
      return await notFound(request)
    }
    let presented = await sessions.presented(in: request.head)
    await sessions.records.end(presented.superseded)
    switch presented.found {
    case .session(let session):
      keep(session)
      let response = await page(at: path, presented.sessions, session, for: request)
      // The cookie of a renewal is more urgent.
      return response.headers.contains(.setCookie) ? response : response.with(presented.cookies)
    case .renewed(isSignedOut: false):
      return await again(request, presented)
        ?? failure(
          .conflict, .renewedTitle, .renewedMessage, link: .tryAgain, to: addresses.page(path),
          for: request
        ).with(.retryAfter, "10")
    case .unreachable:
      return unreachable(request)
    case .renewed, .unknown:
      // Who has signed out, and loads a page before the new cookie has come, begins anew: there is nothing to wait for.
      // Before the session: a flood that is refused must not displace sessions of others.
      guard admits(0, of: nil, at: .page) else { return tooFast(request) }
      guard case .account(let account) = await account(of: request.head) else {
        return unreachable(request)
      }
      let (session, cookie) = sessions.newSession(for: client(nil).address, account: account)
      // Another process may be asked for what this page needs.
      if store.isShared { keep(session) }
      return await newPage(at: path, session: session, for: request)
        .with([cookie] + presented.cookies)
    }
  }

  /// - Parameters:
  ///   - all: The sessions of the browser.
  ///   - session: The one of new windows.
  private func page(
    at path: String, _ all: [SessionKeeper.Session], _ session: SessionKeeper.Session,
    for request: Request
  ) async -> Response {
    var notice: SillarString?
    let id = request.uri.queryParameters[Substring(Addresses.window)].map(String.init)
    if let id, id != Addresses.last {
      // A form was posted before.
      let found = await find(id, await owner(of: id, among: all) ?? session, request.head)
      if case .window(let known) = found,
        let shown = await page(of: known, at: path, for: request)
      {
        return shown
      }
      if case .unreadable = found { notice = .expired }
    } else if let known = await windowLeft(in: request.head, at: path, all),
      let shown = await page(of: known, at: path, for: request)
    {
      return shown
    } else if path == "/", let known = await windowOfLastVisit(session, request.head),
      let shown = await page(of: known, at: nil, for: request)
    {
      return shown
    }
    return await newPage(at: path, session: session, for: request, notice: notice)
  }

  /// The page of a window that its tab or its visitor has had before; nil if it has ended meanwhile.
  ///
  /// - Parameter path: The address to open in it; nil to leave it where it is.
  private func page(
    of known: WebWindow, at path: String?, for request: Request
  ) async -> Response? {
    let (now, session) = (clock.now(), known.session)
    keep(session)
    guard await admits(1, of: session, in: known, at: .page, now: now) else {
      return tooFast(request)
    }
    known.presence.claim(at: now)
    await known.follow(Preferences(of: request.head), in: self)
    // Only links of pages without the script name a window. With it, the address is where the window was when its page was left:
    // what was sent since may have led it on.
    if let path, !runsScript(request.head), await !known.window.open(path),
      windows.contains(known)
    {
      return await notFound(request)
    }
    await settle(known, within: settings.firstPageWait)
    await waitForRefreshment()
    return await page(of: known, session: session, comesBack: true, for: request)
  }

  /// Answers HEAD: says if there is a page, without keeping a window for it.
  private func head(_ request: Request) async -> Response {
    let known = await sessions.session(of: request.head)
    guard admits(ClientBudget.pricePage, of: known, at: .page) else {
      return tooFast(request).createHeadResponse()
    }
    guard case .account(let account) = await account(of: request.head) else {
      return unreachable(request).createHeadResponse()
    }
    let visitor = Visitor(id: SessionKeeper.randomVisitor(), account: account)
    let window = Window(app: app, visitor: visitor)
    guard let path = addresses.appAddress(of: request.uri.string), await window.start(at: path)
    else {
      return await notFound(request).createHeadResponse()
    }
    await window.end()
    return Response(
      status: .ok, headers: pageHeaders(bringsFiles: bringsFiles(to: request.head)))
  }

  /// True if a page must have its styles and its script in it. Its browser does not say that it has them, and to ask for them
  /// as files would take another way to the host and back before anything is seen. The script gets the files once the page
  /// is live, and says so in a cookie.
  private func bringsFiles(to request: HTTPRequest) -> Bool {
    // One that runs no script would never say that it has the files.
    runsScript(request)
      && !SessionKeeper.values(of: "files", in: request).contains(assets.version[...])
  }

  /// False for a browser that has been here, and has no cookie of the script.
  private func runsScript(_ request: HTTPRequest) -> Bool {
    !sessions.hasCookie(request) || BrowserTimeZone.of(request) != nil
  }

  /// - Parameter notice: A message that explains how the page came about.
  func newPage(
    at path: String, session: SessionKeeper.Session, for request: Request,
    notice: SillarString? = nil
  ) async -> Response {
    // A window may end while its page is made: once more is enough, unless the session has ended, too.
    for _ in 0..<2 {
      switch await openWindow(at: path, session: session, for: request.head) {
      case .opened(let window):
        defer { windows.finish(window) }
        if let shown = await page(of: window, session: session, notice: notice, for: request) {
          return shown
        }
      case .ended: break
      case .noSuchPath: return await notFound(request)
      case .tooFast: return tooFast(request)
      case .full: return full(request)
      }
    }
    return full(request)
  }

  /// The answer while the server of the store cannot be reached: nobody knows whose windows are whose.
  private func unreachable(_ request: Request) -> Response {
    failure(
      .serviceUnavailable, .unavailableTitle, .unavailableMessage, ["app": app.flavor.name],
      link: .tryAgain, to: addresses.appAddress(of: request.uri.string).map { addresses.page($0) },
      for: request
    ).with(.retryAfter, "5")
  }

  private func full(_ request: Request) -> Response {
    failure(.serviceUnavailable, .fullTitle, .fullMessage, for: request).with(.retryAfter, "60")
  }

  /// - Returns: Nil if the window has ended meanwhile: the page would be empty.
  private func page(
    of window: WebWindow, session: SessionKeeper.Session, notice: SillarString? = nil,
    comesBack: Bool = false, for request: Request
  ) async -> Response? {
    let claim = PageHTML.Claim(
      windowID: window.id, formToken: sessions.formToken(for: session, window: window.id),
      notice: await window.takeNoticeForPage() ?? notice?.localized ?? buildErrorText,
      bringsFiles: bringsFiles(to: request.head),
      runsScript: runsScript(request.head), waitsForScript: session.isStored || comesBack,
      owner: sessions.owner(await window.account), top: await window.top,
      surroundings: await settings.surroundings?(request), isForFrames: sessions.isForFrames)
    // At once: a process that ends before takes with it what is typed into the page.
    if store.isShared {
      await saveNow(window)
    } else {
      await window.saveSoon(in: self, isUrgent: true)
    }
    let body = await window.page(pages, claim)
    if settings.inspector != nil {
      await window.tellInspector(in: self, sent: body.readableBytes)
    }
    // Its session may have turned out to be over meanwhile.
    let response = withOwedCookie(
      Response(
        status: .ok, headers: pageHeaders(bringsFiles: claim.bringsFiles), for: request.head,
        body: body), of: window)
    return windows.contains(window) || response.headers.contains(.setCookie) ? response : nil
  }

  /// Waits a moment for a screen that refreshes its content without showing progress when it is shown again. With the
  /// script, the new content follows in a patch; without it, the page is all that the user gets. The wait is in real
  /// time, because the work takes real time.
  private func waitForRefreshment() async {
    try? await Task.sleep(for: .milliseconds(100))
  }

  /// The time that a window waits when its page was left: for the page that the same tab loads, if it loads one.
  static let patienceAfterLeaving = Duration.seconds(15)

  /// Notes that a window's page was closed, or is loaded again: its place is soon free. That of a window whose page came too late,
  /// and was not shown, is free at once.
  ///
  /// A window whose files are being uploaded waits as long as any other window without a browser.
  private func leave(_ request: Request, windowID: String) async -> Response {
    let session = await session(of: request.head, window: windowID)
    guard admits(1, of: session, at: .session) else { return Self.tooMany }
    if let session, let window = windows.window(windowID, of: session), window.uploads.isEmpty {
      guard !window.presence.isUnclaimed else {
        await end(window, reason: "nobody has seen its page", isRemembered: false)
        return Self.plain(.noContent)
      }
      await window.noteLeft(
        request.uri.queryParameters["t"].flatMap { Int($0) }, at: clock.now())
      windows.noteLeft()
    }
    return Self.plain(.noContent)
  }

  /// How the app is installed, in the visitor's language. The address is always the same, so that a device finds what is new
  /// about an app that it has.
  private func manifest(_ request: Request) -> Response {
    let words = words(for: AcceptedLanguages.of(request.head))
    guard let manifest = assets.manifests[words.language] else { return Self.plain(.notFound) }
    // Weak (RFC 9110, 8.8.1): the same for the compressed body.
    let tag = "W/\"\(manifest.hash)\""
    let headers = Headers.forManifests(tag: tag)
    guard request.headers[.ifNoneMatch]?.contains(tag) != true else {
      return Response(status: .notModified, headers: headers)
    }
    return Response(
      status: .ok, headers: headers, for: request.head, body: manifest.data,
      compressed: manifest.compressed)
  }

  // MARK: Other answers

  /// An answer to a page's script.
  static func plain(
    _ status: HTTPResponse.Status, type: String? = nil, _ body: ByteBuffer = ByteBuffer()
  ) -> Response {
    Response(
      status: status, headers: Headers.forScripts(contentType: type),
      body: .init(byteBuffer: body))
  }

  /// The answer to a request for something else than a page whose client asks for too much.
  static var tooMany: Response { plain(.tooManyRequests).with(.retryAfter, "5") }

  static func redirect(to address: String) -> Response {
    Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
  }

  func notFound(_ request: Request) async -> Response {
    failure(
      .notFound, .notFoundTitle, .notFoundMessage, for: request,
      in: await settings.surroundings?(request))
  }

  /// The answer to a browser that does not keep the host's cookie, where the cookie is needed.
  func cookiesNeeded(_ request: Request) -> Response {
    failure(.forbidden, .cookiesTitle, .cookiesMessage, for: request)
  }

  func failure(
    _ status: HTTPResponse.Status, _ title: SillarString, _ message: SillarString,
    _ values: [String: String] = [:], link: SillarString = .toStart, to address: String? = nil,
    for request: Request, in surroundings: Surroundings? = nil
  ) -> Response {
    let words = words(for: AcceptedLanguages.of(request.head))
    let bringsFiles = bringsFiles(to: request.head)
    let page = pages.errorPage(
      title: words(title, values), message: words(message, values), link: link,
      to: address ?? addresses.home, bringsFiles: bringsFiles, in: surroundings, words,
      Preferences(of: request.head))
    return Response(
      status: status, headers: pageHeaders(bringsFiles: bringsFiles), for: request.head,
      body: ByteBuffer(bytes: page))
  }
}
