public import Work

/// The photos that were added from the files that a user has chosen, and the files that were refused.
public struct AddedPhotos: Hashable, Sendable {
  public struct Photo: Identifiable, Hashable, Sendable {
    public let id: PhotoID
    public let name: String

    public init(id: PhotoID, name: String) {
      self.id = id
      self.name = name
    }
  }

  public struct Refused: Hashable, Sendable {
    public let name: String
    public let problem: PhotoProblem
  }

  public var photos: [Photo] = []
  public var refused: [Refused] = []

  public init() {}
}

/// Adds the photos among some files: a refused file does not keep the others from being added.
///
/// ```swift
/// func add(_ files: [PhotoFile], _ photos: any PhotosRepository) async throws -> [PhotoID] {
///   try await AddPhotos(photos: photos).execute(files, for: "request/r1").photos.map(\.id)
/// }
/// ```
public struct AddPhotos: Sendable {
  private let photos: any PhotosRepository

  public init(photos: any PhotosRepository) { self.photos = photos }

  /// - Parameter subject: See ``PhotosRepository/add(_:for:)``.
  public func execute(_ files: [PhotoFile], for subject: String) async throws -> AddedPhotos {
    var added = AddedPhotos()
    for file in files {
      do {
        let id = try await photos.add(file, for: subject)
        added.photos.append(AddedPhotos.Photo(id: id, name: file.name))
      } catch let problem as PhotoProblem {
        added.refused.append(AddedPhotos.Refused(name: file.name, problem: problem))
      }
    }
    return added
  }
}
