import Work

/// What the presenter of a request listens to, in one loop.
enum RequestSignal: Sendable {
  case changed(RequestsChange)
  case photosPicked([PhotoID])
}

/// Brings what has changed, and what another module has picked, into one stream.
final class RequestSignals: Sendable {
  let stream: AsyncStream<RequestSignal>
  private let continuation: AsyncStream<RequestSignal>.Continuation

  init(_ changes: AsyncStream<RequestsChange>) {
    let (stream, continuation) = AsyncStream.makeStream(of: RequestSignal.self)
    self.stream = stream
    self.continuation = continuation
    let forwarding = Task {
      for await change in changes { continuation.yield(.changed(change)) }
    }
    continuation.onTermination = { _ in forwarding.cancel() }
  }

  deinit { continuation.finish() }

  func picked(_ photos: [PhotoID]) { continuation.yield(.photosPicked(photos)) }
}
