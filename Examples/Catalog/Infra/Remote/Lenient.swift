extension KeyedDecodingContainer {
  /// The value of a member; nil when it is missing, null, or of an unexpected kind. A member that cannot be read
  /// costs itself and nothing else.
  func ifReadable<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decode(type, forKey: key)
  }
}
