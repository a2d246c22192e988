import Synchronization

/// The events of each owner, shared by all listeners: an owner has one connection however many windows listen, and none
/// without listeners.
///
/// ```swift
/// func changes(_ client: APIClient, _ reconnection: any Reconnection) -> SharedEvents<String, ServerEvent> {
///   SharedEvents { owner in
///     EventSource(client: client, path: "v1/people/\(owner)/events", reconnection: reconnection).events()
///   }
/// }
/// ```
///
/// A listener gets the events from its beginning on, so read the current state after that.
public final class SharedEvents<Owner: Hashable & Sendable, Event: Sendable>: Sendable {
  /// Makes an owner's connection. It ends when it is no longer read.
  public typealias Connect = @Sendable (Owner) -> any AsyncSequence<Event, Never> & Sendable

  private struct Feed {
    var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    let connection: Task<Void, Never>
  }

  private let connect: Connect
  private let feeds = Mutex<[Owner: Feed]>([:])
  private let lastListener = Atomic(0)

  /// - Parameter connect: See ``Connect``.
  public init(connect: @escaping Connect) { self.connect = connect }

  /// The events of an owner from now on.
  ///
  /// - Parameter buffering: The events that wait for a listener which is busy; by default, all.
  public func events(
    of owner: Owner,
    buffering: AsyncStream<Event>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: buffering) { listener in
      let id = lastListener.add(1, ordering: .relaxed).newValue
      feeds.withLock { feeds in
        feeds[owner, default: Feed(connection: Task { await self.follow(owner) })]
          .listeners[id] = listener
      }
      listener.onTermination = { [weak self] _ in self?.leave(owner, id) }
    }
  }

  /// Gives an event of the program itself, such as a change by another window, to all who listen.
  public func tell(_ event: Event, to owner: Owner) {
    let listeners = feeds.withLock { $0[owner]?.listeners.values.map(\.self) ?? [] }
    // Not under the lock: a listener's task that is being cancelled may wait for it, in `onTermination`, and `yield`
    // waits for that task.
    for listener in listeners { listener.yield(event) }
  }

  private func leave(_ owner: Owner, _ id: Int) {
    let last = feeds.withLock { feeds -> Feed? in
      feeds[owner]?.listeners[id] = nil
      return feeds[owner]?.listeners.isEmpty == true ? feeds.removeValue(forKey: owner) : nil
    }
    last?.connection.cancel()
  }

  private func follow(_ owner: Owner) async {
    for await event in connect(owner) { tell(event, to: owner) }
  }
}
