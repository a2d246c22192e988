public import InMemoryTracing
public import Tracing

/// Collects the spans of a test in memory, and names them in headers as W3C Trace Context says
/// (https://www.w3.org/TR/trace-context/).
public struct TraceRecorder: Tracer {
  /// A span that has ended.
  public struct Recorded: Sendable, CustomStringConvertible {
    public let name: String
    public let kind: String
    public let trace: String
    public let id: String
    public let parent: String?
    public let links: [String]
    public let isError: Bool
    public let attributes: [String: String]

    public var description: String { "\(name) \(id) of \(parent ?? "nobody") in \(trace)" }
  }

  private let memory = InMemoryTracer(
    idGenerator: .init(nextTraceID: { hex(2) }, nextSpanID: { hex(1) }))

  public init() {}

  public var spans: [Recorded] {
    memory.finishedSpans.map { span in
      var attributes: [String: String] = [:]
      func note(_ name: String, _ value: SpanAttribute) { attributes[name] = text(value) }
      span.attributes.forEach(note)
      return Recorded(
        name: span.operationName, kind: "\(span.kind)", trace: span.traceID, id: span.spanID,
        parent: span.parentSpanID,
        links: span.links.compactMap { $0.context.inMemorySpanContext?.spanID },
        isError: span.status?.code == .error, attributes: attributes)
    }
  }

  /// The number of spans that have not ended.
  public var openSpans: Int { memory.activeSpans.count }

  /// The spans whose names begin with a text, in the order of their ends.
  public func spans(_ name: String) -> [Recorded] { spans.filter { $0.name.hasPrefix(name) } }

  /// Collects the spans of the work, and of all tasks that it starts.
  public func collect<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    try await withTracer(self) { try await work() }
  }

  /// Does the work in a span.
  public func within<Result>(
    _ name: String, _ work: () async throws -> Result
  ) async rethrows -> Result {
    try await withSpan(name) { _ in try await work() }
  }

  // MARK: Tracer

  public func startSpan<Instant: TracerInstant>(
    _ name: String, context: @autoclosure () -> ServiceContext, ofKind kind: SpanKind,
    at instant: @autoclosure () -> Instant, function: String, file: String, line: UInt
  ) -> InMemorySpan {
    memory.startSpan(
      name, context: context(), ofKind: kind, at: instant(), function: function, file: file,
      line: line)
  }

  public func forceFlush() {}

  public func inject<Carrier, Inject: Injector>(
    _ context: ServiceContext, into carrier: inout Carrier, using injector: Inject
  ) where Carrier == Inject.Carrier {
    guard let span = context.inMemorySpanContext else { return }
    injector.inject("00-\(span.traceID)-\(span.spanID)-01", forKey: "traceparent", into: &carrier)
    if let state = context[TraceState.self] {
      injector.inject(state, forKey: "tracestate", into: &carrier)
    }
  }

  public func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier, into context: inout ServiceContext, using extractor: Extract
  ) where Carrier == Extract.Carrier {
    let parts = (extractor.extract(key: "traceparent", from: carrier) ?? "")
      .split(separator: "-", omittingEmptySubsequences: false)
    // Of a later version there may be more parts.
    guard parts.count == 4 || parts.count > 4 && parts[0] != "00",
      zip(parts, [2, 32, 16, 2]).allSatisfy({ $0.utf8.count == $1 && $0.allSatisfy(isHex) }),
      parts[0] != "ff", parts[1].contains(where: { $0 != "0" }),
      parts[2].contains(where: { $0 != "0" })
    else { return }
    context.inMemorySpanContext = InMemorySpanContext(
      traceID: String(parts[1]), spanID: String(parts[2]), parentSpanID: nil)
    context[TraceState.self] = extractor.extract(key: "tracestate", from: carrier)
  }
}

private enum TraceState: ServiceContextKey { typealias Value = String }

private func isHex(_ character: Character) -> Bool { "0123456789abcdef".contains(character) }

private func hex(_ words: Int) -> String {
  (0..<words).map { _ in
    let word = String(UInt64.random(in: 1...(.max)), radix: 16)
    return String(repeating: "0", count: 16 - word.count) + word
  }.joined()
}

private func text(_ value: SpanAttribute) -> String {
  switch value {
  case .string(let text): text
  case .int32(let number): "\(number)"
  case .int64(let number): "\(number)"
  default: "\(value)"
  }
}
