import Foundation
import HTTPTypes
import Tracing

/// The spans of requests to services and of commands that are sent (swift-distributed-tracing).
struct Traces: Sendable {
  private let tracer: any Tracer
  private let instrument: any Instrument

  /// Returns nil if nobody collects spans.
  init?() {
    tracer = InstrumentationSystem.tracer
    instrument = InstrumentationSystem.instrument
    if tracer is NoOpTracer { return nil }
  }

  /// Begins the span of a request, and names it in the request's headers. It has no query, header or body: these may hold
  /// secrets.
  ///
  /// - Parameter repetition: 0 for the first attempt.
  func begin(_ request: inout PreparedRequest, repetition: Int) -> RequestSpan {
    let span = tracer.startSpan(request.method.rawValue, ofKind: .client)
    span.attributes["http.request.method"] = request.method.rawValue
    span.attributes["server.address"] = request.url.host
    span.attributes["server.port"] = request.url.port
    span.attributes["url.path"] = request.path
    if repetition > 0 { span.attributes["http.request.resend_count"] = repetition }
    instrument.inject(span.context, into: &request.headers, using: HeaderInjector())
    return RequestSpan(span: span)
  }

  /// Sends a command in a span of its own: the tap that has given it may be long over.
  ///
  /// - Parameter origin: The context in which the command was given, to which the span is linked; nil if it is not known.
  func delivering<Answer>(
    _ row: OutboxRow, from origin: ServiceContext?, _ send: () async throws -> Answer
  ) async throws -> Answer {
    let span = tracer.startSpan("send \(row.kind)", context: .topLevel, ofKind: .producer)
    defer { span.end() }
    span.attributes["sillar.command"] = row.kind
    span.attributes["sillar.attempt"] = row.attempts
    if let origin { span.addLink(SpanLink(context: origin, attributes: [:])) }
    do {
      return try await ServiceContext.$current.withValue(span.context) { try await send() }
    } catch {
      span.setStatus(SpanStatus(code: .error))
      span.attributes["error.type"] = "\(type(of: error))"
      throw error
    }
  }
}

/// The span of one request.
struct RequestSpan: Sendable {
  fileprivate let span: any Span

  func end(status: Int) {
    span.attributes["http.response.status_code"] = status
    span.end()
  }

  func end(_ error: APIError) {
    span.setStatus(SpanStatus(code: .error))
    if case .status(let status, _) = error {
      span.attributes["http.response.status_code"] = status
    }
    span.attributes["error.type"] = error.kind
    span.end()
  }
}

extension APIError {
  /// The kind of error, without what a service has said.
  fileprivate var kind: String {
    switch self {
    case .offline: "offline"
    case .brokenOff: "brokenOff"
    case .crowded: "crowded"
    case .timedOut: "timedOut"
    case .status(let status, _): "\(status)"
    case .undecodable: "undecodable"
    case .tooLarge: "tooLarge"
    case .cancelled: "cancelled"
    case .invalidRequest: "invalidRequest"
    }
  }
}

private struct HeaderInjector: Injector {
  func inject(_ value: String, forKey key: String, into headers: inout HTTPFields) {
    if let name = HTTPField.Name(key) { headers[name] = value }
  }
}
