/// What makes a node the same one in the next rendering, wherever it stands then.
///
/// Numbers and strings, the usual identities, compare without a box.
@usableFromInline enum NodeKey: Hashable {
  case int(Int)
  case string(String)
  indirect case other(AnyHashable)
  /// The second, third, … node with a key that the list already holds.
  indirect case duplicate(NodeKey, Int)

  @inlinable init<ID: Hashable>(_ id: ID) {
    if let id = id as? Int {
      self = .int(id)
    } else if let id = id as? String {
      self = .string(id)
    } else {
      self = .other(AnyHashable(id))
    }
  }
}

extension NodeKey: CustomStringConvertible {
  @usableFromInline var description: String {
    switch self {
    case .int(let id): "\(id)"
    case .string(let id): "\"\(id)\""
    case .other(let id): "\(id.base)"
    case .duplicate(let key, let count): "\(key) (again, \(count))"
    }
  }
}
