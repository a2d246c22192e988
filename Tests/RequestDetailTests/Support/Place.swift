import Foundation
import RequestDetailInfra
import RequestDetailModel
import SillarData
import SillarTesting
import TestQuotes
import TestServers
import Work
import WorkInfra

let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", role: .homeowner, city: "Madrid")
let carla = Person(id: PersonID("carla"), name: "Carla", role: .professional, city: "Madrid")
let r1 = RequestID(rawValue: "r1")

/// The app's infrastructure as it is after a start; another one in the same folder is a restart.
struct Place {
  let service: WorkService

  init(_ url: URL, in folder: URL, clock: TestClock = TestClock()) throws {
    service = try WorkService(
      apiURL: url.appending(path: "quotes"), dataDirectory: folder, tokens: OwnNames(),
      parts: [RequestDetailPart()], now: clock.wallClock, logger: quiet)
  }

  func actions(_ person: Person = ana) -> RequestDetailActions {
    RequestDetailInfraFactory(service: service).actions(for: person)
  }

  /// Sends what waits, until somebody's entries are as they should be.
  func send(of person: Person = ana, until isDone: ([OutboxEntry]) -> Bool = \.isEmpty) async throws
  {
    try await service.send(of: person, until: isDone)
  }
}

extension RequestContents {
  func with(title: String? = nil, description: String? = nil) -> RequestContents {
    RequestContents(
      kind: kind, title: title ?? self.title, description: description ?? self.description,
      place: place, timing: timing)
  }
}

let tap = RequestContents(
  kind: .plumbing, title: "The tap drips", description: "Since Monday.",
  place: WorkPlace(city: "Madrid", postcode: "28004"), timing: .thisMonth)
