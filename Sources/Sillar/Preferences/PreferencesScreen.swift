import Foundation
import Observation
import SillarVocabulary

/// The address of the framework's screen for language and appearance, which every app has.
package struct PreferencesRoute: Route {
  package static let path = Path(Flavor.preferencesLink) { PreferencesRoute() }

  package init() {}
}

extension Screen {
  static let preferencesName = "preferences"

  /// The screen on which the visitor chooses one of the app's languages, and an appearance.
  package static func preferences(
    _ chosen: ChosenPreferences, languages: [String]
  ) -> Screen {
    Screen(
      preferencesName, at: PreferencesRoute(), view: PreferencesView(languages: languages),
      presenter: PreferencesPresenter(chosen))
  }
}

enum PreferencesEvent: Equatable, Sendable {
  case languageChosen(String?)
  case appearanceChosen(isDark: Bool?)
}

@Observable final class PreferencesPresenter: Presenter {
  private(set) var state: Preferences
  @ObservationIgnored private let chosen: ChosenPreferences

  /// The controls show what is chosen, also in a window that is brought back: no input is given again.
  var memory: [String]? { [] }

  init(_ chosen: ChosenPreferences) {
    state = chosen.value
    self.chosen = chosen
  }

  func handle(_ event: PreferencesEvent) async {
    switch event {
    case .languageChosen(let language): state.language = language
    case .appearanceChosen(let isDark): state.isDark = isDark
    }
    chosen.value = state
  }
}

struct PreferencesView: View {
  let languages: [String]

  func body(_ state: Preferences) -> [Node<PreferencesEvent>] {
    Text(SillarString.preferences, .title)
    if languages.count > 1 {
      Picker(
        SillarString.language,
        [Choice(SillarString.asOnDevice, nil)] + languages.map { Choice(Self.name(of: $0), $0) },
        selection: .some(state.language), send: { .languageChosen($0) })
    }
    SegmentedControl(
      SillarString.appearance,
      [
        Choice(SillarString.asOnDevice, nil), Choice(SillarString.light, false),
        Choice(SillarString.dark, true),
      ], selection: .some(state.isDark), send: { .appearanceChosen(isDark: $0) })
  }

  /// The name of a language in the language itself, such as `Español (Argentina)`.
  private static func name(of tag: String) -> String {
    let name = Locale(identifier: tag).localizedString(forIdentifier: tag) ?? tag
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
