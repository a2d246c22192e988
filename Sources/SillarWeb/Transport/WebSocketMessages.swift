import NIOCore

/// The text messages of a client, in order. The sequence ends when the socket closes, for any reason.
///
/// It permits one iterator only. While no consumer asks for messages, a few are buffered and then nothing more is read
/// from the client.
typealias WebSocketMessages = NIOAsyncSequenceProducer<
  String, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, WebSocketReader
>

extension WebSocketMessages {
  static func make(for channel: any Channel) -> NewSequence {
    makeSequence(
      backPressureStrategy: .init(lowWatermark: 2, highWatermark: 8), finishOnDeinit: true,
      delegate: WebSocketReader(channel: channel))
  }
}

/// Tells the channel that the consumer of its messages has room again.
struct WebSocketReader: NIOAsyncSequenceProducerDelegate {
  let channel: any Channel

  func produceMore() { resume() }
  func didTerminate() { resume() }

  private func resume() {
    channel.triggerUserOutboundEvent(WebSocketCommand.resumeReading, promise: nil)
  }
}
