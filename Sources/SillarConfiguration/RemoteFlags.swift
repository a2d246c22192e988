import Dispatch
public import Foundation
public import Sillar
public import SillarModel
import Synchronization

/// Flags: values of configuration keys that a service changes while an app runs, for everybody or for groups of visitors.
///
/// ```swift
/// func makeFlags(_ service: RemoteService) -> RemoteFlags {
///   RemoteFlags(
///     [PageSize.self], file: service.folder.appending(path: "flags.json"), work: service.work,
///     report: service.report
///   ) { try await service.client.send(.data("flags.json")).body }
/// }
///
/// func makeCoordinator(_ context: ModuleContext, _ flags: RemoteFlags) -> any Coordinator {
///   var context = context
///   let visitor = context.visitor.id
///   context.flags = { flags.applied(to: $0, for: visitor) }
///   return CounterCoordinator(navigator: context.navigator)
/// }
/// ```
///
/// Modules read a flag as each key, `context.configuration[PageSize.self]`, and do not know that a service sets it. The service answers
/// with a JSON document: a value for everybody, or rules, of which the first that fits a person counts. Shares of a flag
/// count from the same end: after one of 10 percent, one of 20 has ten more.
///
/// ```json
/// { "groups": { "testers": ["ana", "ben"] },
///   "flags": {
///     "catalog.shows-stock": false,
///     "page-size": [{ "value": 50, "group": "testers" }, { "value": 30, "percent": 10 }] } }
/// ```
///
/// The last good document stays for as long as no other comes, and is kept in a file for a start without the service. What it does
/// not say, or says in a way that cannot be read, has the value of the app's own configuration.
public final class RemoteFlags: Sendable {
  private let keys: [any ConfigurationKey.Type]
  private let file: URL
  private let interval: Duration
  private let clock: any Clock<Duration>
  private let report: @Sendable (String) -> Void
  private let read: @Sendable () async throws -> Data
  /// The document, and the bytes that the file has.
  private let current: Mutex<(document: FlagDocument, kept: Data)>

  /// Reads the file of an earlier start. The service is asked at once and after each interval, while the work runs.
  ///
  /// - Parameters:
  ///   - keys: The keys that the service may set. A document may have flags of other apps, too.
  ///   - file: For the last good document. Its folder must exist.
  ///   - work: Asks the service while it runs.
  ///   - interval: The time between two requests.
  ///   - report: Called with a log message for each failure, each time.
  ///   - read: Requests the document. It limits the time and the size of the answer, as an `APIClient` does.
  public init(
    _ keys: [any ConfigurationKey.Type], file: URL, work: AppWork,
    every interval: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(), report: @escaping @Sendable (String) -> Void,
    read: @escaping @Sendable () async throws -> Data
  ) {
    self.keys = keys
    self.file = file
    self.interval = interval
    self.clock = clock
    self.report = report
    self.read = read
    // Blocks: once, when a program starts.
    let kept = try? Data(contentsOf: file)
    let document = kept.flatMap { try? FlagDocument($0, for: keys) }
    current = Mutex((document ?? FlagDocument(), kept ?? Data()))
    work.add { await self.run() }
  }

  private func run() async {
    repeat { await refresh() } while (try? await clock.sleep(for: interval)) != nil
  }

  package func refresh() async {
    do {
      let body = try await read()
      let document = try FlagDocument(body, for: keys)
      for problem in document.problems { report(problem) }
      let isKept = current.withLock { current in
        current.document = document
        return current.kept == body
      }
      if !isKept { try await keep(body) }
    } catch {
      if !Task.isCancelled { report("Flags could not be read or kept: \(error)") }
    }
  }

  private func keep(_ body: Data) async throws {
    try await withCheckedThrowingContinuation { [file] done in
      DispatchQueue.global().async {
        done.resume(with: Result { try body.write(to: file, options: .atomic) })
      }
    }
    current.withLock { $0.kept = body }
  }

  /// A configuration with the values that the flags have for a person now.
  ///
  /// - Parameter person: A visitor's id or an account, by which groups list people. The same person has the same place in a share at
  ///   each start, and a larger share keeps all people of a smaller one.
  public func applied(to configuration: Configuration, for person: String) -> Configuration {
    let document = current.withLock { $0.document }
    return configuration.setting(document.values(for: person), by: "flags")
  }
}
