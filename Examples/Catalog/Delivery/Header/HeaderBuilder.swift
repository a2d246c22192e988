import CatalogModel
import Sillar

struct HeaderBuilder {
  /// The name under which screens have it as a child.
  static let name = "header"

  let parts: CatalogParts

  func build(on place: HeaderPlace, coordinator: any HeaderCoordinator) -> Screen {
    Screen(
      "header", view: HeaderView(words: parts.words),
      presenter: HeaderPresenter(
        place: place, actions: parts.actions, coordinator: coordinator))
  }
}
