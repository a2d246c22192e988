/// What somebody can do with photos.
///
/// ```swift
/// func makeActions(_ photos: any PhotosDataManager) -> PhotosActions { PhotosActions(photos: photos) }
/// ```
public struct PhotosActions: Sendable {
  public let photos: any PhotosDataManager
  public let addPhotos: AddPhotos

  public init(photos: any PhotosDataManager) {
    self.photos = photos
    addPhotos = AddPhotos(manager: photos)
  }
}
