import Foundation
import PhotosModel
import SillarData
public import Work
import WorkInfra

/// Private pictures, each for the people who may see it.
///
/// ```swift
/// func show(_ name: String, to ana: PersonID, _ pictures: PhotosPictures) async throws -> Int? {
///   try await pictures.picture(named: name, for: ana)?.bytes.count
/// }
/// ```
///
/// A photo on this device is read from its file; others are requested in the person's name, and cached for them alone.
public struct PhotosPictures: Sendable {
  private struct Key: Hashable, Sendable {
    let photo: PhotoID
    let person: PersonID
  }

  private static let prefix = "photo/"

  private let folder: PhotoFolder
  private let api: WorkAPI
  private let report: @Sendable (String) -> Void
  private let shared = SharedReads<Key, Data?>()

  init(folder: PhotoFolder, api: WorkAPI, report: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.api = api
    self.report = report
  }

  /// A picture by its name in a view, such as `photo/1b4e…`.
  ///
  /// - Returns: Its bytes and media type; nil where there is no such picture for this person.
  /// - Throws: An error if the picture cannot be loaded now.
  public func picture(
    named name: String, for person: PersonID
  ) async throws -> (bytes: [UInt8], type: String)? {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let photo = PhotoID(rawValue: String(name.dropFirst(Self.prefix.count)))
    // A name that leads out of the folder is no photo.
    guard folder.added(photo, of: person) != nil else { return nil }
    let contents: Data
    if let here = try await FileWork.run({ folder.contents(of: photo, for: person) }) {
      contents = here
    } else {
      let key = Key(photo: photo, person: person)
      guard let there = try await shared.read(key, { try await fetch(key) }) else { return nil }
      contents = there
    }
    // The contents decide: a file that is no photo is not shown, whatever its name.
    return PhotoKind(beginning: contents).map { (Array(contents), $0.mediaType) }
  }

  private func fetch(_ key: Key) async throws -> Data? {
    guard let contents = try await api.photo(key.photo, for: key.person),
      PhotoKind(beginning: contents) != nil
    else { return nil }
    do {
      try await FileWork.run { try folder.keep(contents, of: key.photo, for: key.person) }
    } catch {
      report("a photo could not be kept: \(error)")
    }
    return contents
  }
}
