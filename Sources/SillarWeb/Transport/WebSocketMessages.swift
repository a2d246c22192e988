import NIOCore

/// The text messages of a client, in order. The sequence ends when the socket closes, for any reason.
///
/// It permits one iterator only. While no consumer asks for messages, a few are buffered and then nothing more is read
/// from the client.
struct WebSocketMessages: AsyncSequence, Sendable {
  typealias Element = String
  typealias Failure = Never

  typealias Producer = NIOAsyncSequenceProducer<
    String, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Delegate
  >

  /// Tells the channel that the consumer has room again.
  struct Delegate: NIOAsyncSequenceProducerDelegate {
    let channel: any Channel

    func produceMore() {
      channel.triggerUserOutboundEvent(WebSocketCommand.resumeReading, promise: nil)
    }

    func didTerminate() {
      channel.triggerUserOutboundEvent(WebSocketCommand.resumeReading, promise: nil)
    }
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    private var base: Producer.AsyncIterator

    fileprivate init(_ base: Producer.AsyncIterator) {
      self.base = base
    }

    mutating func next() async -> String? {
      await base.next(isolation: #isolation)
    }

    mutating func next(isolation actor: isolated (any Actor)?) async -> String? {
      await base.next(isolation: actor)
    }
  }

  private let producer: Producer

  static func make(for channel: any Channel) -> (source: Producer.Source, messages: Self) {
    let new = Producer.makeSequence(
      backPressureStrategy: .init(lowWatermark: 2, highWatermark: 8),
      finishOnDeinit: true,
      delegate: Delegate(channel: channel))
    return (new.source, Self(producer: new.sequence))
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(producer.makeAsyncIterator())
  }
}
