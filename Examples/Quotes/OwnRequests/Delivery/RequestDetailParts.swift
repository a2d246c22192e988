import MoneyDelivery
import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

/// A professional who has applied, with their ratings, their offer, and buttons for the offer and the chat.
struct ApplicantCard: ViewPart {
  let applicant: Applicant
  /// True if the contact can be rated.
  let mayRate: Bool

  var body: [Node<RequestDetailEvent>] {
    let (person, offer) = (applicant.person, applicant.offer)
    Card {
      Row {
        Avatar(name: person.name)
        Column {
          Text(person.name, .heading)
          Text(LocalizedText.joined([score, person.city], separator: " · "), .caption)
        }.style(.compact)
        Column {
          if let offer {
            Text(offer.total).style(.amount)
            OfferBadge(state: offer.state)
          } else {
            Text(Words.noOffer, .caption)
          }
        }.style(.figures)
      }.style(.spread)
      stars(Words.ownContactRating, applicant.contactRating)
      stars(Words.ownRating, applicant.rating)
      Row {
        if let offer {
          Button(
            Words.seeOffer, offer.state == .offered ? .primary : .secondary,
            send: .offerSelected(offer.id)
          ).openingScreen().spoken(Words.seeOfferOf.with(["name": person.name]))
        }
        Button(Words.chat, send: .chatRequested(person.id))
          .openingScreen().spoken(Words.chatWith.with(["name": person.name]))
        if mayRate {
          Button(Words.rateContact, send: .ratingRequested(person.id))
            .openingScreen().spoken(Words.rateContactOf.with(["name": person.name]))
        }
      }
    }
  }

  @NodeBuilder<RequestDetailEvent> private func stars(
    _ label: Words, _ rating: WorkRating?
  ) -> [Node<RequestDetailEvent>] {
    if let rating {
      Rating(label, value: Double(rating.stars))
      if !rating.text.isEmpty { Text(rating.text, .caption) }
    }
  }

  private var score: LocalizedText {
    guard let score = applicant.score else { return Words.noScore.localized }
    return Words.score.with(
      count: score.count, ["stars": LocalizedText.number(score.stars, digits: 1)])
  }
}

private struct OfferBadge: ViewPart {
  let state: Quote.State

  var body: [Node<RequestDetailEvent>] {
    switch state {
    case .offered: Badge(Words.offered, .warning)
    case .accepted: Badge(Words.accepted, .positive)
    case .declined: Badge(Words.declined)
    case .withdrawn: Badge(Words.withdrawn)
    case .expired: Badge(Words.expired)
    }
  }
}

/// Two versions of a request, of which the homeowner chooses one.
struct ConflictAlert: ViewPart {
  let conflict: ChangeConflict
  let isBusy: Bool

  var body: [Node<RequestDetailEvent>] {
    Alert(Words.conflict, Words.conflictAdvice, .warning) {
      version(conflict.mine, keepsMine: true)
      if let theirs = conflict.theirs { version(theirs, keepsMine: false) }
      if conflict.theirs == nil { Text(Words.conflictUnknown, .caption) }
    }.id("conflict")
  }

  /// The fields in which the versions differ, and the button that takes this one.
  private func version(_ contents: RequestContents, keepsMine: Bool) -> Node<RequestDetailEvent> {
    let (mine, theirs) = (RequestForm(conflict.mine), conflict.theirs.map { RequestForm($0) })
    return Card {
      Text(keepsMine ? Words.conflictMine : .conflictTheirs, .heading)
      for field in RequestForm.Field.allCases
      where mine.text(of: field) != theirs?.text(of: field) {
        Column {
          Text(field, .caption)
          Text(RequestForm(contents).text(of: field))
        }.style(.compact).id(field)
      }
      Button(
        keepsMine ? Words.keepMine : .takeTheirs, send: .settled(conflict, keepsMine: keepsMine)
      ).disabled(isBusy)
    }.id(keepsMine ? "mine" : "theirs")
  }
}
