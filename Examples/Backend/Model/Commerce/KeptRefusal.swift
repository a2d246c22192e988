/// A reason not to do something, which may be an answer to be kept.
///
///     guard refusal.isFinal else { throw refusal }
public protocol KeptRefusal: Error {
  /// Whether asking again, under the same key, is answered the same for ever. The others say that the
  /// request itself is wrong: a client may mend it and use its key again.
  var isFinal: Bool { get }
}
