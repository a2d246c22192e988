/// A reason to refuse a request, which may be stored as the answer to it.
///
///     guard refusal.isFinal else { throw refusal }
public protocol KeptRefusal: Error {
  /// True if the refusal is stored, and a retry under the same key gets the same answer. Otherwise the
  /// request itself is wrong: the client may correct it and use the key again.
  var isFinal: Bool { get }
}
