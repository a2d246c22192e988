public import Work

/// What became of files that were chosen as photos.
///
/// ```swift
/// func isFine(_ added: AddedPhotos) -> Bool { added.refused.isEmpty }
/// ```
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

    public init(name: String, problem: PhotoProblem) {
      self.name = name
      self.problem = problem
    }
  }

  public var photos: [Photo]
  public var refused: [Refused]

  public init(photos: [Photo] = [], refused: [Refused] = []) {
    self.photos = photos
    self.refused = refused
  }
}

/// Adds the photos among some files. Each file is checked before it is stored.
///
/// ```swift
/// func add(_ files: [PhotoFile], _ addPhotos: AddPhotos) async throws -> [PhotoID] {
///   try await addPhotos.execute(files, for: "request/r1").photos.map(\.id)
/// }
/// ```
public struct AddPhotos: Sendable {
  private let manager: any PhotosDataManager

  public init(manager: any PhotosDataManager) { self.manager = manager }

  /// - Parameter subject: See ``PhotosDataManager/add(_:_:for:)``.
  public func execute(_ files: [PhotoFile], for subject: String) async throws -> AddedPhotos {
    var added = AddedPhotos()
    for file in files {
      do {
        let kind = try await manager.look(at: file).kind()
        let id = try await manager.add(file, kind, for: subject)
        added.photos.append(AddedPhotos.Photo(id: id, name: file.name))
      } catch let problem as PhotoProblem {
        added.refused.append(AddedPhotos.Refused(name: file.name, problem: problem))
      }
    }
    return added
  }
}
