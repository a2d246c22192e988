import ChatModel
import Synchronization
import Work

/// Sends the numbers up to which this person's messages are delivered and read. A number that cannot be sent is sent
/// with the next one, or when the chat is read again; of several numbers, only the highest is sent.
final class ReceiptSender: Sendable {
  struct Numbers: Hashable, Sendable {
    var delivered = 0
    var read = 0

    mutating func take(_ other: Numbers) {
      delivered = max(delivered, other.delivered, other.read)
      read = max(read, other.read)
    }
  }

  private struct State {
    var wanted: [ChatKey: Numbers] = [:]
    var told: [ChatKey: Numbers] = [:]
    var busy: Set<ChatKey> = []
    var generation = 0
  }

  private let state = Mutex(State())
  private let tell: @Sendable (Numbers, ChatKey) async throws -> Void

  init(tell: @escaping @Sendable (Numbers, ChatKey) async throws -> Void) { self.tell = tell }

  /// Records the numbers that the service has.
  ///
  /// - Parameter generation: The history of the service: in another one, the numbers belong to other messages.
  func knows(_ numbers: Numbers, of key: ChatKey, in generation: Int) {
    state.withLock { state in
      if state.generation != generation {
        (state.wanted, state.told, state.generation) = ([:], [:], generation)
      }
      state.told[key, default: Numbers()].take(numbers)
    }
  }

  /// Sends numbers in the background.
  func send(_ numbers: Numbers, of key: ChatKey) {
    let begins = state.withLock { state in
      state.wanted[key, default: Numbers()].take(numbers)
      guard state.wanted[key] != state.told[key] else { return false }
      return state.busy.insert(key).inserted
    }
    if begins { Task { await run(key) } }
  }

  private func run(_ key: ChatKey) async {
    while let numbers = next(key) {
      do {
        try await tell(numbers, key)
        state.withLock { $0.told[key, default: Numbers()].take(numbers) }
      } catch {
        state.withLock { _ = $0.busy.remove(key) }
        return
      }
    }
  }

  private func next(_ key: ChatKey) -> Numbers? {
    state.withLock { state in
      var wanted = state.told[key] ?? Numbers()
      wanted.take(state.wanted[key] ?? Numbers())
      guard wanted != state.told[key] else {
        state.busy.remove(key)
        return nil
      }
      return wanted
    }
  }
}
