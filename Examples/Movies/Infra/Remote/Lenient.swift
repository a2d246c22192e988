extension KeyedDecodingContainer {
  /// The value of a member; nil when it is missing, null, or of an unexpected type. A member that cannot be read
  /// does not affect the others.
  func ifReadable<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decode(type, forKey: key)
  }

  /// The text of a member; nil when it is empty or not a text.
  func text(_ key: Key) -> String? {
    let text = ifReadable(key, as: String.self)
    return text?.isEmpty == false ? text : nil
  }
}
