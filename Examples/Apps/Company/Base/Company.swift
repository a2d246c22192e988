public import Foundation
public import Logging
public import Sillar
import SillarConfiguration
public import SillarData
public import SillarModel

/// The common part of all apps of the company: the configuration keys for addresses and folders, the services, and the behaviors
/// that every screen needs.
///
/// ```swift
/// func flavor(_ configuration: Configuration) throws -> Flavor {
///   let company = try Company(configuration: configuration, logger: Logger(label: "kiosk"))
///   let service = try company.service("kiosk")
///   return try Flavor(
///     name: "Kiosk", configuration: configuration, work: company.work,
///     requiredBehaviors: { company.requiredBehaviors($0, services: [service]) })
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

  /// What the app does besides its windows: its flavor takes it.
  public let work = AppWork()
  /// The folder of the app's data.
  public let folder: URL
  public let databases: any Databases
  public let clock: any Clock<Duration>
  public let now: @Sendable () -> Date
  public let logger: Logger
  private let configuration: Configuration
  private let tracker: Tracker
  /// Nil if visitors are not asked, so that nothing is noted.
  private let consent: ConsentStore?

  /// - Parameters:
  ///   - databases: Opens the databases of what must not be lost.
  ///   - clock: Measures timeouts, waits, how long screens are visible, and when a session expires.
  /// - Throws: An error if there is no data folder, or if visitors are asked and the database cannot be opened.
  public init(
    configuration: Configuration, databases: any Databases = LocalDatabases(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, logger: Logger
  ) throws {
    let folder = try configuration.require(DataFolder.self)
    self.folder = folder
    consent =
      try configuration[AsksToTrack.self]
      ? ConsentStore(in: folder, databases: databases, work: work, now: now, clock: clock) : nil
    tracker = Tracker(
      work: work, clock: clock,
      send: configuration[TrackedEvents.self] ?? EventFile(in: folder, now: now).append)
    self.configuration = configuration
    self.databases = databases
    self.clock = clock
    self.now = now
    self.logger = logger
  }

  /// A service of the company, with which the app talks in the name of its visitors' addresses.
  ///
  /// - Parameter name: The name of the service below `APIURL`, such as `market`; nil for all that is there.
  /// - Throws: An error if there is no `APIURL`.
  public func service(_ name: String? = nil) throws -> RemoteService {
    let api = try configuration.require(APIURL.self)
    return service(at: name.map { api.appending(path: $0) } ?? api)
  }

  /// A service elsewhere.
  ///
  /// - Parameter own: The folder of what is kept of it; by default that of the app.
  public func service(at url: URL, in own: URL? = nil) -> RemoteService {
    RemoteService(
      at: url, folder: own ?? folder, databases: databases, work: work,
      client: { Visitor.current?.address }, now: now, clock: clock, logger: logger)
  }

  /// True if the app is locked after a time without user activity.
  public var locks: Bool { configuration[SessionLimit.self] != nil }

  /// Returns tracking of visitors who agree, the offline banner, and the lock: in this order on every screen of every app.
  ///
  /// - Parameters:
  ///   - services: The services whose absence the banner tells.
  ///   - hasContents: Returns false as long as there is nothing to hide.
  ///   - lockScreen: Makes the app's own screen, which calls its argument to open the lock; nil for the framework's.
  public func requiredBehaviors(
    _ context: ModuleContext, services: [RemoteService],
    hasContents: @escaping () -> Bool = { true },
    lockScreen: ((_ open: @escaping () -> Void) -> Screen)? = nil
  ) -> [any Behavior] {
    let expiry = configuration[SessionLimit.self].map {
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
      tracking, ConnectionBanner(states: services.map(\.connectivity).allOnline), expiry,
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
