import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Sillar

/// The host over HTTP: pages, forms, files and pictures.
extension WebHost {
  /// Adds everything under the host's path to a router.
  ///
  /// - Note: The host answers each path below its own that the router does not know better.
  func addRoutes<Context: RequestContext>(to router: Router<Context>) {
    let base = addresses.base
    for file in assets.all {
      router.get(RouterPath(file.path)) { _, _ in
        Response(
          status: .ok,
          headers: Headers.forFiles(contentType: file.contentType, isForEver: true),
          body: .init(byteBuffer: ByteBuffer(bytes: file.data)))
      }
    }
    router.get(RouterPath("\(base)/-/pictures/:name")) { [self] _, context in
      await picture(named: context.parameters.get("name") ?? "")
    }
    router.post(RouterPath("\(base)/-/windows/:id")) { [self] request, context in
      await form(request, windowID: context.parameters.get("id") ?? "")
    }
    router.get(RouterPath("\(base)/-/**")) { [self] _, _ in notFound() }
    if base.isEmpty {
      router.get("/") { [self] request, _ in await page(request) }
    } else {
      router.get(RouterPath(base)) { [self] request, _ in await page(request) }
    }
    router.get(RouterPath("\(base)/**")) { [self] request, _ in await page(request) }
  }

  // MARK: Pages

  private func page(_ request: Request) async -> Response {
    let path = addresses.appPath(of: request.uri.path)
    if let session = sessions.session(of: request.head) {
      if let id = request.uri.queryParameters["w"],
        let known = windows.window(String(id), of: session)
      {
        // A form was here before, or the browser went back: the window shows what the address says.
        guard await known.window.open(path) else { return notFound() }
        await settle(known.window, within: settings.firstPageWait)
        await waitForRefreshment(known.window)
        return await page(of: known, session: session)
      }
      return await newPage(at: path, session: session)
    }
    let session = sessions.newSession()
    var response = await newPage(at: path, session: session)
    response.headers[.setCookie] = sessions.cookie(for: session)
    return response
  }

  private func newPage(
    at path: String, session: SessionKeeper.Session, notice: String = ""
  ) async -> Response {
    switch await openWindow(at: path, session: session) {
    case .opened(let window):
      await settle(window.window, within: settings.firstPageWait)
      return await page(of: window, session: session, notice: notice)
    case .noSuchPath:
      return notFound()
    case .full:
      var response = failure(
        .serviceUnavailable, "Full house",
        "More people than we have room for are here right now. Please try again in a minute.")
      response.headers[.retryAfter] = "60"
      return response
    }
  }

  private func page(
    of window: WebWindow, session: SessionKeeper.Session, notice: String = ""
  ) async -> Response {
    let claim = PageHTML.Claim(
      windowID: window.id, formToken: sessions.formToken(for: session), notice: notice)
    let pages = pages
    let body = await window.window.render { frame in
      window.notePage(revision: frame.revision, location: frame.location)
      return ByteBuffer(bytes: pages.page(frame, claim))
    }
    return Response(
      status: .ok, headers: Headers.forPages(pictureOrigins: settings.pictureOrigins),
      body: .init(byteBuffer: body))
  }

  /// A screen that is shown again may bring itself up to date without a word. With the script that follows in a
  /// patch; without it the page is all there is, so it waits a moment.
  private func waitForRefreshment(_ window: Window) async {
    let seen = await window.changes(after: -1)
    await withTaskGroup { group in
      group.addTask { _ = await window.changes(after: seen) }
      group.addTask { try? await Task.sleep(for: .milliseconds(100)) }
      await group.next()
      group.cancelAll()
    }
    await settle(window, within: settings.firstPageWait)
  }

  // MARK: Forms

  private func form(_ request: Request, windowID: String) async -> Response {
    let limit = settings.limits.maximumFormSize
    guard let session = sessions.session(of: request.head) else { return forbidden() }
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: limit)
    } catch {
      return failure(
        .contentTooLarge, "Too much text", "A form may hold \(limit / 1024) KB. Please shorten it.")
    }
    let form = FormFields(String(buffer: body))
    guard let token = form["token"], sessions.isFormToken(token, of: session) else {
      return forbidden()
    }
    guard let window = windows.window(windowID, of: session) else {
      return await newPage(
        at: "/", session: session, notice: "This page had expired and was opened anew.")
    }
    let now = clock.now()
    guard window.admitEvent(now: now, limit: settings.limits.eventsPerSecond) else {
      meters.refused.increment()
      return failure(
        .tooManyRequests, "Too fast", "That was more than we can follow. Wait a second and go back."
      )
    }
    window.claim(now: now)
    if form["e"] == "back" {
      await window.window.back()
    } else {
      await deliver(form, to: window.window)
    }
    await settle(window.window, within: settings.formWait)
    let path = await window.window.render { $0.location.path }
    return Response(
      status: .seeOther, headers: [.location: addresses.page(path) + "?w=" + window.id])
  }

  /// First what has been entered, then what has been pressed.
  private func deliver(_ form: FormFields, to window: Window) async {
    let shown = await window.render { ShownInputs(frame: $0).values }
    var entered: [Int] = []
    for (name, value) in form.fields where name.hasPrefix("f") {
      guard let id = Int(name.dropFirst()), let old = shown[id], old != value else { continue }
      await send(WindowEvent(node: id, input: value), to: window)
      entered.append(id)
    }
    guard let event = form["e"].flatMap({ Int($0) }) else { return }
    if event > 0 {
      await send(WindowEvent(node: event), to: window)
    } else if entered.count == 1 {
      // The return key in the one field that was changed: the field may be more than its text.
      await window.deliver(WindowEvent(node: entered[0]))
    }
  }

  private func send(_ event: WindowEvent, to window: Window) async {
    meters.events.increment()
    let window = window
    // An event may take longer than the browser wants to wait: the page then shows the progress.
    let delivery = await window.send(event)
    if case .refused(let reason) = delivery { noteRefusal(event, reason) }
    await settle(window, within: settings.formWait)
  }

  func noteRefusal(_ event: WindowEvent, _ reason: Delivery.Refusal) {
    meters.refused.increment()
    logger.notice(
      "refused an event",
      metadata: ["node": "\(event.node)", "reason": "\(reason)"])
  }

  // MARK: Pictures

  private func picture(named name: String) async -> Response {
    do {
      guard let picture = try await pictures.picture(named: name),
        picture.contentType.hasPrefix("image/")
      else { return Response(status: .notFound, headers: Headers.forPictures(contentType: nil)) }
      return Response(
        status: .ok, headers: Headers.forPictures(contentType: picture.contentType),
        body: .init(byteBuffer: ByteBuffer(bytes: picture.data)))
    } catch {
      logger.warning("no picture", metadata: ["name": "\(name)", "error": "\(error)"])
      return Response(status: .badGateway, headers: Headers.forPictures(contentType: nil))
    }
  }

  // MARK: What cannot be shown

  func notFound() -> Response {
    failure(.notFound, "Nothing here", "There is no page at this address.")
  }

  private func forbidden() -> Response {
    failure(
      .forbidden, "Please start again",
      "This form does not come from a page that this browser has open.")
  }

  private func failure(
    _ status: HTTPResponse.Status, _ title: String, _ message: String
  ) -> Response {
    Response(
      status: status, headers: Headers.forPages(pictureOrigins: []),
      body: .init(
        byteBuffer: ByteBuffer(bytes: pages.errorPage(title: title, message: message))))
  }
}

extension Addresses {
  /// The app's path for one of the server's.
  func appPath(of path: String) -> String {
    let rest = path.dropFirst(base.utf8.count)
    let trimmed = rest.count > 1 && rest.hasSuffix("/") ? rest.dropLast() : rest
    return trimmed.isEmpty ? "/" : String(trimmed)
  }
}

/// What the inputs on a screen hold, as a form would post it.
private struct ShownInputs: NodeVisitor {
  var values: [Int: String] = [:]

  init(frame: Frame) { frame.root.visitChildren(&self) }

  mutating func visit(_ node: RenderedNode) {
    if node.takesInput {
      switch node.content {
      case .textField(let field): values[node.id] = field.kind == .password ? "" : field.text
      case .textArea(let field): values[node.id] = field.text
      case .toggle(_, let isOn): values[node.id] = isOn ? "true" : "false"
      case .segmentedControl(let choices), .picker(let choices):
        values[node.id] = choices.selection.map(String.init) ?? ""
      case .rating(let rating): values[node.id] = String(Int(rating.value.rounded()))
      default: break
      }
    }
    node.visitChildren(&self)
  }
}
