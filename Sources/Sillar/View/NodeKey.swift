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

extension NodeKey {
  /// How to make keys of identities of one type. A type that wraps a number or a text is looked through, and that
  /// is found out once: asking each identity for what it is would cost more than all the rest of a row.
  @usableFromInline static func maker<ID: Hashable>(for type: ID.Type) -> (ID) -> NodeKey {
    if let wrapper = type as? any RawRepresentable<Int>.Type {
      return maker(for: type, wrappedAs: wrapper) { .int($0) }
    }
    if let wrapper = type as? any RawRepresentable<String>.Type {
      return maker(for: type, wrappedAs: wrapper) { .string($0) }
    }
    return { NodeKey($0) }
  }

  private static func maker<ID, Value, Wrapper: RawRepresentable<Value>>(
    for type: ID.Type, wrappedAs wrapper: Wrapper.Type, _ key: @escaping (Value) -> NodeKey
  ) -> (ID) -> NodeKey {
    // `wrapper` was cast from `type`: both are the same type, so the bits are those of a `Wrapper`. A checked cast
    // of each identity is what this is here to spare.
    { key(unsafeBitCast($0, to: wrapper).rawValue) }
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
