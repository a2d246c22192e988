public import Foundation
import Sillar
import SillarConfiguration
public import SillarWeb

extension Program {
  /// The folder of `--data-dir`, made if need be.
  ///
  /// - Throws: An error that gives the system's reason when files cannot be made in it.
  public func dataFolder() throws -> URL {
    let wanted = try configuration.require(DataFolder.self)
    let url = wanted.absoluteURL.standardizedFileURL
    var folder = ""
    for component in url.pathComponents {
      folder = folder.isEmpty ? component : (folder as NSString).appendingPathComponent(component)
      guard mkdir(folder, 0o777) == 0 || Self.isDirectory(folder) else {
        // An existing file is refused as such, which helps more than "File exists".
        throw Self.cannotWrite(wanted, errno == EEXIST ? ENOTDIR : errno)
      }
    }
    // Only trying tells: permissions do not bind root, and a disk may be mounted read-only.
    let probe = url.appending(path: ".write-check-\(getpid())").path
    let descriptor = open(probe, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.cannotWrite(wanted, errno) }
    close(descriptor)
    unlink(probe)
    return url
  }

  /// The settings of web hosts, with the secret that signs sessions: 32 random bytes in the data folder, which only the
  /// owner of the program may read.
  ///
  /// - Throws: An error that says what to do when the secret can neither be read nor made.
  public func webSettings() throws -> WebHost.Settings {
    var settings = WebHost.Settings()
    settings.isBehindTLS = configuration[ServerKeys.BehindTLS.self]
    let file = try dataFolder().appending(path: "session.key")
    if let known = try? Data(contentsOf: file), known.count == settings.secret.count {
      settings.secret = Array(known)
      return settings
    }
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: Data(settings.secret), attributes: [.posixPermissions: 0o600])
    else {
      throw StartupFailure("cannot write \(file.path): choose another folder with --data-dir")
    }
    return settings
  }

  private static func isDirectory(_ path: String) -> Bool {
    let reason = errno
    defer { errno = reason }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  private static func cannotWrite(_ folder: URL, _ code: CInt) -> StartupFailure {
    let reason = String(cString: strerror(code))
    return StartupFailure(
      "cannot write to \(folder.path) (\(reason)): choose another folder with --data-dir")
  }
}
