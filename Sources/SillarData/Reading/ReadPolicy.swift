/// The order in which a read asks the service and the cache.
///
/// Under each policy, the cache stands in when the service does not answer, or answers that it failed: reachability is
/// learned from answers, not guessed in advance.
public enum ReadPolicy: Hashable, Sendable {
  /// The service; the cache if it fails. For values that must be current, or are read once.
  case networkFirst
  /// The cache if its value is no older than this; otherwise like ``networkFirst``. For values that seldom change.
  case cacheFirst(maximumAge: Duration)
  /// The cached value at once, then the service's answer. For values that must appear at once and be current soon.
  case both
}
