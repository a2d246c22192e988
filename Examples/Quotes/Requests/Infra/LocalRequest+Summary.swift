import RequestsModel
import Work
import WorkInfra

extension LocalRequest {
  func summary(for person: Person) -> RequestSummary {
    RequestSummary(
      id: shown.id, contents: shown.contents.contents, state: shown.state,
      created: shown.created.date, freePlaces: shown.freePlaces,
      applicants: shown.professionals.count {
        person.role == .homeowner || $0.person.id == person.id
      },
      offers: shown.professionals.count { $0.quote?.state == .offered },
      photos: shown.photos.count, unsent: unsent)
  }
}
