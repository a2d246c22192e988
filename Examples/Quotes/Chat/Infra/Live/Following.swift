import ChatModel
import Foundation
import SillarData
import SillarModel
import Work
import WorkInfra

/// Keeps whoever listens up to date about one thing: what is saved at once, and again whenever the service says that
/// it has changed, something is written here, or the service can be reached again.
struct Following<Value: Sendable>: Sendable {
  let service: WorkService
  let person: PersonID
  /// What events make it worth asking the service.
  let concerns: @Sendable (WorkEvent) -> Bool
  /// What is saved, what waits to be sent included; nil for nothing at all.
  let load: @Sendable () async throws -> Saved<Value>?
  /// Asks the service and saves what it says.
  let fetch: @Sendable () async throws -> Void

  func news(again: AsyncStream<Void>) -> AsyncStream<ChatNews<Value>> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        await run(again) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func run(
    _ again: AsyncStream<Void>, _ give: @escaping @Sendable (ChatNews<Value>) -> Void
  ) async {
    // Several of these signals at a time come to one; each is followed by a look that begins after it.
    let (looks, look) = Self.signals()
    let (asks, ask) = Self.signals()
    let state = FollowingState()
    look.yield()
    ask.yield()
    await withDiscardingTaskGroup { group in
      group.addTask { for await _ in looks { await give(known(state.now)) } }
      group.addTask { for await _ in service.outbox.changes { look.yield() } }
      group.addTask { for await _ in again { ask.yield() } }
      group.addTask { for await _ in service.history.replacements { ask.yield() } }
      group.addTask {
        for await _ in service.connectivity.changes.dropFirst() { ask.yield() }
      }
      group.addTask {
        for await event in service.events.events(of: person) where concerns(event) { ask.yield() }
      }
      for await _ in asks {
        state.asks()
        look.yield()
        let failures = await asked(state)
        look.yield()
        guard let failures else { continue }
        group.addTask {
          await service.reconnection.wait(afterFailures: failures)
          state.hasWaited()
          ask.yield()
        }
      }
    }
  }

  /// - Returns: How often it has failed, where it is to be asked again by itself.
  private func asked(_ state: FollowingState) async -> Int? {
    do {
      // It is said when that changes.
      guard service.connectivity.isOnline else { throw ChatError.offline }
      try await fetch()
      state.succeeded()
      return nil
    } catch {
      guard let problem = ChatError(asking: error) else { return nil }
      service.report("chats could not be read: \(problem)")
      return state.failed(problem)
    }
  }

  private func known(_ state: FollowingState.Value) async -> ChatNews<Value> {
    do {
      let saved = try await load()
      let reading = saved.map { saved in
        TypedReading(
          saved.value, state.isLive ? .live : .saved(at: saved.at),
          problem: state.isLive ? nil : state.problem)
      }
      return ChatNews(reading: reading, problem: state.problem, isAsking: state.isAsking)
    } catch {
      return ChatNews(
        reading: nil, problem: ChatError(storing: error) ?? state.problem, isAsking: false)
    }
  }

  private static func signals() -> (AsyncStream<Void>, AsyncStream<Void>.Continuation) {
    AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }
}
