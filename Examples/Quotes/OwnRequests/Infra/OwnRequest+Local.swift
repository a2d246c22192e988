import OwnRequestsModel
import Work
import WorkInfra

extension LocalRequest {
  var ownRequest: OwnRequest {
    OwnRequest(
      request, professionals: shown.professionals.map(\.applicant), conflict: conflict)
  }

  private var conflict: ChangeConflict? {
    for effect in effects {
      guard case .changed(let mine, let version) = effect.patch, let change = effect.change,
        change.state == .conflict
      else { continue }
      // A copy that was saved before the conflict does not contain the other version.
      let theirs = base.flatMap { $0.version > version ? $0.contents.contents : nil }
      return ChangeConflict(change: change.id, mine: mine.contents, theirs: theirs)
    }
    return nil
  }
}

extension RequestRecord.Application {
  fileprivate var applicant: Applicant {
    Applicant(
      person: person.person,
      score: person.rating.map { Score(stars: $0.stars, count: $0.count) },
      offer: quote.flatMap { Quote($0) },
      rating: rating?.rating, contactRating: contactRating?.rating)
  }
}
