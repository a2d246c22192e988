import MoviesModel

extension MovieCategory {
  var title: String {
    switch self {
    case .popular: "Popular"
    case .topRated: "Top rated"
    case .upcoming: "Upcoming"
    }
  }
}

extension SearchCriterion {
  var title: String {
    switch self {
    case .all: "All"
    case .popular: MovieCategory.popular.title
    case .topRated: MovieCategory.topRated.title
    case .upcoming: MovieCategory.upcoming.title
    }
  }
}
