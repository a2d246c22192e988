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
/// A photo that was added here is read from the unsent ones until it is sent. Others are requested in the person's name, and
/// cached for them alone. Before a cached photo is shown, the service is asked if it still gives it; if not, such as when
/// another professional got the work, its copy is deleted. It is shown without an answer only while the service is away.
public struct PhotosPictures: Sendable {
  private static let prefix = "photo/"

  private let unsent: UnsentPhotos
  private let seen: SeenPhotos
  private let api: WorkAPI
  private let report: @Sendable (String) -> Void
  private let given: GivenPhotos

  init(
    unsent: UnsentPhotos, seen: SeenPhotos, api: WorkAPI, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.unsent = unsent
    self.seen = seen
    self.api = api
    self.report = report
    given = GivenPhotos(now: now)
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
    // A name that leads elsewhere is no photo.
    guard UnsentPhotos.isName(photo, of: person) else { return nil }
    let contents: Data
    if let own = try await unsent.contents(of: photo, by: person) {
      contents = own
    } else {
      guard let there = try await read(photo, for: person) else { return nil }
      contents = there
    }
    // The contents decide: a file that is no photo is not shown, whatever its name.
    return PhotoKind(beginning: contents).map { (Array(contents), $0.mediaType) }
  }

  private func read(_ photo: PhotoID, for person: PersonID) async throws -> Data? {
    let copy = try await FileWork.run { seen.contents(of: photo, by: person) }
    guard let copy else { return try await fetch(photo, for: person) }
    if given.isFresh(photo, person) { return copy }
    do {
      guard try await api.gives(photo, to: person) else {
        try await FileWork.run { try seen.remove(photo, by: person) }
        return nil
      }
      given.note(photo, person)
    } catch is APIError {
      // The service is away, and nobody knows better.
    }
    return copy
  }

  private func fetch(_ photo: PhotoID, for person: PersonID) async throws -> Data? {
    guard let contents = try await api.photo(photo, for: person),
      PhotoKind(beginning: contents) != nil
    else { return nil }
    given.note(photo, person)
    do {
      try await FileWork.run { try seen.keep(contents, of: photo, for: person) }
    } catch {
      report("a photo could not be kept: \(error)")
    }
    return contents
  }
}
