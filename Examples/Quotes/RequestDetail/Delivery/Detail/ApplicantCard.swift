import Foundation
import MoneyDelivery
import RequestDetailModel
import Sillar
import Work
import WorkDelivery

/// A professional who has applied: who they are, what others say of them, what they want, and the ways to them.
struct ApplicantCard: ViewPart {
  let applicant: Applicant
  let words: Localization

  var body: [Node<RequestDetailEvent>] {
    Card {
      Row {
        Avatar(name: applicant.person.name)
        Column {
          Text(applicant.person.name, .heading)
          Text(score, .caption)
        }.style(.compact)
        Column {
          if let offer = applicant.offer {
            Text(words.money(offer.total)).style(.amount)
            badge(offer.state)
          } else {
            Text(words.text(RequestDetailString.offerNone), .caption)
          }
        }.style(.figures)
      }.style(.spread)
      if let rating = applicant.rating {
        Rating(
          words.text(RequestDetailString.applicantRating), value: Double(rating.stars))
        if !rating.text.isEmpty { Text(rating.text, .caption) }
      }
      Row {
        if let offer = applicant.offer {
          Button(
            words.text(RequestDetailString.actionSeeOffer),
            offer.state == .offered ? .primary : .secondary, send: .offerSelected(offer.id)
          ).spoken(
            words.text(
              RequestDetailString.applicantSeeOffer, ["name": applicant.person.name]))
        }
        Button(
          words.text(RequestDetailString.actionChat), send: .chatRequested(applicant.person.id)
        ).spoken(
          words.text(RequestDetailString.applicantChat, ["name": applicant.person.name]))
      }
    }
  }

  private var score: String {
    guard let score = applicant.score else {
      return [words.text(RequestDetailString.applicantNoScore), applicant.person.city]
        .joined(separator: " · ")
    }
    let stars = score.stars.formatted(
      .number.locale(words.locale).precision(.fractionLength(1)))
    return [
      words.text(RequestDetailString.applicantScore, count: score.count, ["stars": stars]),
      applicant.person.city,
    ].joined(separator: " · ")
  }

  private func badge(_ state: Offer.State) -> Badge<RequestDetailEvent> {
    switch state {
    case .offered: Badge(words.text(state.text), .warning)
    case .accepted: Badge(words.text(state.text), .positive)
    case .declined, .withdrawn, .expired: Badge(words.text(state.text))
    }
  }
}
