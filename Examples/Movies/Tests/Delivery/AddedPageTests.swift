import Kit
import MoviesModel
import MoviesTesting
import Sillar
import SillarTesting
import Testing

/// The cost of a page that is added to a long list.
struct AddedPageTests {
  let world = World()

  @Test(arguments: ["List", "Grid"])
  func `an added page draws its own films and no others, as a list and as a grid`(
    _ layout: String
  ) async throws {
    try await world.watch { app in
      try await app.choose(layout)
      let before = await app.screen
      try await app.reachEnd()
      var after = await app.screen
      let (rows, more) = (before.films, after.films)
      #expect(more.count == rows.count + 20)
      // The earlier nodes are the same, with the same numbers.
      after.films = Array(more.prefix(rows.count))
      #expect(after == before)
    }
  }
}

extension ScreenNode {
  /// The rows of the only list.
  fileprivate var films: [ScreenNode] {
    get { role == "list" ? children : children.flatMap(\.films) }
    set {
      if role == "list" { children = newValue }
      for index in children.indices where role != "list" { children[index].films = newValue }
    }
  }
}
