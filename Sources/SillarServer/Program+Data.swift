public import Foundation
import Logging
import Sillar
import SillarConfiguration
import SillarSQL
public import SillarWeb

extension Program {
  /// The folder of `--data-dir`, made if need be. Only the user of the program may enter it: it has messages, private
  /// photos and keys. A folder from before that others may enter is closed to them.
  ///
  /// The program is its only owner until the process ends: what two programs keep in memory of one folder would differ.
  ///
  /// - Throws: An error that gives the system's reason when files cannot be made in it, and one that names the process when
  ///   another one uses the folder for longer than `--wait-for-lock` says.
  public func dataFolder() throws -> URL { try owned(try configuration.require(DataFolder.self)) }

  /// A folder in the data folder, for one of several apps. It is the program's as the data folder is: no other program uses it
  /// meanwhile as its own.
  ///
  /// - Throws: See ``dataFolder()``.
  public func dataFolder(_ name: String) throws -> URL {
    try owned(try dataFolder().appending(path: name))
  }

  private func owned(_ wanted: URL) throws -> URL {
    let url = wanted.absoluteURL.standardizedFileURL
    if owner.owns(url) { return url }
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
    if descriptor >= 0 {
      close(descriptor)
      unlink(probe)
    } else if errno != ENOSPC {
      // Without room the program starts all the same: what it cannot store says so.
      throw Self.cannotWrite(wanted, errno)
    }
    closeToOthers(url)
    do {
      try owner.own(url, patience: .seconds(configuration[ServerKeys.WaitForLock.self]))
    } catch {
      var error = error
      error.advice =
        "stop that program, wait for it with --wait-for-lock 30, or give this one a folder of its "
        + "own with --data-dir"
      throw error
    }
    return url
  }

  /// The sessions of visitors and their windows, in `host.sqlite` of the data folder. Where the file cannot be used, such as
  /// on a full disk, they are kept in memory, and the log says so. With `--database` they are on the server. Call it once.
  ///
  /// - Throws: See ``dataFolder()``; `DatabaseUnavailable` when the server's database cannot be used.
  public func hostStore() throws -> HostStore {
    var limits = HostStore.Limits()
    limits.bytes = configuration[ServerKeys.StoreMegabytes.self] * 1_000_000
    let folder = try dataFolder()
    if isOnServer {
      return try HostStore(of: databases, in: folder, limits: limits, logger: logger)
    }
    warnIfSessionsAreGone(from: folder)
    let file = folder.appending(path: "host.sqlite").path
    let before = Self.number(ofFile: file)
    do {
      let store = try HostStore(in: folder, limits: limits, logger: logger)
      if let before, before != Self.number(ofFile: file) {
        warnOfSignOut("host.sqlite", "cannot be read, and was put aside", in: folder)
      }
      return store
    } catch {
      logger.error(
        "Sessions and windows are kept in memory, and end with this process",
        metadata: ["reason": "\(error)"])
      return HostStore(limits: limits, logger: logger)
    }
  }

  /// The settings of web hosts, with the key that signs cookies and the one before it. Both are in the data folder, and only
  /// the owner of the program may read them.
  ///
  /// A key is 32 random bytes. Rename `session.key` to `session.previous.key` to have a new one made: cookies of both are
  /// valid then. A key that cannot be stored, such as on a full disk, is used all the same, and ends with the process.
  ///
  /// With `--database` they are on the server, in the table `host_key` of the store, where all processes find them.
  ///
  /// - Throws: See ``dataFolder()`` and ``hostStore()``.
  public func webSettings(for store: HostStore) async throws -> WebHost.Settings {
    var settings = WebHost.Settings()
    settings.trustedProxies = configuration[ServerKeys.TrustedProxies.self]
    settings.publicURL = publicURL
    settings.recorder = recorder
    settings.pushServices = configuration[ServerKeys.PushServices.self]
    settings.inspector = inspector?.windows
    if let keys = try await store.sharedKeys() {
      (settings.secret, settings.previousSecret) = (keys.current, keys.previous)
      return settings
    }
    let folder = try dataFolder()
    // Blocks: once, when a program starts.
    let previous = try? Data(contentsOf: folder.appending(path: "session.previous.key"))
    settings.previousSecret = previous.flatMap {
      $0.count == settings.secret.count ? Array($0) : nil
    }
    let file = folder.appending(path: "session.key")
    // Blocks: once, when a program starts.
    if let known = try? Data(contentsOf: file), known.count == settings.secret.count {
      settings.secret = Array(known)
      return settings
    }
    if let loss = lossOfKey(in: folder) {
      warnOfSignOut("session.key", loss, in: folder)
    }
    let isStored = FileManager.default.createFile(
      atPath: file.path, contents: Data(settings.secret), attributes: [.posixPermissions: 0o600])
    if !isStored {
      logger.error(
        "The key of sessions cannot be stored: everybody is signed out when this process ends",
        metadata: ["file": "\(file.path)"])
    }
    return settings
  }

  /// Says in the log when browsers have lost their sessions: nobody else would say why everybody is signed out.
  private func warnIfSessionsAreGone(from folder: URL) {
    let before = owner.filesBefore(in: folder)
    guard before.contains("session.key") else { return }
    let path = folder.appending(path: "host.sqlite").path
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    if !before.contains("host.sqlite") {
      warnOfSignOut("host.sqlite", "is missing", in: folder)
    } else if size == 0 {
      warnOfSignOut("host.sqlite", "is empty", in: folder)
    }
  }

  /// What is wrong with the key of a folder that has been used; nil for a new folder, and for a key that was renamed.
  private func lossOfKey(in folder: URL) -> String? {
    let before = owner.filesBefore(in: folder)
    if before.contains("session.key") { return "does not have 32 bytes, and is replaced" }
    let isRenamed = before.contains("session.previous.key")
    return before.contains("host.sqlite") && !isRenamed ? "is missing, and a new one is made" : nil
  }

  private func warnOfSignOut(_ name: String, _ loss: String, in folder: URL) {
    logger.warning(
      """
      \(name) \(loss): everybody is signed out. If nobody wanted that, stop the program, put \(name) back from a backup, \
      and start again.
      """, metadata: ["folder": "\(folder.path)"])
  }

  /// Sets the rights of the data folder to 0700, unless it may be meant for more than this program: a folder of another
  /// user, one that all may write to, such as `/tmp`, and one with files of others.
  private func closeToOthers(_ folder: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
    guard let mode = attributes?[.posixPermissions] as? Int,
      attributes?[.ownerAccountID] as? Int == Int(geteuid()), mode & 0o077 != 0, mode & 0o1000 == 0
    else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isOurs = names.contains {
      $0 == "session.key" || $0 == FolderOwner.fileName || $0.hasSuffix(".sqlite")
    }
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

  /// The file system's number of a file, by which a file that has taken its place differs; nil if it is not there.
  private static func number(ofFile path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
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
    let advice =
      code == ENOSPC
      ? "make room, then start again"
      : "check --data-dir, and the owner and the permissions of the folder"
    return StartupFailure("cannot write to \(folder.path) (\(reason)): \(advice)")
  }
}
