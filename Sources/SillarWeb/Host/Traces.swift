import HTTPTypes
import Hummingbird
import SillarHost
import Synchronization
import Tracing

/// The spans of requests, and of what people do in pages (swift-distributed-tracing).
///
/// A span is in the task-local context of the work that it is about, and of the tasks that this work starts: what a screen asks
/// services for, which a tap has shown, is a part of the tap's trace, also after the end of the tap's span.
struct Traces: WindowObserver {
  private let tracer: any Tracer
  private let instrument: any Instrument

  /// Returns nil if nobody collects spans.
  init?() {
    tracer = InstrumentationSystem.tracer
    instrument = InstrumentationSystem.instrument
    if tracer is NoOpTracer { return nil }
  }

  /// Adds to the span what the window tells of the work that it is about.
  func observe(_ observation: WindowObservation) {
    guard let span = ServiceContext.current?.hostSpan else { return }
    span.note(observation)
  }

  /// Answers a request in a span.
  ///
  /// - Parameter continues: True if the span continues the trace that the request's headers name. Anybody can send such headers.
  func answering<Context: RequestContext>(
    _ request: Request, _ context: Context, continues: Bool,
    _ respond: () async throws -> Response
  ) async throws -> Response {
    var caller = ServiceContext.topLevel
    if continues { instrument.extract(request.headers, into: &caller, using: HeaderExtractor()) }
    let span = HostSpan(
      tracer.startSpan(request.method.rawValue, context: caller, ofKind: .server))
    var status = HTTPResponse.Status.internalServerError
    defer { span.end(request.method, context.endpointPath, status) }
    do {
      let response = try await span.run { try await respond() }
      status = response.status
      return response
    } catch {
      if let error = error as? any HTTPResponseError { status = error.status }
      throw error
    }
  }

  /// Does what a page asks for in a span, which ends when this is done, and the event handled that it may have delivered.
  func doing<Result>(
    _ name: String, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let span = HostSpan(tracer.startSpan(name, ofKind: .server))
    defer { span.end() }
    return try await span.run(work)
  }
}

extension WebHost {
  /// Does what a page asks for; in a span, if somebody collects spans.
  func traced<Result>(
    _ name: String, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    guard let traces else { return try await work() }
    return try await traces.doing(name, work)
  }

  /// True for a request of a page that has no span: for a file, a picture, or where its window is.
  func isForFile(_ request: Request) -> Bool {
    (request.method == .get || request.method == .head)
      && request.uri.path.hasPrefix("\(addresses.base)/-/")
  }
}

/// The span of a request, or of what a page asks for, with what a window tells meanwhile.
private final class HostSpan: Sendable {
  private struct State {
    var presenter: String?
    /// The kind of event that the work has delivered.
    var event: WindowObservation.EventKind?
    var isHandled = false
    var isDone = false
  }

  private let span: any Span
  private let state = Mutex(State())

  init(_ span: any Span) { self.span = span }

  /// Does the work that the span is about, in its context.
  func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
  ) async rethrows -> Result {
    var context = span.context
    context.hostSpan = self
    return try await ServiceContext.withValue(context) { try await work() }
  }

  func note(_ observation: WindowObservation) {
    var (event, refusal) = (WindowObservation.EventKind?.none, WindowEvent.Refusal?.none)
    var isHandled = true
    switch observation.what {
    case .handled(let kind, _): event = kind
    case .shown(let kind, _): (event, isHandled) = (kind, false)
    case .refused(let kind, let reason): (event, refusal) = (kind, reason)
    case .navigated, .rendered, .settled: break
    case .taskEnded, .failed, .ended: return
    }
    let isLast = state.withLock { state in
      // An event is of its own screen, whichever it leads to.
      guard event != nil || state.event == nil else { return false }
      describe(observation, event, refusal)
      state.presenter = observation.presenter
      guard event != nil else { return false }
      (state.event, state.isHandled) = (event, state.isHandled || isHandled)
      return state.isDone && isHandled
    }
    if isLast { span.end() }
  }

  private func describe(
    _ observation: WindowObservation, _ event: WindowObservation.EventKind?,
    _ refusal: WindowEvent.Refusal?
  ) {
    span.updateAttributes { attributes in
      attributes["sillar.app"] = observation.app
      attributes["sillar.window"] = observation.window
      attributes["sillar.screen"] = observation.screen
      attributes["sillar.presenter"] = observation.presenter
      if let event { attributes["sillar.event"] = event.rawValue }
      if let refusal { attributes["sillar.refusal"] = "\(refusal)" }
    }
    if let event { span.operationName = "\(event) \(observation.presenter)" }
  }

  /// Ends the span when the event that was delivered, if there is one, has been handled.
  func end() {
    let isLast = state.withLock { state in
      state.isDone = true
      return state.event == nil || state.isHandled
    }
    if isLast { span.end() }
  }

  /// Ends the span of a request.
  ///
  /// - Parameter path: The path of the route, without what is special to the request; nil if there is none.
  func end(_ method: HTTPRequest.Method, _ path: String?, _ status: HTTPResponse.Status) {
    let name = state.withLock { $0.presenter } ?? path
    span.operationName = name.map { "\(method) \($0)" } ?? method.rawValue
    span.updateAttributes { attributes in
      attributes["http.request.method"] = method.rawValue
      if let path { attributes["http.route"] = path }
      attributes["http.response.status_code"] = Int64(status.code)
    }
    if status.kind == .serverError { span.setStatus(SpanStatus(code: .error)) }
    span.end()
  }
}

extension ServiceContext {
  private enum HostSpanKey: ServiceContextKey { typealias Value = HostSpan }

  /// The innermost span of a host.
  fileprivate var hostSpan: HostSpan? {
    get { self[HostSpanKey.self] }
    set { self[HostSpanKey.self] = newValue }
  }
}

private struct HeaderExtractor: Extractor {
  func extract(key: String, from headers: HTTPFields) -> String? {
    HTTPField.Name(key).flatMap { headers[$0] }
  }
}
