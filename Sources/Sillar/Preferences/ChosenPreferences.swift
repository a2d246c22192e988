/// The preferences that the visitor has chosen in a window, which follows them when the turn ends. The window confines it.
package final class ChosenPreferences {
  package var value: Preferences { didSet { changed() } }
  private let changed: @Sendable () -> Void

  package init(_ value: Preferences, changed: @escaping @Sendable () -> Void) {
    self.value = value
    self.changed = changed
  }
}
