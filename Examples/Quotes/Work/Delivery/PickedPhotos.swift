public import Work

/// Hands the photos that a user has chosen to the screen that shows the subject. That screen and the picker may have been
/// brought back since the user asked for it, so neither holds the other.
///
/// ```swift
/// func add(_ picked: PickedPhotos, to subject: String) async -> [PhotoID] {
///   var all: [PhotoID] = []
///   for await photos in picked.photos(for: subject) { all += photos }
///   return all
/// }
/// ```
public final class PickedPhotos {
  private var receivers: [String: [AsyncStream<[PhotoID]>.Continuation]] = [:]
  /// Photos that were handed over while no screen of their subject was loaded.
  private var waiting: [String: [PhotoID]] = [:]

  public init() {}

  /// The photos for a subject, until the task is cancelled. The last one to ask gets them.
  public func photos(for subject: String) -> AsyncStream<[PhotoID]> {
    let (photos, receiver) = AsyncStream.makeStream(of: [PhotoID].self)
    receivers[subject, default: []].append(receiver)
    if let photos = waiting.removeValue(forKey: subject) { receiver.yield(photos) }
    return photos
  }

  public func handOver(_ photos: [PhotoID], for subject: String) {
    while let receiver = receivers[subject]?.last {
      if case .enqueued = receiver.yield(photos) { return }
      // Its screen has gone.
      receivers[subject]?.removeLast()
    }
    waiting[subject, default: []] += photos
  }
}
