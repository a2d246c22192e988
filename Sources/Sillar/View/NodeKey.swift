/// The identity of a node across renderings, wherever the node is placed.
///
/// Numbers and strings, the most common identities, are compared without boxing.
@usableFromInline package enum NodeKey: Hashable {
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
  /// Returns a function that makes keys from identities of one type. A type that wraps a number or a text is unwrapped.
  /// The type is checked only once: a check for each identity would cost more than the rest of a row.
  @inlinable static func maker<ID: Hashable>(for type: ID.Type) -> (ID) -> NodeKey {
    // Most are one of these, and a cast takes longer: there is none in a function that is compiled for the type.
    if type == Int.self || type == String.self { return { NodeKey($0) } }
    return unwrapper(for: type)
  }

  @usableFromInline static func unwrapper<ID: Hashable>(for type: ID.Type) -> (ID) -> NodeKey {
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
    // `wrapper` was cast from `type`: both are the same type, so the bits are those of a `Wrapper`. This avoids a
    // checked cast for each identity.
    { key(unsafeBitCast($0, to: wrapper).rawValue) }
  }
}

extension NodeKey {
  /// The key that the view gave.
  package var given: NodeKey { if case .duplicate(let key, _) = self { key } else { self } }

  /// The identity as a text, for addresses.
  package var text: String {
    switch self {
    case .int(let id): "\(id)"
    case .string(let id): id
    case .other(let id): "\(id.base)"
    case .duplicate(let key, let count): "\(key.text).\(count)"
    }
  }
}

extension NodeKey: CustomStringConvertible {
  @usableFromInline package var description: String {
    switch self {
    case .int(let id): "\(id)"
    case .string(let id): "\"\(id)\""
    case .other(let id): "\(id.base)"
    case .duplicate(let key, let count): "\(key) (again, \(count))"
    }
  }
}
