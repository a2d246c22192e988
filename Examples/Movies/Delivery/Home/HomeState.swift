import MoviesModel

struct HomeState: Equatable, Sendable {
  var category = MovieCategory.popular
  var layout = MovieLayout.list
  /// As it stands in the field.
  var query = ""
  var criterion = SearchCriterion.all

  var search: SearchRequest { SearchRequest(query, criterion) }
}

enum HomeEvent: Sendable {
  case categoryChosen(MovieCategory)
  case layoutChosen(MovieLayout)
  case queryChanged(String)
  case querySubmitted
  case criterionChosen(SearchCriterion)
}
