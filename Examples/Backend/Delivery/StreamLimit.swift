import HTTPTypes
import Synchronization

/// The event streams that are open. Each costs a connection, and a read of the store for each event.
///
///     let limit = StreamLimit<CustomerID>()
///     let place = try limit.enter(customer)
final class StreamLimit<Person: Hashable & Sendable>: Sendable {
  private struct Places {
    var all = 0
    var byPerson: [Person: Int] = [:]
  }

  private let ofOne: Int
  private let ofAll: Int
  private let places = Mutex(Places())

  /// - Parameters:
  ///   - ofOne: the most streams of a person, whose windows may be in several apps and on several devices.
  ///   - ofAll: the most streams of all people.
  init(ofOne: Int = 50, ofAll: Int = 2_000) {
    self.ofOne = ofOne
    self.ofAll = ofAll
  }

  /// Takes a place for a stream. It is free again when the last reference to it is gone.
  ///
  /// - Throws: ``Problem`` when the person, or all together, have too many streams.
  func enter(_ person: Person) throws(Problem) -> StreamPlace {
    let problem: Problem? = places.withLock { places in
      let count = places.byPerson[person, default: 0]
      guard count < ofOne else { return .tooManyStreams(of: ofOne) }
      guard places.all < ofAll else { return .unavailable() }
      places.all += 1
      places.byPerson[person] = count + 1
      return nil
    }
    if let problem { throw problem }
    return StreamPlace { [self] in leave(person) }
  }

  private func leave(_ person: Person) {
    places.withLock { places in
      places.all -= 1
      let count = places.byPerson[person, default: 1] - 1
      places.byPerson[person] = count == 0 ? nil : count
    }
  }
}

/// The place of an open event stream in a ``StreamLimit``.
final class StreamPlace: Sendable {
  private let leave: @Sendable () -> Void

  init(leave: @escaping @Sendable () -> Void) { self.leave = leave }

  deinit { leave() }
}

extension Problem {
  fileprivate static func tooManyStreams(of limit: Int) -> Problem {
    var problem = Problem(
      .tooManyRequests, kind: "too-many-streams", title: "Too many event streams",
      detail: "A person may have at most \(limit) event streams at once.")
    problem.headers[.retryAfter] = "30"
    return problem
  }
}
