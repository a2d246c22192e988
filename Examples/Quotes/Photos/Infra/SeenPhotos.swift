import Foundation
import PhotosModel
import Work

/// Copies of photos that the service has, in a folder for each person: those that were sent and those that were seen.
struct SeenPhotos: Sendable {
  /// The number of copies that are kept for each person; the oldest are deleted first.
  private static let mostSeen = 200

  private let folder: URL

  init(in dataDirectory: URL) { folder = dataDirectory.appending(path: "photos") }

  /// The contents of a copy.
  func contents(of photo: PhotoID, by person: PersonID) -> Data? {
    // Blocks: in FileWork.run.
    file(photo, of: person).flatMap { try? Data(contentsOf: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Deletes the copy of a photo that the service does not give any more.
  func remove(_ photo: PhotoID, by person: PersonID) throws {
    guard let url = file(photo, of: person) else { return }
    do { try FileManager.default.removeItem(at: url) } catch CocoaError.fileNoSuchFile {}
  }

  /// Deletes the copies that were kept for people.
  func remove(exceptOf isSignedIn: (PersonID) -> Bool) throws {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where !isSignedIn(PersonID(name)) {
      let seen = folder.appending(path: name).appending(path: "seen")
      do { try files.removeItem(at: seen) } catch CocoaError.fileNoSuchFile {}
    }
  }

  /// Stores a copy.
  func keep(_ contents: Data, of photo: PhotoID, for person: PersonID) throws {
    guard let url = file(photo, of: person) else { return }
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
  private func file(_ photo: PhotoID, of person: PersonID) -> URL? {
    guard photo.rawValue.isPlainName, person.rawValue.isPlainName else { return nil }
    return folder.appending(path: person.rawValue).appending(path: "seen")
      .appending(path: photo.rawValue)
  }
}
