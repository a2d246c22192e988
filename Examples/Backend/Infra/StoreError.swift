/// The error for a file or folder that cannot be used, with reason and remedy. For databases: `DatabaseUnavailable`.
///
///     do {
///       let photos = try StoredPhotoFiles(in: storage, of: live)
///     } catch let error as StoreError {
///       print(error)
///     }
public struct StoreError: Error, Equatable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String {
    """
    cannot use \(path) (\(reason)): check that it can be read and written, and that there is room on its disk
    """
  }
}
