public import Foundation
import Kit
public import SillarData
import SillarModel
import TestServers
public import Work
public import WorkInfra

public let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", city: "Madrid")
public let ben = Person(id: PersonID("ben"), name: "Ben Ortiz", city: "Valencia")
public let carla = Person(id: PersonID("carla"), name: "Carla", city: "Madrid")
public let diego = Person(
  id: PersonID("diego"), name: "Diego", city: "Madrid")

extension WorkService {
  /// The service as it is after a start of the program; another one in the same folder is a restart. Every person is
  /// signed in.
  ///
  /// - Parameter url: The base address of the APIs.
  public static func started(
    _ url: URL, in folder: URL, databases: any Databases = LocalDatabases(),
    with parts: any WorkPart..., tokens: any SessionTokens = OwnNames(),
    now: @escaping @Sendable () -> Date, clock: any Clock<Duration> = ContinuousClock()
  ) throws -> WorkService {
    let quotes = RemoteService(
      at: url.appending(path: "quotes"), folder: folder, databases: databases, work: AppWork(),
      now: now, clock: clock, logger: quiet)
    let service = try WorkService(quotes, tokens: tokens, parts: parts)
    // A test sends what waits when it wants.
    service.outbox.holdCommands()
    return service
  }

  /// Sends what waits, until the task is cancelled.
  public func run() async {
    outbox.sendCommands()
    await remote.work.run()
  }
}

extension RequestContents {
  /// The contents of a request about a dripping tap.
  public static let tap = RequestContents(
    kind: .plumbing, title: "The tap drips", description: "Since Monday.",
    place: WorkPlace(city: "Madrid", postcode: "28004"), timing: .thisMonth)

  public func with(title: String? = nil, description: String? = nil) -> RequestContents {
    RequestContents(
      kind: kind, title: title ?? self.title, description: description ?? self.description,
      place: place, timing: timing)
  }
}
