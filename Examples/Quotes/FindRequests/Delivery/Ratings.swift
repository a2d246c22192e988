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
          EarnedStars(job.application)
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

/// A homeowner's ratings of an application, in stars and words; empty without any.
struct EarnedStars<Event: Equatable & Sendable>: ViewPart {
  let ratings: [(label: Words, rating: WorkRating)]

  init(_ application: Job.Application?) {
    let (work, contact) = (application?.rating, application?.contactRating)
    ratings = [(.contactRating, contact), (.rating, work)].compactMap { label, rating in
      rating.map { (label, $0) }
    }
  }

  var body: [Node<Event>] {
    for (label, rating) in ratings {
      Column {
        Rating(label, value: Double(rating.stars))
        if !rating.text.isEmpty { Text(rating.text, .caption) }
      }.style(.compact).id(label)
    }
  }
}

extension Score: Localizable {
  /// Such as `4.6 of 5, 12 ratings`.
  public var localized: LocalizedText {
    Words.score.with(count: count, ["stars": LocalizedText.number(stars, digits: 1)])
  }
}
