/// What a photo's id names; its bytes are not part of any transaction.
///
///     let id = PhotoID("5f8c2e4a-0b7d-4c1e-9a61-3f2d8e7b9c10")
public typealias PhotoID = ClientID<PhotoTag>

/// Keeps ids of photos apart from other ids.
public enum PhotoTag {}
