import CatalogModel
import Sillar

/// What every builder of this module needs.
struct CatalogParts {
  let actions: CatalogActions
  let words: Localization
  let options: CatalogOptions
  let recovery: Recovery
}
