import Money
import RequestDetailModel
import Work
import WorkInfra

extension LocalRequest {
  var detail: RequestDetail {
    RequestDetail(
      id: shown.id, version: shown.version, homeowner: shown.homeowner.person,
      contents: shown.contents.contents, state: shown.state, created: shown.created.date,
      photos: shown.photos, freePlaces: shown.freePlaces,
      professionals: shown.professionals.map(\.applicant),
      cancellation: shown.cancellation?.cancellation, isOnlyHere: base == nil, unsent: unsent,
      conflict: conflict)
  }

  private var conflict: ChangeConflict? {
    for effect in effects {
      guard case .changed(let mine, let version) = effect.patch, let change = effect.change,
        change.state == .conflict
      else { continue }
      // What was saved before the conflict is not what it is about.
      let theirs = base.flatMap { $0.version > version ? $0.contents.contents : nil }
      return ChangeConflict(change: change.id, mine: mine.contents, theirs: theirs)
    }
    return nil
  }
}

extension RequestDTO.Application {
  fileprivate var applicant: Applicant {
    Applicant(
      person: person.person,
      score: person.rating.map { Applicant.Score(stars: $0.stars, count: $0.count) },
      applied: applied.date, offer: quote?.offer,
      rating: rating.flatMap { WorkRating(stars: $0.stars, text: $0.text) })
  }
}

extension RequestDTO.Cancellation {
  fileprivate var cancellation: Cancellation? {
    Cancellation(reason: Cancellation.Reason(rawValue: reason) ?? .other, note: note ?? "")
  }
}

extension QuoteDTO {
  /// Nil for one in a currency that is none.
  fileprivate var offer: Offer? {
    guard let currency = Currency(total.currency) else { return nil }
    let state: Offer.State =
      switch state {
      case .offered: .offered
      case .accepted: .accepted
      case .declined: .declined
      case .withdrawn: .withdrawn
      case .expired: .expired
      }
    return Offer(id: id, total: Money(minorUnits: total.amount, currency), state: state)
  }
}
