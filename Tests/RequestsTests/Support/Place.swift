import Foundation
import RequestsInfra
import RequestsModel
import SillarData
import SillarTesting
import TestQuotes
import TestServers
import Work
import WorkInfra

let ana = Person(id: PersonID("ana"), name: "Ana Ruiz", role: .homeowner, city: "Madrid")
let ben = Person(id: PersonID("ben"), name: "Ben Ortiz", role: .homeowner, city: "Valencia")
let carla = Person(id: PersonID("carla"), name: "Carla", role: .professional, city: "Madrid")

/// The app's infrastructure as it is after a start; another one in the same folder is a restart.
struct Place {
  let service: WorkService
  let requests: RequestsInfraFactory

  init(_ url: URL, in folder: URL, clock: TestClock = TestClock()) throws {
    service = try WorkService(
      apiURL: url.appending(path: "quotes"), dataDirectory: folder, tokens: OwnNames(),
      parts: [RequestsPart()], now: clock.wallClock, logger: quiet)
    requests = RequestsInfraFactory(service: service)
  }

  func actions(_ person: Person) -> RequestsActions { requests.actions(for: person) }

  /// Sends what waits, until somebody's entries are as they should be.
  func send(of person: Person = ana, until isDone: ([OutboxEntry]) -> Bool = \.isEmpty) async throws
  {
    try await service.send(of: person, until: isDone)
  }
}

/// A draft in which nothing is missing.
func finishedDraft(_ id: String = "r1", title: String = "The tap drips") -> RequestDraft {
  var form = RequestForm()
  form.kind = .plumbing
  form.title = title
  form.description = "Since Monday."
  form.city = "Madrid"
  form.postcode = "28004"
  form.timing = .thisMonth
  return RequestDraft(
    id: RequestID(rawValue: id), step: .summary, form: form,
    photos: [PhotoID(rawValue: "p1")])
}
