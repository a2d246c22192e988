import Sillar
import SillarVocabulary

/// The language and the appearance that the visitor has chosen.
extension Window {
  /// Follows what the visitor has chosen elsewhere, such as on another device with the same account; see ``Visitor/language`` and
  /// ``Visitor/isDark``.
  public func prefer(language: String?, isDark: Bool?) {
    guard !hasEnded else { return }
    chosen.value = Preferences(language: language, isDark: isDark).known(to: app.flavor)
    commit()
  }

  /// Follows what the visitor has chosen. In another language, all screens are made anew from the window's memory: what they have
  /// read, modules have asked for in the language before.
  func followPreferences() {
    guard chosen.value != preferences, !hasEnded else { return }
    preferences = chosen.value
    session.keep(preferences.language, preferences.isDark)
    let language = localization.language
    let visitor = device.choosing(preferences)
    tree.texts.change(languages: visitor.languages)
    guard localization.language != language, let memory = memory() else { return }
    work(for: visitor)
    tree.navigator.replaceAll(with: [])
    commitTree()
    // A screen that no link leads to cannot be made anew, only its app.
    let isComplete = memory.places.allSatisfy { $0.link != nil } && restore(memory)
    if !isComplete { _ = start(at: memory.path) }
  }

  var destinations: [Destination] { destinations(of: coordinator) }

  /// The destinations of the app, and the framework's own.
  func destinations(of coordinator: (any Coordinator)?) -> [Destination] {
    (coordinator?.routes ?? [])
      + [
        Destination(PreferencesRoute.self) { [chosen, app] _ in
          .preferences(chosen, languages: app.flavor.languages)
        }
      ]
  }

  /// Shows the preferences above the screens that are there, or above the app's first screen. A modal must be answered first.
  func showPreferences(above coordinator: any Coordinator) -> Bool {
    let navigator = tree.navigator
    if navigator.stack.isEmpty { coordinator.start() }
    if navigator.modals.isEmpty {
      navigator.push(.preferences(chosen, languages: app.flavor.languages))
    }
    return true
  }
}
