import AsyncHTTPClient
public import Foundation
import HTTPTypes
public import Logging
import SillarModel

/// Sends requests to an API: typed endpoints in, typed answers or an ``APIError`` out.
///
/// ```swift
/// struct TopicsDTO: Decodable { let topics: [String] }
///
/// func topics(of client: APIClient) async throws -> [String] {
///   let answer: TopicsDTO = try await client.send(.get("v1/topics"))
///   return answer.topics
/// }
/// ```
///
/// A client has its own connections, which end with its last copy. It sends up to 256 requests at once; then those
/// whose ``Configuration/client`` has fewer unfinished requests come first. A refused connection is reported at once, and no
/// redirect is followed. A request ends when its task is cancelled. A request that is safe to repeat is repeated after a transient failure.
/// While a service asks for a pause with `Retry-After`, no read is sent: it waits for the end of a short pause, and
/// otherwise fails at once with the service's error and the rest of the pause in ``APIError/retryAfter``. The log gets
/// methods, paths, statuses, sizes and times; never headers, queries or bodies, because those may hold secrets. The
/// first of several unreadable answers in a row at one endpoint is logged as a warning. Where a tracer was bootstrapped before the
/// client was made, each request is a span, which its headers name.
public struct APIClient: Sendable {
  public var configuration: Configuration
  let http: HTTPClient
  let owned: OwnedHTTPClient
  /// Event streams are not counted.
  var turns = RequestTurns()
  let connectivity: Connectivity?
  private var history: StoreHistory?
  private let clock: any Clock<Duration>
  private let pauses: Pauses
  private let chance: @Sendable () -> Double
  private let traces: Traces?
  let logger: Logger
  let undecodable: UndecodableLog

  /// - Parameters:
  ///   - clock: Measures timeouts and the waits between repetitions.
  ///   - connectivity: Learns from each answer, or its absence, if the API can be reached.
  ///   - history: Learns the position of each answer before the caller gets the answer. If the answer is from a history
  ///     that is no longer valid, or the history cannot be read, the request fails like one whose connection broke,
  ///     because its outcome is unknown. Its `timeline` uses another client.
  ///   - chance: A number from 0 to 1 for the random part of a wait.
  public init(
    configuration: Configuration, connectivity: Connectivity? = nil,
    history: StoreHistory? = nil, clock: any Clock<Duration> = ContinuousClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
    logger: Logger = Logger(label: "sillar.data.api")
  ) {
    self.configuration = configuration
    self.connectivity = connectivity
    self.history = history
    let owned = OwnedHTTPClient()
    self.owned = owned
    http = owned.http
    self.clock = clock
    pauses = Pauses(clock: clock)
    self.chance = chance
    traces = Traces()
    self.logger = logger
    undecodable = UndecodableLog(api: configuration.baseURL, logger: logger)
  }

  /// The same client, with the same connections, whose answers tell their positions to a history.
  func telling(_ history: StoreHistory) -> APIClient {
    var client = self
    client.history = history
    return client
  }

  // These throw untyped errors: Swift 6.3 crashes on `catch APIError.status(404, _)` around a call with typed throws in
  // a function that also has a `guard` with a closure.

  /// Sends a request and waits for the answer.
  ///
  /// - Throws: ``APIError``.
  public func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
    let request = try prepare(endpoint, url: url(of: endpoint))
    return try await send(request, endpoint)
  }

  /// Reads the bytes at a URL that came from the API, such as a picture's.
  ///
  /// - Parameter maximumSize: In bytes; by default, the configuration's limit.
  /// - Throws: ``APIError``: an ``APIError/invalidRequest(_:)`` if the URL is not at the API's own origin: an answer must not make this
  ///   program call other servers.
  public func data(
    at url: URL, accept: String = "*/*", maximumSize: Int? = nil
  ) async throws -> APIAnswer {
    guard isAtOrigin(url) else {
      throw APIError.invalidRequest(
        "\(url.host ?? "a URL without a host") is not the API's own origin")
    }
    var endpoint = Endpoint.data("", accept: accept)
    endpoint.maximumAnswerSize = maximumSize
    let request = try prepare(endpoint, url: url)
    return try await send(request, endpoint)
  }

  /// Returns true if the API answers at all, even with an error. A ``Connectivity`` calls it while it is offline.
  ///
  /// - Parameter path: A path below the base URL that costs the API little.
  public func isReachable(at path: String = "") async -> Bool {
    var client = self
    client.configuration.retries = .none
    do {
      _ = try await client.send(Endpoint.data(path))
      return true
    } catch {
      return (error as? APIError)?.outcome() == .answered
    }
  }

  /// Returns true if a URL has the scheme, host and port of the API.
  public func isAtOrigin(_ url: URL) -> Bool {
    func origin(_ url: URL) -> [String?] {
      let scheme = url.scheme?.lowercased()
      let port = url.port ?? ["http": 80, "https": 443][scheme ?? ""]
      return [scheme, url.host?.lowercased(), port.map(String.init)]
    }
    let own = origin(configuration.baseURL)
    return url.user == nil && url.password == nil && !own.contains(nil) && origin(url) == own
  }

  /// Sends a request, and repeats it as the endpoint and the failures allow.
  private func send<Response>(
    _ request: PreparedRequest, _ endpoint: Endpoint<Response>
  ) async throws(APIError) -> Response {
    let limit = endpoint.maximumAnswerSize ?? configuration.maximumAnswerSize
    let timeout = endpoint.timeout ?? configuration.timeout
    try await waitForPause(before: request)
    var repetition = 0
    while true {
      let answer: APIAnswer
      do throws(Failure) {
        answer = try await inTurn(
          request, limit: limit, timeout: timeout, repetition: repetition)
        try await learn(from: answer)
      } catch {
        let retries = configuration.retries
        let wish = error.retryAfter ?? .zero
        guard
          endpoint.isSafeToRepeat, error.error.isTransient, repetition < retries.maximum,
          wish <= retries.maximumRetryAfter
        else { throw error.error }
        repetition += 1
        let delay = retries.backoff.delay(
          before: repetition, chance: chance(), atLeast: wish)
        logger.debug(
          "Asking again",
          metadata: [
            "path": "\(request.path)", "repetition": "\(repetition)", "after": "\(delay)",
          ])
        let reason = error.error
        do { try await clock.sleep(for: delay) } catch { throw .cancelled }
        guard endpoint.isWanted?() ?? true else { throw reason }
        continue
      }
      return try decode(answer, endpoint, request)
    }
  }

  private func learn(from answer: APIAnswer) async throws(Failure) {
    guard let history else { return }
    do {
      try await history.learn(StorePosition(in: answer.headers))
    } catch let error where error is StoreReplaced || error is APIError {
      // This includes a failed request for the service's history, which says nothing about this request.
      throw Failure(error: .brokenOff("\(error)"))
    } catch {
      // The database has logged its failure. The local data is still from the earlier history, and a later answer
      // discards it.
    }
  }

  /// Waits for the end of a short pause that the service has asked for.
  ///
  /// - Throws: The service's error, when the pause is longer.
  private func waitForPause(before request: PreparedRequest) async throws(APIError) {
    if let reason = pauses.reason(against: request), let left = reason.retryAfter {
      guard left <= configuration.retries.maximumRetryAfter else {
        logger.debug("Not asked", metadata: ["path": "\(request.path)", "left": "\(left)"])
        throw reason
      }
      do { try await clock.sleep(for: left) } catch { throw .cancelled }
    }
  }

  private func decode<Response>(
    _ answer: APIAnswer, _ endpoint: Endpoint<Response>, _ request: PreparedRequest
  ) throws(APIError) -> Response {
    do {
      let response = try endpoint.decode(answer)
      undecodable.succeeded(request)
      return response
    } catch {
      let problem = (error as? DecodingError)?.place ?? "\(error)"
      undecodable.failed(request, type: answer.contentType, problem: problem)
      throw .undecodable(problem)
    }
  }

  /// Sends one request when it is its client's turn. The wait is not part of the time limit, and says nothing about the
  /// service.
  private func inTurn(
    _ request: PreparedRequest, limit: Int, timeout: Duration, repetition: Int
  ) async throws(Failure) -> APIAnswer {
    do {
      return try await turns.run(for: request.client) {
        var request = request
        let span = traces?.begin(&request, repetition: repetition)
        do throws(Failure) {
          let answer = try await once(request, limit: limit, timeout: timeout)
          span?.end(status: answer.status)
          return answer
        } catch {
          span?.end(error.error)
          throw error
        }
      }
    } catch let failure as Failure {
      throw failure
    } catch let full as QueueFull {
      logger.debug(
        "Not sent", metadata: ["path": "\(request.path)", "waiting": "\(turns.waiting)"])
      throw Failure(
        error: .crowded(retryAfter: full.retryAfter), retryAfter: full.retryAfter)
    } catch {
      throw Failure(error: .cancelled)
    }
  }

  /// Sends one request with a time limit.
  private func once(
    _ request: PreparedRequest, limit: Int, timeout: Duration
  ) async throws(Failure) -> APIAnswer {
    let started = ContinuousClock.now
    let answersBefore = connectivity?.answers
    var metadata: Logger.Metadata = [
      "method": "\(request.method.rawValue)", "path": "\(request.path)",
    ]
    do {
      let answer = try await withThrowingTaskGroup(of: APIAnswer.self) { race in
        race.addTask { try await self.perform(request, limit: limit) }
        race.addTask { [clock] in
          try await clock.sleep(for: timeout)
          throw APIError.timedOut(timeout)
        }
        defer { race.cancelAll() }
        guard let first = try await race.next() else { throw APIError.cancelled }
        return first
      }
      metadata["status"] = "\(answer.status)"
      metadata["bytes"] = "\(answer.body.count)"
      metadata["took"] = "\(started.duration(to: .now))"
      connectivity?.report(.answered)
      logger.debug("Answered", metadata: metadata)
      return answer
    } catch {
      var failure =
        error as? Failure ?? Failure(error: APIError(error, limit: limit), retryAfter: nil)
      if Task.isCancelled { failure = Failure(error: .cancelled) }
      // A service that has answered others meanwhile is there: it is this request that takes long.
      let isAlone = connectivity?.answers == answersBefore
      if let outcome = failure.error.outcome(isAlone: isAlone) { connectivity?.report(outcome) }
      pauses.note(failure.error, to: request)
      metadata["error"] = "\(failure.error)"
      metadata["took"] = "\(started.duration(to: .now))"
      logger.log(level: failure.error.isOrdinary ? .debug : .notice, "Failed", metadata: metadata)
      throw failure
    }
  }
}
