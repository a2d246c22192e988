/// The data of photos, and the requests and messages that show them.
public protocol PhotoRecords {
  func photo(_ id: PhotoID) throws -> StoredPhoto?
  func insert(_ photo: StoredPhoto) throws
  func requests(showing photo: PhotoID) throws -> [WorkRequest.ID]
  func messages(showing photo: PhotoID) throws -> [ChatMessage]
}
