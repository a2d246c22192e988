import SillarData
public import SillarModel
import Work

extension RequestReader {
  /// The answer to a question, and each change of it for as long as somebody listens.
  ///
  /// ```swift
  /// func titles(_ reader: RequestReader, of ana: PersonID) async throws {
  ///   for try await own in reader.live(RequestQuestion(person: ana, subject: .own)) {
  ///     print(own.value.items.map(\.shown.contents.title))
  ///   }
  /// }
  /// ```
  ///
  /// First comes the saved answer, then the service's; a local change as soon as it is stored; another answer when the
  /// service tells of a change, and when it can be reached again. After a live answer all are live: a copy that was
  /// saved is no better than the answer that is shown.
  ///
  /// - Throws: A `Problem` that does not pass, or one without anything to show.
  public func live(_ question: RequestQuestion) -> Readings<LocalRequests> {
    Readings { give in
      let (signals, signal) = AsyncStream.makeStream(of: LiveSignal.self)
      let (asks, ask) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let changes = changes(question)
      ask.yield()
      try await withThrowingTaskGroup(of: Void.self) { group in
        defer { group.cancelAll() }
        group.addTask {
          for await change in changes {
            if change == .here { signal.yield(.changed) } else { ask.yield() }
          }
        }
        group.addTask { await self.answer(question, whenever: asks) { signal.yield($0) } }
        var answer = LiveAnswer(question: question, reader: self)
        for await signal in signals {
          if let reading = try await answer.take(signal) { give(reading) }
          if answer.mustAsk { ask.yield() }
        }
      }
    }
  }

  /// Asks the service whenever that is wanted, and until it has answered.
  private func answer(
    _ question: RequestQuestion, whenever asks: AsyncStream<Void>, _ tell: (LiveSignal) -> Void
  ) async {
    for await _ in asks {
      var failures = 0
      while !Task.isCancelled {
        do {
          guard try await answer(question, tell)?.mayPass == true else { break }
          failures += 1
          await reconnection.wait(afterFailures: failures)
        } catch {
          return tell(.failed(error))
        }
      }
    }
  }

  /// - Returns: The reason why the answer is not live.
  private func answer(
    _ question: RequestQuestion, _ tell: (LiveSignal) -> Void
  ) async throws -> Problem? {
    // Nobody else knows a request that has not been sent yet, so nobody else is asked.
    if try await isOnlyHere(question) {
      tell(.answered(Reading(RequestStore.Answer(items: []))))
      return nil
    }
    do {
      var problem: Problem?
      for try await reading in reader.readings(question, .both) {
        problem = reading.problem
        tell(.answered(reading))
      }
      return problem
    } catch let problem as Problem where problem.mayPass {
      // The service has never been heard of, but something was begun here.
      guard try await here(question)?.items.isEmpty == false else { throw problem }
      tell(
        .answered(
          Reading(RequestStore.Answer(items: []), savedAt: store.now(), problem: problem)))
      return problem
    }
  }

  private func isOnlyHere(_ question: RequestQuestion) async throws -> Bool {
    guard case .one = question.subject, let here = try await here(question) else { return false }
    return !here.items.isEmpty && here.items.allSatisfy { $0.base == nil }
  }
}

private enum LiveSignal: Sendable {
  case answered(Reading<RequestStore.Answer>)
  /// Something was done here, or the service has taken it.
  case changed
  case failed(any Error)
}

/// The last answer to a question, and the last reading that was given of it, with local changes.
private struct LiveAnswer {
  let question: RequestQuestion
  let reader: RequestReader
  /// True after something that only the service can complete.
  private(set) var mustAsk = false
  private var last: Reading<RequestStore.Answer>?
  private var given: Reading<LocalRequests>?
  private var conflicts: Set<UnsentChange.ID> = []

  init(question: RequestQuestion, reader: RequestReader) {
    self.question = question
    self.reader = reader
  }

  /// - Returns: The next reading; nil when nothing has changed.
  mutating func take(_ signal: LiveSignal) async throws -> Reading<LocalRequests>? {
    mustAsk = false
    switch signal {
    case .failed(let error): throw error
    case .answered(let reading):
      // While a live answer is awaited, the one of before is at least as good as its saved copy.
      if let last, last.savedAt == nil, reading.savedAt != nil, reading.problem == nil {
        return nil
      }
      last = reading
      return give(try await merged(reading))
    case .changed:
      // Before the first answer there is nothing to update. An update that fails comes with the next change.
      guard var reading = last else { return nil }
      if let saved = try? await reader.store.load(question)?.value { reading.value = saved }
      guard let reading = try? await merged(reading) else { return nil }
      noteConflicts(reading.value)
      // It was known here alone, and was discarded: the service says if it knows it.
      if case .one = question.subject, reading.value.items.isEmpty,
        given?.value.items.isEmpty == false
      {
        mustAsk = true
        return nil
      }
      return give(reading)
    }
  }

  private mutating func give(_ reading: Reading<LocalRequests>) -> Reading<LocalRequests>? {
    guard reading != given else { return nil }
    given = reading
    return reading
  }

  private func merged(
    _ reading: Reading<RequestStore.Answer>
  ) async throws -> Reading<LocalRequests> {
    Reading(
      try await reader.merge(reading.value, question), savedAt: reading.savedAt,
      problem: reading.problem)
  }

  /// Only the service knows the other change of a conflict.
  private mutating func noteConflicts(_ requests: LocalRequests) {
    let found = requests.items.flatMap(\.unsent).filter { $0.state == .conflict }.map(\.id)
    mustAsk = !conflicts.isSuperset(of: found)
    conflicts.formUnion(found)
  }
}
