/// The progress of a download of pictures.
public struct DownloadProgress: Hashable, Sendable {
  /// The number of pictures that are fetched or given up.
  public let completed: Int
  /// The number of pictures that are given up. The game starts without them.
  public let missing: Int
  public let total: Int

  public init(completed: Int, missing: Int = 0, total: Int) {
    self.completed = completed
    self.missing = missing
    self.total = total
  }

  /// From 0 to 1; 1 when there is nothing to download.
  public var fraction: Double { total > 0 ? Double(completed) / Double(total) : 1 }
}
