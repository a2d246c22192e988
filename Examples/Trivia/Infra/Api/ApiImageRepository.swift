import Foundation
public import SillarData
public import TriviaModel

/// Pictures from the backend, kept in SQLite: a picture that was fetched once is available without the
/// backend from then on.
///
/// Pictures are fetched only from the API's own origin. An answer is refused unless its bytes are an SVG, PNG,
/// JPEG or WebP of at most ``maximumSize``.
public struct ApiImageRepository: ImageRepository {
  /// The maximum size of a picture, in bytes.
  public static let maximumSize = 1 << 20

  private let client: APIClient
  private let database: any SQLDatabase
  private let history: StoreHistory?

  /// - Parameter history: The part of the backend's history that the pictures are from; nil if the backend names none.
  public init(client: APIClient, database: any SQLDatabase, history: StoreHistory? = nil) {
    self.client = client
    self.database = database
    self.history = history
  }

  public func remember(_ pictures: [Picture]) async throws {
    let known = pictures.compactMap { picture in
      client.isAtOrigin(picture.source)
        ? PictureRecord(
          name: picture.name, path: picture.path, contentType: nil, bytes: nil) : nil
    }
    // A picture with a new path is another picture: its bytes are deleted. This is rare, so a read comes first
    // and mostly saves the write.
    let names = known.map(\.name)
    let paths = try await database.read { try Self.paths(of: names, in: $0) }
    guard known.contains(where: { paths[$0.name] != $0.path }) else { return }
    try await database.write { database in
      let paths = try Self.paths(of: names, in: database)
      for record in known where paths[record.name] != record.path {
        try record.save(in: database)
      }
    }
  }

  public func picture(named name: String) async throws -> Picture? {
    let paths = try await database.read { try Self.paths(of: [name], in: $0) }
    return paths[name].flatMap {
      URL(string: $0, relativeTo: client.configuration.baseURL)?.absoluteURL
    }
    .flatMap { Picture(name: name, source: $0) }
  }

  private static func paths(
    of names: [String], in database: SQLTransaction
  ) throws -> [String: String] {
    let paths = try database.rows("SELECT name, path FROM picture WHERE \("name", in: names)") {
      (try $0["name"] as String, try $0["path"] as String)
    }
    return Dictionary(uniqueKeysWithValues: paths)
  }

  public func data(of picture: Picture) async throws -> PictureData {
    let kept = try await database.read { database in
      try PictureRecord.load(picture.name, in: database)
    }
    if let kept, kept.path == picture.path,
      let type = kept.contentType, let bytes = kept.bytes
    {
      return PictureData(contentType: type, bytes: bytes)
    }
    let data = try await fetch(picture)
    try await database.write { [history] database in
      try history?.note(in: database)
      try PictureRecord(
        name: picture.name, path: picture.path, contentType: data.contentType,
        bytes: data.bytes
      ).save(in: database)
    }
    return data
  }

  private func fetch(_ picture: Picture) async throws -> PictureData {
    func unusable(_ reason: String) -> TriviaError {
      .unusablePicture(picture.name, reason: reason)
    }
    guard client.isAtOrigin(picture.source) else {
      throw unusable("is not at the API's own origin")
    }
    let answer: APIAnswer
    do {
      answer = try await client.data(
        at: picture.source, accept: "image/svg+xml, image/webp, image/png, image/jpeg",
        maximumSize: Self.maximumSize)
    } catch APIError.tooLarge(let limit) {
      throw unusable("is larger than \(limit) bytes")
    } catch APIError.status(404, _) {
      throw TriviaError.unknownPicture(picture.name)
    } catch let error as APIError {
      throw error.forPlayers
    }
    guard let format = PictureFormat(of: answer.body) else {
      throw unusable("is not an SVG, PNG, JPEG or WebP that is safe to show")
    }
    return PictureData(contentType: format.rawValue, bytes: answer.body)
  }
}

extension Picture {
  /// The path of the picture on its origin.
  fileprivate var path: String { source.path(percentEncoded: true) }
}
