import SillarVocabulary

extension NodeContent {
  /// - Parameter earlier: The number of earlier siblings of this kind without a key.
  package func addressStep(key: String?, earlier: Int) -> String {
    if let key { return "\(role)=\(PercentEncoding.path(key[...]))" }
    return earlier == 0 ? role : "\(role).\(earlier + 1)"
  }
}

extension ScreenNode {
  /// The address, from this node, of the node with an ``id`` in it; nil when there is none.
  ///
  /// From the root of a window it is such as `screen=/orders list item=17 row button.2`. Each step tells a node from its
  /// siblings: its ``role``, and its key, or else (from the second on) its position among the siblings of that role without
  /// a key. The key of a screen is its path, or else its name; that of the second screen with one path ends in `.2`.
  public func address(of id: String) -> String? {
    if id == self.id { return "" }
    for index in children.indices {
      guard let rest = children[index].address(of: id) else { continue }
      return rest.isEmpty ? step(to: index) : "\(step(to: index)) \(rest)"
    }
    return nil
  }

  /// The node at an address from this node; nil when there is none.
  public func node(at address: String) -> ScreenNode? {
    var node = self
    for step in address.split(separator: " ") {
      guard let index = node.children.indices.first(where: { node.step(to: $0) == step }) else {
        return nil
      }
      node = node.children[index]
    }
    return node
  }

  private func step(to index: Int) -> String {
    let child = children[index]
    let role = child.content.role
    return child.content.addressStep(
      key: child.key,
      earlier: children[..<index].count { $0.key == nil && $0.content.role == role })
  }
}
