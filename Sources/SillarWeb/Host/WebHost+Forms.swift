import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Sillar
import SillarHost

/// The host without the script: it handles posted forms.
extension WebHost {
  func form(_ request: Request, windowID: String) async -> Response {
    guard let session = await session(of: request.head, window: windowID) else {
      return refuseForm(request, of: nil)
    }
    var content: FormContent
    do {
      content = try await read(request, session: session, windowID: windowID)
    } catch {
      return answer(to: error, of: session, for: request)
    }
    // Files that were not delivered are removed when the answer is sent.
    defer { content.dropFiles() }
    guard let token = content.fields["token"],
      sessions.isFormToken(token, of: session, window: windowID)
    else {
      return refuseForm(request, of: session)
    }
    guard case .window(let window) = await find(windowID, session, request.head) else {
      return await newPage(at: "/", session: session, for: request, notice: .expired)
    }
    guard await admits(1, of: session, in: window, at: .form, now: clock.now()) else {
      return tooFast(request)
    }
    window.presence.claim(at: clock.now())
    let seen = content.fields["revision"].flatMap { Int($0) }
    if await window.isFromBefore(seen), await !isThere(content.fields, in: window.window) {
      await settle(window, within: WebWindow.screenLimit)
    }
    let now = clock.now()
    // Each field that somebody has changed, and each file, is an event of its own.
    let changes = await changes(of: content, in: window.window)
    let more = Double(changes.values.count + content.files.count)
    if more > 0, !(await admits(more, of: session, in: window, at: .form, now: now)) {
      return tooFast(request)
    }
    keep(window.session)
    let form = content.fields
    let deadline = now + settings.formWait
    if form["e"] != "back" {
      await deliver(&content, changes, seen: seen, to: window, until: deadline)
    } else if await !window.window.back(seen: seen) {
      await window.leave(notice: .changed)
    }
    await settle(window, within: max(.zero, deadline - clock.now()))
    // Sent again after a crash, the form must not find what was there before.
    await saveNow(window)
    let answer = withOwedCookie(await redirect(to: window), of: window)
    let preferences = await window.preferences
    guard preferences != Preferences(of: request.head) else { return answer }
    await window.noteCookies(preferences)
    return answer.with(
      preferences.cookies(path: addresses.base, isForFrames: sessions.isForFrames))
  }

  /// Refuses a form that does not come from a page of the session.
  private func refuseForm(_ request: Request, of session: SessionKeeper.Session?) -> Response {
    guard admits(1, of: session, at: .form) else { return tooFast(request) }
    meters.refuse(.foreign)
    sampled.note("refused a form that is of no page of its session", of: session)
    guard sessions.hasCookie(request.head) else { return cookiesNeeded(request) }
    return failure(.forbidden, .staleFormTitle, .staleFormMessage, for: request)
  }

  private func answer(
    to error: FormFailure, of session: SessionKeeper.Session, for request: Request
  ) -> Response {
    switch error {
    case .forbidden: refuseForm(request, of: session)
    case .unreadable: failure(.badRequest, .staleFormTitle, .staleFormMessage, for: request)
    case .tooLong(let limit):
      failure(
        .contentTooLarge, .tooLongTitle, .tooLongMessage, ["limit": "\(limit / 1024)"],
        for: request)
    }
  }

  private func read(
    _ request: Request, session: SessionKeeper.Session, windowID: String
  ) async throws(FormFailure) -> FormContent {
    if let boundary = request.headers[.contentType].flatMap(MultipartParser.boundary) {
      return try await readForm(
        request.body, boundary: boundary, session: session, windowID: windowID)
    }
    do {
      let body = try await request.body.collect(upTo: settings.limits.maximumFormSize)
      return FormContent(fields: FormFields(String(buffer: body)))
    } catch {
      throw .tooLong(limit: settings.limits.maximumFormSize)
    }
  }

  func tooFast(_ request: Request) -> Response {
    failure(.tooManyRequests, .tooFastTitle, .tooFastMessage, for: request).with(.retryAfter, "5")
  }

  /// Takes events from the budgets of a window and of its client.
  ///
  /// - Parameter events: The price; see ``ClientBudget/price(ofMessageOf:)``.
  func admits(
    _ events: Double, of session: SessionKeeper.Session, in window: WebWindow,
    at entrance: ClientBudget.Entrance, now: Duration
  ) async -> Bool {
    guard await window.admits(events, now: now, in: self) else { return false }
    return admits(events, of: session, at: entrance, isInWindow: true)
  }

  /// Redirects to the current page of a window: for a page that waits, and for a user who returns to the address of a
  /// form.
  func whereabouts(_ request: Request, windowID: String) async -> Response {
    // A page that waits would get another one that waits, for ever.
    let isRefresh = request.uri.queryParameters[Substring(Addresses.refresh)] != nil
    if isRefresh, !sessions.hasCookie(request.head) {
      return admits(1, of: nil, at: .page) ? cookiesNeeded(request) : tooFast(request)
    }
    guard let session = await session(of: request.head, window: windowID),
      case .window(let window) = await find(windowID, session, request.head)
    else { return Response(status: .seeOther, headers: [.location: addresses.home]) }
    guard await admits(1, of: session, in: window, at: .page, now: clock.now()) else {
      return tooFast(request)
    }
    return await redirect(to: window)
  }

  private func redirect(to window: WebWindow) async -> Response {
    let path = await window.window.render { $0.location.path }
    return Self.redirect(to: addresses.page(path, window: window.id))
  }

  /// True if all controls of a form are on the screen.
  private func isThere(_ form: FormFields, in window: Window) async -> Bool {
    let nodes = form.fields.compactMap { name, value in
      FormFields.node(of: name) ?? (name == "e" && value.isNodeName ? value : nil)
    }
    for node in nodes where await window.content(of: node) == nil { return false }
    return true
  }

  /// The fields of a form that somebody has changed.
  private func changes(of content: FormContent, in window: Window) async -> FormChanges {
    let shown = await window.render { ShownInputs(frame: $0) }
    var changes = FormChanges()
    for (name, value) in content.fields.fields {
      guard let id = FormFields.node(of: name), let old = shown.values[id], old != value else {
        continue
      }
      changes.values.append((id, value))
      if let limit = shown.limits[id], value.count > max(0, limit) { changes.cutAt = limit }
      if shown.submissions[id] != nil { changes.submitting.append(id) }
    }
    changes.sendsSame = Set(changes.submitting.map { shown.submissions[$0] }).count == 1
    return changes
  }

  /// Delivers the input first, then the chosen files, then the pressed button, unless something that was entered is for
  /// another thing than the user saw.
  ///
  /// - Parameters:
  ///   - changes: What was entered.
  ///   - seen: The revision of the page that the form is on.
  private func deliver(
    _ content: inout FormContent, _ changes: FormChanges, seen: Int?, to webWindow: WebWindow,
    until deadline: Duration
  ) async {
    let form = content.fields
    let window = webWindow.window
    var isUpToDate = true
    if let limit = changes.cutAt {
      await webWindow.leave(notice: .cutOff, ["limit": .number(limit)])
    }
    for (id, value) in changes.values {
      var event = await window.event(for: id, posted: value)
      event.revision = seen
      isUpToDate = await send(event, to: webWindow, until: deadline) && isUpToDate
    }
    if !content.files.isEmpty || content.hasStrayFiles {
      let isSeen = await deliver(content, seen: seen, to: webWindow)
      if !isSeen { await webWindow.leave(notice: .changed) }
      isUpToDate = isSeen && isUpToDate
      // The window owns the files now.
      content.files = []
      await settle(webWindow, within: max(.zero, deadline - clock.now()))
    }
    guard isUpToDate, let event = form["e"] else { return }
    if event.isNodeName {
      await send(WindowEvent(node: event, revision: seen), to: webWindow, until: deadline)
    } else if event == "0", let last = changes.submitting.last, changes.sendsSame {
      // The return key: the changed fields that also send an event all send the same one.
      await send(WindowEvent(node: last, revision: seen), to: webWindow, until: deadline)
    }
  }

  /// - Returns: False if the event is refused; the next page then says why.
  @discardableResult
  private func send(
    _ event: WindowEvent, to window: WebWindow, until deadline: Duration
  ) async -> Bool {
    // An event may take longer than the browser's wait: the page then shows the progress.
    await traced("event") {
      let refusal = await window.window.send(event)
      if let refusal { noteRefusal(event, refusal, of: window.session) }
      let reason = await window.noteResult(of: event, refusal)
      if let reason { await window.leave(notice: reason) }
      await settle(window, within: max(.zero, deadline - clock.now()))
      return reason == nil
    }
  }

  /// Logs an event that its screen does not offer, at most once a minute: anybody can send as many as they like.
  func noteRefusal(
    _ event: WindowEvent, _ reason: WindowEvent.Refusal, of session: SessionKeeper.Session
  ) {
    sampled.note(
      "refused an event", of: session, ["node": "\(event.node)", "reason": "\(reason)"])
  }

  /// Logs a message that no script of this host sends, at most once a minute.
  func noteForeignMessage(of session: SessionKeeper.Session) {
    meters.refuse(.foreign)
    sampled.note("refused a message that is not one of the script's", of: session)
  }
}

/// The fields of a form that somebody has changed, in its order.
private struct FormChanges {
  var values: [(id: NodeName, value: String)] = []
  /// The limit of a field that a text is too long for; nil if all fit.
  var cutAt: Int?
  /// Those that also send an event at the return key.
  var submitting: [NodeName] = []
  /// True when they all send the same event.
  var sendsSame = false
}

/// The values of the inputs on a screen, as a form would post them.
private struct ShownInputs {
  private(set) var values: [NodeName: String] = [:]
  private(set) var limits: [NodeName: Int] = [:]
  /// The fields that the return key submits, and the number of the event that each sends.
  private(set) var submissions: [NodeName: Int] = [:]

  init(frame: Frame) {
    // A field for each event.
    var senders: [RenderedNode] = []
    add(frame.root, &senders)
  }

  private mutating func add(_ node: RenderedNode, _ senders: inout [RenderedNode]) {
    if node.takesInput {
      let id = node.name
      if node.sendsEvent {
        let known = senders.firstIndex { $0.sendsSame(as: node) }
        if known == nil { senders.append(node) }
        submissions[id] = known ?? senders.count - 1
      }
      switch node.content {
      case .textField(let field):
        (values[id], limits[id]) = (field.kind.isConcealed ? "" : field.line, field.limit)
      case .textArea(let field): (values[id], limits[id]) = (field.text, field.limit)
      case .toggle(_, let isOn): values[id] = isOn ? "true" : "false"
      case .segmentedControl(let choices), .picker(let choices):
        values[id] = choices.selection.map(String.init) ?? ""
      case .rating(_, let value, _): values[id] = String(Int(value.rounded()))
      default: break
      }
    }
    node.forEachChild { add($0, &senders) }
  }
}
