/// How far a download of pictures has come.
public struct DownloadProgress: Hashable, Sendable {
  /// Pictures that are done with: there, or given up.
  public let completed: Int
  /// Of those, how many were given up. The game goes on without them.
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
