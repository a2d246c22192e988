public import Sillar
import SillarVocabulary

/// The language and the appearance that the visitor has chosen.
extension Window {
  /// The texts in the window's language, for a host's own texts.
  public var localization: Localization { tree.texts.localization }

  /// Writes times in another time zone from now on.
  ///
  /// - Parameter timeZone: A name of the IANA database; an unknown one is ignored.
  public func changeTimeZone(to timeZone: String) {
    record(.isInTimeZone(timeZone))
    tree.texts.change(timeZone: timeZone)
  }

  /// Follows what the visitor has chosen elsewhere, such as on another device with the same account; see `Visitor.language` and
  /// `Visitor.isDark`.
  public func prefer(language: String?, isDark: Bool?) {
    guard !hasEnded else { return }
    chosen.value = Preferences(language: language, isDark: isDark).known(to: app.flavor)
    commit()
  }

  /// Follows what the visitor has chosen: the texts on the screens are in another language at once.
  func followPreferences() {
    guard chosen.value != preferences, !hasEnded else { return }
    preferences = chosen.value
    session.keep(preferences.language, preferences.isDark)
    let before = formerLanguage ?? localization.language
    tree.texts.change(languages: device.choosing(preferences).languages)
    formerLanguage = before == localization.language ? nil : before
  }

  /// Makes all screens anew from the window's memory, if modules have asked in another language for what they show. Screens that
  /// would lose something stay until they have gone, or have done what they are at.
  ///
  /// - Returns: True if they were made anew.
  func makeScreensAnew() -> Bool {
    let screens = tree.navigator.stack + tree.navigator.modals
    // A screen that no link leads to cannot be made anew, only its app.
    let isLinked = screens.allSatisfy { $0.address != nil }
    guard !hasEnded, eventsInHand == 0, isLinked || screens.count == 1,
      !tree.navigator.stack.isEmpty, !tree.showsPast, !tree.transfers.areThere, !tree.holdsSecret,
      !tree.coversChoices
    else { return false }
    let memory = currentMemory(isKept: false)
    guard isLinked || memory.isOfFirstScreen else { return false }
    tree.remadeRevision = revision
    work(for: device.choosing(preferences))
    tree.navigator.replaceAll(with: [])
    commitTree()
    if !(isLinked && restore(memory)), !start(at: memory.path) { _ = start(at: "/") }
    return true
  }

  /// The screens of the app, and the framework's own.
  func destinations(of coordinator: any Coordinator) -> Destinations {
    var destinations = Destinations(of: coordinator)
    destinations.add(PreferencesRoute.self) { [chosen, app] _ in
      .preferences(chosen, languages: app.flavor.languages)
    }
    return destinations
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
