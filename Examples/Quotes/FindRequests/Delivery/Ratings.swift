import FindRequestsModel
public import Sillar
public import Work

enum RatingsEvent: Equatable, Sendable {
  case selected(RequestID)
  case retried
}

/// The ratings that the professional has earned, with the requests that they are about.
struct RatingsView: View {
  func body(_ state: Loaded<EarnedRatings>) -> [Node<RatingsEvent>] {
    Text(Words.ratings, .title)
    Loading(state, retry: .retried) { earned in
      if let score = earned.score {
        Text(score, .heading)
      } else {
        EmptyState(Words.noRatings, Words.noRatingsAdvice)
      }
      List(earned.jobs, label: Words.ratings) { job in
        Card(send: .selected(job.id)) {
          Text(job.request.contents.title, .heading)
          if let rating = job.application?.rating { EarnedStars(rating: rating) }
        }.linked(to: JobRoute(request: job.id))
      }
    }
  }
}

/// A link to the ratings, with their average; empty while there are none.
struct RatingsLink<Event: Equatable & Sendable>: ViewPart {
  let jobs: [Job]

  var body: [Node<Event>] {
    if let score = EarnedRatings(jobs).score {
      Link(LocalizedText.joined([Words.ratings, score], separator: ": "), to: RatingsRoute())
    }
  }
}

/// A homeowner's rating in stars and words.
struct EarnedStars<Event: Equatable & Sendable>: ViewPart {
  let rating: WorkRating

  var body: [Node<Event>] {
    Column {
      Rating(Words.rating, value: Double(rating.stars))
      if !rating.text.isEmpty { Text(rating.text, .caption) }
    }.style(.compact)
  }
}

extension Score: Localizable {
  /// Such as `4.6 of 5, 12 ratings`.
  public var localized: LocalizedText {
    Words.score.with(count: count, ["stars": LocalizedText.number(stars, digits: 1)])
  }
}
