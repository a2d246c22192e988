/// A line at the top of a screen, from one of its behaviors.
///
/// ```swift
/// let banner = Banner("No connection.", .warning)
/// ```
public struct Banner: Equatable, Sendable {
  public let text: LocalizedText
  public let role: AlertRole

  public init(_ text: some Localizable, _ role: AlertRole = .information) {
    self.text = text.localized
    self.role = role
  }

  /// The banner as a node of its screen. The node keeps its identity while the screen has a banner.
  var node: NodeStorage {
    Alert<Never>("", text, role).style(.compact).id("sillar.banner").storage
  }
}
