import Sillar
import SillarVocabulary

/// The identity of a screen of the navigator among the nodes of its window, and its name in addresses.
final class ScreenPlace: Hashable, CustomStringConvertible {
  private weak var screen: Screen?
  private weak var navigator: Navigator?

  init(of screen: Screen, in navigator: Navigator) {
    self.screen = screen
    self.navigator = navigator
  }

  /// The screen's path, or else its name; with a number after it if a screen before it has the same one.
  var description: String {
    guard let screen, let navigator else { return "" }
    let name = Self.name(of: screen)
    let earlier = navigator.all.prefix { $0 !== screen }.count { Self.name(of: $0) == name }
    return earlier == 0 ? name : "\(name).\(earlier + 1)"
  }

  private static func name(of screen: Screen) -> String { screen.address?.path ?? screen.name }

  static func == (place: ScreenPlace, other: ScreenPlace) -> Bool { place === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
