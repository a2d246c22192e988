public import Foundation

/// The folder that a program keeps its data in.
///
///     let folder = try DataDirectory.prepare(".sillar")
public enum DataDirectory {
  /// Makes the folder, and those above it, if need be, and makes sure that files can be made in it.
  ///
  /// - Parameter path: absolute, or relative to the working directory.
  /// - Throws: ``StartupFailure`` that gives the system's reason.
  public static func prepare(_ path: String) throws(StartupFailure) -> URL {
    let url = URL(filePath: path, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
    var folder = ""
    for component in url.pathComponents {
      folder = folder.isEmpty ? component : (folder as NSString).appendingPathComponent(component)
      guard mkdir(folder, 0o777) == 0 || isDirectory(folder) else {
        // An existing file is refused as such, which helps more than "File exists".
        throw failure(path, errno == EEXIST ? ENOTDIR : errno)
      }
    }
    // Only trying tells: permissions do not bind root, and a disk may be mounted read-only.
    let probe = url.appending(path: ".write-check-\(getpid())").path
    let descriptor = open(probe, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path, errno) }
    close(descriptor)
    unlink(probe)
    return url
  }

  private static func isDirectory(_ path: String) -> Bool {
    let reason = errno
    defer { errno = reason }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func failure(_ path: String, _ code: CInt) -> StartupFailure {
    let reason = String(cString: strerror(code))
    return StartupFailure(
      "cannot write to \(path) (\(reason)): choose another folder with --data-dir")
  }
}
