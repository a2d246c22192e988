/// A line at the top of a screen, from one of its behaviors.
///
/// ```swift
/// let banner = Banner("No connection.", .warning)
/// ```
public struct Banner: Equatable, Sendable {
  public let text: String
  public let role: AlertRole

  public init(_ text: String, _ role: AlertRole = .information) {
    self.text = text
    self.role = role
  }

  /// The banner as a node of its screen, the same one as long as there is one.
  var node: NodeStorage {
    let node = NodeStorage(
      .alert(AlertContent(title: "", message: text, role: role)), key: .string("sillar.banner"))
    node.style = .compact
    return node
  }
}
