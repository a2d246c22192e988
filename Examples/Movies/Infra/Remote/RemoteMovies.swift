import Foundation
import HTTPTypes
public import MoviesModel
public import SillarData
public import SillarModel

/// The remote source: films from a service with TMDB's API, version 3. All its readings are live.
///
/// A member of a film that is missing, null or of an unexpected type is left out, and so is an entry that is not a
/// film; the rest of the page is read.
public struct RemoteMovies: MoviesSource {
  private let client: APIClient
  private let key: ServiceKey?
  private let report: @Sendable (String) -> Void
  private(set) var language: String

  /// - Parameters:
  ///   - client: The client of the service; its base URL is the parent of `3/movie/popular`.
  ///   - key: The key to send with each request, if the service requires one.
  ///   - language: The language of the texts, as TMDB names it: `es-ES`.
  ///   - report: Called with a log message about each invalid value that was left out.
  public init(
    client: APIClient, key: ServiceKey? = nil, language: String = "en-US",
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.client = client
    self.key = key
    self.language = language
    self.report = report
  }

  /// The same films with texts in another language.
  func `in`(_ language: String) -> RemoteMovies {
    var source = self
    source.language = language
    return source
  }

  public func page(_ number: Int, of category: MovieCategory) -> Readings<MoviePage> {
    let list = category == .topRated ? "top_rated" : category.rawValue
    return live { try await page(number, at: "3/movie/\(list)") }
  }

  public func search(_ text: String, page number: Int) -> Readings<MoviePage> {
    live {
      try await page(number, at: "3/search/movie", ["query": text, "include_adult": "false"])
    }
  }

  public func movie(_ id: Movie.ID) -> Readings<MovieDetail> {
    live {
      let dto: MovieDetailDTO = try await ask(
        "3/movie/\(id)", ["append_to_response": "credits"], about: id)
      return dto.detail
    }
  }

  public func videos(of id: Movie.ID) -> Readings<[Video]> {
    live {
      let dto: VideosDTO = try await ask("3/movie/\(id)/videos", about: id)
      for flaw in dto.results.unreadable { report("A video of film \(id) is unreadable: \(flaw)") }
      return dto.videos
    }
  }

  private func live<Value: Sendable>(
    _ read: @escaping @Sendable () async throws -> Value
  ) -> Readings<Value> {
    Readings { give in give(Reading(try await read())) }
  }

  private func page(
    _ number: Int, at path: String, _ query: [String: String] = [:]
  ) async throws -> MoviePage {
    let dto: MoviePageDTO = try await ask(path, query.merging(["page": "\(number)"]) { $1 })
    for flaw in dto.results.unreadable {
      report("A film on page \(number) of \(path) is unreadable: \(flaw)")
    }
    // An empty page would replace the saved one.
    guard !dto.results.elements.isEmpty || dto.results.unreadable.isEmpty else {
      throw Problem.broken("no film on page \(number) of \(path) can be read")
    }
    return dto.page(number)
  }

  private func ask<DTO: Decodable & Sendable>(
    _ path: String, _ query: [String: String] = [:], about id: Movie.ID? = nil
  ) async throws -> DTO {
    let query = query.merging(["language": language]) { $1 }.sorted { $0.key < $1.key }
    var endpoint = Endpoint<DTO>.get(
      path, query: query.map { URLQueryItem(name: $0, value: $1) } + (key?.query ?? []))
    for field in key?.headers ?? [:] { endpoint.headers[field.name] = field.value }
    do {
      return try await client.send(endpoint)
    } catch let error as APIError {
      switch error {
      case .cancelled: throw CancellationError()
      case .status(401, _), .status(403, _): throw Problem.keyRefused
      // A missing list is a fault of the service, or a wrong URL of it.
      case .status(404, _) where id == nil: throw Problem.broken(ServiceFailure(error))
      default: throw error.problem
      }
    }
  }
}
