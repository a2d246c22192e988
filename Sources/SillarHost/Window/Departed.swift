import Sillar
import SillarVocabulary

/// A screen that has been unloaded and should be freed.
struct Departed {
  private let name: String
  private let presenterName: String
  private weak var screen: Screen?
  private weak var presenter: AnyObject?

  init(_ loaded: LoadedScreen) {
    name = loaded.screen.name
    presenterName = "\(type(of: loaded.screen.model.presenter))"
    screen = loaded.screen
    presenter = loaded.screen.model.presenter
  }

  var isFreed: Bool { screen == nil && presenter == nil }

  var survivors: [String] {
    (screen == nil ? [] : ["the screen \"\(name)\""])
      + (presenter == nil ? [] : ["the presenter \(presenterName) of the screen \"\(name)\""])
  }
}
