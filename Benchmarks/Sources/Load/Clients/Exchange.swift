import NIOCore

/// What a client sends.
enum Message: Sendable {
  case text(String)
  /// A press on a control of a window, by its name. Like the page's script, the client adds its number and the revision that
  /// the page shows.
  case tap(String)
  /// An input of a field of a window, by the name of the field and the text.
  case entry(String, String)
}

/// How often a message is sent.
enum Span: Sendable {
  case times(Int)
  case until(NIODeadline)
}

/// The measurements of one message and its answer.
struct Exchange: Sendable {
  /// The time from sending the message to receiving its answer.
  let nanoseconds: Int64
  /// The bytes that the client sent, and that the server sent until the answer was complete, as counted on the socket.
  let sent: Int
  let bytes: Int
}

/// A connection on which a client sends a message and waits for its answer, again and again.
protocol Line: Sendable {
  /// - Parameter isAnswer: Nil for the usual answer. Other messages may arrive before the answer.
  func exchange(
    _ message: Message, _ span: Span, until isAnswer: (@Sendable (ByteBuffer) -> Bool)?
  ) async throws -> [Exchange]

  func close() async
}

extension Line {
  func exchange(
    _ message: Message, until isAnswer: (@Sendable (ByteBuffer) -> Bool)? = nil
  ) async throws -> Exchange {
    guard let exchange = try await exchange(message, .times(1), until: isAnswer).first else {
      throw Failure("nothing came")
    }
    return exchange
  }
}

/// The exchanges that a client has begun. It lives on the event loop of the client's connection, so that only the
/// connection adds latency.
struct Volley {
  /// The message to send; nil to wait for the effect of another client's message.
  let message: Message?
  private let span: Span
  private let isAnswer: (ByteBuffer) -> Bool
  private let promise: EventLoopPromise<[Exchange]>
  private var samples: [Exchange] = []
  private var sentAt = NIODeadline.now()
  private var sent = 0
  private var received = 0

  init(
    _ message: Message?, _ span: Span, until isAnswer: @escaping (ByteBuffer) -> Bool,
    _ promise: EventLoopPromise<[Exchange]>
  ) {
    (self.message, self.span, self.isAnswer, self.promise) = (message, span, isAnswer, promise)
  }

  mutating func begin(_ bytes: Int) { (sentAt, sent, received) = (.now(), bytes, 0) }

  enum Step {
    case wait, sendAgain, end
  }

  /// - Parameter bytes: The size of the message on the socket.
  mutating func receive(_ text: ByteBuffer, bytes: Int) -> Step {
    let now = NIODeadline.now()
    received += bytes
    guard isAnswer(text) else { return .wait }
    samples.append(
      Exchange(nanoseconds: (now - sentAt).nanoseconds, sent: sent, bytes: received))
    let isOver =
      switch span {
      case .times(let times): samples.count >= times
      case .until(let end): now >= end
      }
    guard isOver else { return .sendAgain }
    promise.succeed(samples)
    return .end
  }

  func fail(_ error: any Error) { promise.fail(error) }
}
