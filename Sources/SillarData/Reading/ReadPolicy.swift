/// Whether a read asks the service or the cache first.
///
/// Under each of them the cache stands in when the service does not answer, or answers that it failed:
/// reachability is learnt from answers, not guessed beforehand.
public enum ReadPolicy: Hashable, Sendable {
  /// The service; the cache if it fails. For what must be right, or is asked for once.
  case networkFirst
  /// The cache while what it has is no older than this; else like ``networkFirst``. For what seldom changes.
  case cacheFirst(maximumAge: Duration)
  /// What the cache has at once, then what the service says. For what should be there at once and right soon.
  case both
}
