import CoreMetrics
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Sillar

/// The host without the script: it handles posted forms.
extension WebHost {
  func form(_ request: Request, windowID: String) async -> Response {
    guard let session = sessions.session(of: request.head) else { return forbidden(request) }
    var content: FormContent
    do {
      content = try await read(request, session: session, windowID: windowID)
    } catch {
      return answer(to: error, for: request)
    }
    // Files that were not delivered are removed when the answer is sent.
    defer { content.dropFiles() }
    let form = content.fields
    guard let token = form["token"], sessions.isFormToken(token, of: session) else {
      return forbidden(request)
    }
    guard let window = windows.window(windowID, of: session) else {
      return await newPage(at: "/", session: session, for: request, notice: .expired)
    }
    let now = clock.now()
    guard window.admitEvent(now: now, limit: settings.limits.eventsPerSecond) else {
      meters.refused.increment()
      return failure(.tooManyRequests, .tooFastTitle, .tooFastMessage, for: request)
    }
    window.claim(now: now)
    let deadline = now + settings.formWait
    if form["e"] == "back" {
      await window.window.back()
    } else {
      await deliver(&content, to: window, until: deadline)
    }
    await settle(window.window, within: max(.zero, deadline - clock.now()))
    return await redirect(to: window)
  }

  private func answer(to error: FormFailure, for request: Request) -> Response {
    switch error {
    case .forbidden: forbidden(request)
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

  /// Redirects to the current page of a window: for a page that waits, and for a user who returns to the address of a
  /// form.
  func whereabouts(_ request: Request, windowID: String) async -> Response {
    guard let session = sessions.session(of: request.head),
      let window = windows.window(windowID, of: session)
    else { return Response(status: .seeOther, headers: [.location: addresses.home]) }
    return await redirect(to: window)
  }

  private func redirect(to window: WebWindow) async -> Response {
    let path = await window.window.render { $0.location.path }
    return Response(
      status: .seeOther,
      headers: [.location: addresses.page(path, window: window.id), .cacheControl: "no-store"])
  }

  /// Delivers the input first, then the chosen files, then the pressed button.
  private func deliver(
    _ content: inout FormContent, to webWindow: WebWindow, until deadline: Duration
  ) async {
    let form = content.fields
    let window = webWindow.window
    let shown = await window.render { ShownInputs.Visitor(frame: $0).inputs }
    var submitting: [Int] = []
    for (name, value) in form.fields where name.hasPrefix("f") {
      guard let id = Int(name.dropFirst()), let old = shown.values[id], old != value else {
        continue
      }
      let event = await window.event(for: id, posted: value)
      await send(event, to: window, until: deadline)
      if shown.submissions[id] != nil { submitting.append(id) }
    }
    if !content.files.isEmpty {
      await deliver(content, to: webWindow)
      // The window owns the files now.
      content.files = []
      await settle(window, within: max(.zero, deadline - clock.now()))
    }
    guard let event = form["e"].flatMap({ Int($0) }) else { return }
    if event != 0 {
      await send(WindowEvent(node: event), to: window, until: deadline)
    } else if let last = submitting.last, Set(submitting.map { shown.submissions[$0] }).count == 1 {
      // The return key: the changed fields that also send an event all send the same one.
      await send(WindowEvent(node: last), to: window, until: deadline)
    }
  }

  private func send(_ event: WindowEvent, to window: Window, until deadline: Duration) async {
    meters.events.increment()
    // An event may take longer than the browser's wait: the page then shows the progress.
    if case .refused(let reason) = await window.send(event) { noteRefusal(event, reason) }
    await settle(window, within: max(.zero, deadline - clock.now()))
  }

  func noteRefusal(_ event: WindowEvent, _ reason: Delivery.Refusal) {
    meters.refused.increment()
    logger.notice(
      "refused an event",
      metadata: ["node": "\(event.node)", "reason": "\(reason)"])
  }
}

/// The values of the inputs on a screen, as a form would post them.
private struct ShownInputs: Sendable {
  var values: [Int: String] = [:]
  /// The fields that the return key submits, and the number of the event that each sends.
  var submissions: [Int: Int] = [:]

  struct Visitor: NodeVisitor {
    var inputs = ShownInputs()
    /// A field for each event.
    private var senders: [RenderedNode] = []

    init(frame: Frame) { frame.root.visitChildren(&self) }

    mutating func visit(_ node: RenderedNode) {
      if node.takesInput {
        if node.sendsEvent {
          let known = senders.firstIndex { $0.sendsSame(as: node) }
          if known == nil { senders.append(node) }
          inputs.submissions[node.id] = known ?? senders.count - 1
        }
        switch node.content {
        case .textField(let field):
          inputs.values[node.id] = field.kind.isConcealed ? "" : ShownInputs.line(field.text)
        case .textArea(let field): inputs.values[node.id] = field.text
        case .toggle(_, let isOn): inputs.values[node.id] = isOn ? "true" : "false"
        case .segmentedControl(let choices), .picker(let choices):
          inputs.values[node.id] = choices.selection.map(String.init) ?? ""
        case .rating(let rating): inputs.values[node.id] = String(Int(rating.value.rounded()))
        default: break
        }
      }
      node.visitChildren(&self)
    }
  }

  /// A single-line field drops line ends, even if its text has some (WHATWG HTML, 4.10.5.1.2).
  fileprivate static func line(_ text: String) -> String {
    text.contains(where: \.isNewline)
      ? text.filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" } : text
  }
}
