/// The id of a photo; the bytes of the photo are not part of any transaction.
///
///     let id = PhotoID("5f8c2e4a-0b7d-4c1e-9a61-3f2d8e7b9c10")
public typealias PhotoID = ClientID<PhotoTag>

/// The tag that makes photo ids a type of their own.
public enum PhotoTag {}
