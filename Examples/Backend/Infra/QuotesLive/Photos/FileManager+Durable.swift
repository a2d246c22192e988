import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileManager {
  /// Gives a file a second name atomically: readers see either the old file of that name or all of the new one.
  func linkFile(at file: URL, over other: URL) throws {
    let new = file.appendingPathExtension("new")
    try removeFile(at: new)
    guard link(file.path, new.path) == 0, rename(new.path, other.path) == 0 else {
      throw POSIXError.last
    }
    // It is still there when the other name was that of this file already (POSIX, rename).
    try removeFile(at: new)
  }

  /// Removes a file. Does nothing when there is none.
  func removeFile(at file: URL) throws {
    guard unlink(file.path) == 0 || errno == ENOENT else { throw POSIXError.last }
  }

  /// Waits until the directory entries of a folder are on the disk.
  func synchronizeFolder(_ folder: URL) throws {
    let descriptor = open(folder.path, O_RDONLY)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw POSIXError.last }
  }
}

extension POSIXError {
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
