import Foundation
import PhotosModel
import Work

/// The files of photos, in a folder for each person: photos that were added here, and downloaded ones.
struct PhotoFolder: Sendable {
  /// The number of downloaded photos that are kept for each person; the oldest are deleted first.
  private static let mostSeen = 200

  private let folder: URL

  init(in dataDirectory: URL) { folder = dataDirectory.appending(path: "photos") }

  /// The file of the copy of a photo that was added here.
  func added(_ photo: PhotoID, of person: PersonID) -> URL? { file(photo, of: person, in: "added") }

  private func seen(_ photo: PhotoID, of person: PersonID) -> URL? {
    file(photo, of: person, in: "seen")
  }

  /// Copies a file durably: the copy survives a power failure.
  func keep(_ source: URL, as copy: URL) throws {
    let files = FileManager.default
    let folder = copy.deletingLastPathComponent()
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let part = copy.appendingPathExtension("part")
    try? files.removeItem(at: part)
    try files.copyItem(at: source, to: part)
    try Self.synchronize(part)
    try files.moveItem(at: part, to: copy)
    try Self.synchronize(folder)
  }

  private static func synchronize(_ url: URL) throws {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    try handle.synchronize()
  }

  /// Moves the copy of a sent photo to the downloaded ones.
  func markSent(_ photo: PhotoID, of person: PersonID) {
    guard let added = added(photo, of: person), let seen = seen(photo, of: person) else { return }
    let folder = seen.deletingLastPathComponent()
    let files = FileManager.default
    // A file that cannot be moved is read from its old place.
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    try? files.moveItem(at: added, to: seen)
    try? removeOldest(in: folder)
  }

  /// Removes the copy of a photo that will not be sent.
  func remove(_ photo: PhotoID, of person: PersonID) {
    guard let added = added(photo, of: person) else { return }
    try? FileManager.default.removeItem(at: added)
  }

  /// The contents of a photo that the person has added here, and that is not sent yet.
  func addedContents(of photo: PhotoID, by person: PersonID) -> Data? {
    contents(added(photo, of: person))
  }

  /// The contents of the copy of a photo that the service has.
  func seenContents(of photo: PhotoID, by person: PersonID) -> Data? {
    contents(seen(photo, of: person))
  }

  private func contents(_ file: URL?) -> Data? {
    file.flatMap { try? Data(contentsOf: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Deletes the copy of a photo that the service does not give any more.
  func removeSeen(_ photo: PhotoID, by person: PersonID) throws {
    guard let url = seen(photo, of: person) else { return }
    do { try FileManager.default.removeItem(at: url) } catch CocoaError.fileNoSuchFile {}
  }

  /// Deletes the copies of the service's photos that were kept for people. Photos that are not sent yet stay.
  func removeSeen(exceptOf isSignedIn: (PersonID) -> Bool) throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where !isSignedIn(PersonID(name)) {
      let seen = folder.appending(path: name).appending(path: "seen")
      do { try files.removeItem(at: seen) } catch CocoaError.fileNoSuchFile {}
    }
  }

  /// Stores a downloaded photo.
  func keep(_ contents: Data, of photo: PhotoID, for person: PersonID) throws {
    guard let url = seen(photo, of: person) else { return }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try contents.write(to: url, options: .atomic)
    try removeOldest(in: folder)
  }

  private func removeOldest(in folder: URL) throws {
    let key = URLResourceKey.contentModificationDateKey
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [key])
    guard files.count > Self.mostSeen else { return }
    let dated = files.map { file in
      (file, (try? file.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - Self.mostSeen) {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Nil for a name that cannot be part of a path.
  private func file(_ photo: PhotoID, of person: PersonID, in kind: String) -> URL? {
    guard photo.rawValue.isPlainName, person.rawValue.isPlainName else { return nil }
    return folder.appending(path: person.rawValue).appending(path: kind)
      .appending(path: photo.rawValue)
  }
}
