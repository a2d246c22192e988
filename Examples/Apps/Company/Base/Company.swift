public import Foundation
public import Logging
public import Sillar
import SillarConfiguration
public import SillarData

/// The common part of all apps of the company: the configuration keys for addresses and folders, and the behaviors that
/// every screen needs.
///
/// ```swift
/// func flavor(_ configuration: Configuration, _ service: Connectivity) throws -> Flavor {
///   let company = try Company(
///     configuration: configuration, connectivity: [service], clock: ContinuousClock(),
///     logger: Logger(label: "kiosk"))
///   return try Flavor(
///     name: "Kiosk", configuration: configuration, requiredBehaviors: company.requiredBehaviors)
/// }
/// ```
public struct Company: Sendable {
  /// The keys of the behaviors, which every app has.
  public static let behaviorDeclarations = [
    ConfigurationDeclaration(DataFolder.self, neededBy: "Company"),
    ConfigurationDeclaration(SessionLimit.self, neededBy: "Company"),
    ConfigurationDeclaration(AsksToTrack.self, neededBy: "Company"),
    ConfigurationDeclaration(TrackedEvents.self, neededBy: "Company"),
  ]
  /// These, and the keys of an app with accounts at the company's services.
  public static let declarations =
    [
      ConfigurationDeclaration(APIURL.self, neededBy: "Company"),
      ConfigurationDeclaration(FilesFolder.self, neededBy: "Company"),
    ] + behaviorDeclarations

  private let tracker: Tracker
  /// Nil if visitors are not asked, so that nothing is noted.
  private let consent: ConsentStore?
  private let expiry: Duration?
  private let connectivity: [Connectivity]
  private let clock: any Clock<Duration>
  private let logger: Logger

  /// - Parameters:
  ///   - databases: Opens the database of what visitors have agreed to.
  ///   - connectivity: The connectivity of the services that the app's modules talk to.
  ///   - clock: Measures how long screens are visible, and when a session expires.
  /// - Throws: An error if visitors are asked and the database cannot be opened.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    connectivity: [Connectivity], clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger
  ) throws {
    consent =
      try configuration[AsksToTrack.self]
      ? ConsentStore(
        in: configuration.require(DataFolder.self), databases: databases, now: now, clock: clock)
      : nil
    let file = (try? configuration.require(DataFolder.self)).map { EventFile(in: $0).append }
    tracker = Tracker(clock: clock, send: configuration[TrackedEvents.self] ?? file ?? { _ in })
    expiry = configuration[SessionLimit.self]
    self.connectivity = connectivity
    self.clock = clock
    self.logger = logger
  }

  /// True if the app is locked after a time without user activity.
  public var locks: Bool { expiry != nil }

  /// Returns tracking of visitors who agree, the offline banner, and the lock: in this order on every screen of every app.
  @Sendable public func requiredBehaviors(_ context: ModuleContext) -> [any Behavior] {
    requiredBehaviors(context, lockScreen: nil)
  }

  /// Returns the same behaviors with a lock screen of the app's.
  ///
  /// - Parameters:
  ///   - hasContents: Returns false as long as there is nothing to hide.
  ///   - lockScreen: Makes the screen, which calls its argument to open the lock; nil for the framework's.
  public func requiredBehaviors(
    _ context: ModuleContext, hasContents: @escaping () -> Bool = { true },
    lockScreen: ((_ open: @escaping () -> Void) -> Screen)?
  ) -> [any Behavior] {
    let expiry = expiry.map {
      SessionExpiry(
        after: $0, clock: clock, in: context, cover: lockScreen, hasContents: hasContents)
    }
    let visitor = context.visitor.id
    let tracking = consent.map { consent in
      tracker.behavior(
        answer: { try await consent.answer(of: visitor) },
        keep: { try await consent.keep($0, of: visitor) })
    }
    let behaviors: [(any Behavior)?] = [
      tracking, ConnectionBanner(states: connectivity.allOnline), expiry,
    ]
    return behaviors.compactMap(\.self)
  }

  /// Returns a function that notes an event of the app's own, such as that a game is left, if the visitor has agreed. What the
  /// company counts is a domain event.
  public func track(for visitor: Visitor) -> (TrackingEvent) -> Void {
    { [tracker, consent] event in
      if consent?.hasAgreed(visitor.id) == true { tracker.note(event) }
    }
  }

  /// Sends tracked events, and forgets visitors who do not come back; ``App/run()`` calls it.
  public func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await tracker.run() }
      if let consent { group.addTask { await consent.run() } }
    }
  }
}

extension [Connectivity] {
  /// A stream that is true while all services can be reached: the current value, then each change.
  fileprivate var allOnline: AsyncStream<Bool> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let listening = Task {
        await withTaskGroup { group in
          for connectivity in self {
            group.addTask {
              for await _ in connectivity.changes {
                continuation.yield(self.allSatisfy(\.isOnline))
              }
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in listening.cancel() }
    }
  }
}
