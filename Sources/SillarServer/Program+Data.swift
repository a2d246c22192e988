public import Foundation
import Logging
import Sillar
import SillarConfiguration
public import SillarWeb

extension Program {
  /// The folder of `--data-dir`, made if need be. Only the user of the program may enter it: it has messages, private
  /// photos and keys. A folder from before that others may enter is closed to them.
  ///
  /// - Throws: An error that gives the system's reason when files cannot be made in it.
  public func dataFolder() throws -> URL {
    let wanted = try configuration.require(DataFolder.self)
    let url = wanted.absoluteURL.standardizedFileURL
    var folder = ""
    for component in url.pathComponents {
      folder = folder.isEmpty ? component : (folder as NSString).appendingPathComponent(component)
      guard mkdir(folder, 0o700) == 0 || Self.isDirectory(folder) else {
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
    closeToOthers(url)
    return url
  }

  /// The settings of web hosts, with the key that signs cookies, the one before it, and the sessions of visitors. All are
  /// in the data folder, and only the owner of the program may read them.
  ///
  /// A key is 32 random bytes. Rename `session.key` to `session.previous.key` to have a new one made: cookies of both are
  /// valid then.
  ///
  /// - Throws: An error that says what to do when a key or the sessions can neither be read nor made.
  public func webSettings() throws -> WebHost.Settings {
    var settings = WebHost.Settings()
    settings.trustedProxies = configuration[ServerKeys.TrustedProxies.self]
    settings.publicURL = publicURL
    let folder = try dataFolder()
    settings.records = try sessionRecords(in: folder)
    settings.memories = MemoryFolder(at: folder.appending(path: "windows")) { [logger] error in
      logger.error("a window cannot be saved", metadata: ["error": "\(error)"])
    }
    settings.previousSecret =
      (try? Data(contentsOf: folder.appending(path: "session.previous.key")))
      .flatMap { $0.count == settings.secret.count ? Array($0) : nil }
    let file = folder.appending(path: "session.key")
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

  /// Sets the rights of the data folder to 0700, unless it may be meant for more than this program: a folder of another
  /// user, one that all may write to, such as `/tmp`, and one with files of others.
  private func closeToOthers(_ folder: URL) {
    var status = stat()
    guard stat(folder.path, &status) == 0, status.st_uid == geteuid(),
      status.st_mode & 0o077 != 0, status.st_mode & 0o1000 == 0
    else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isOurs = names.contains { $0 == "session.key" || $0.hasSuffix(".sqlite") }
    guard names.isEmpty || isOurs else {
      logger.info(
        "Others may enter the data folder; its new files are private all the same",
        metadata: ["folder": "\(folder.path)"])
      return
    }
    if chmod(folder.path, 0o700) != 0 {
      logger.warning(
        "The data folder cannot be closed to others", metadata: ["folder": "\(folder.path)"])
    }
  }

  private func sessionRecords(in folder: URL) throws -> SessionRecords {
    do {
      return try SessionRecords(
        in: folder,
        report: { [logger] error in
          logger.error("a session cannot be stored", metadata: ["error": "\(error)"])
        })
    } catch {
      throw StartupFailure(
        "cannot use \(folder.path)/sessions.jsonl (\(error)): choose another folder with --data-dir"
      )
    }
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
