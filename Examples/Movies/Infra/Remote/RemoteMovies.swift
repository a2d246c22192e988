import Foundation
import HTTPTypes
import MoviesModel
public import SillarData
import SillarModel

/// Films from a service with TMDB's API, version 3. Texts are in a language as TMDB names it, such as `es-ES`.
///
/// A member of a film that is missing, null or of an unexpected type is left out, and so is an entry that is not a
/// film; the rest of the page is read.
public struct RemoteMovies: Sendable {
  private let client: APIClient
  private let key: ServiceKey?
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - client: The client of the service; its base URL is the parent of `3/movie/popular`.
  ///   - key: The key to send with each request, if the service requires one.
  ///   - report: Called with a log message about each invalid value that was left out.
  public init(
    client: APIClient, key: ServiceKey? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.client = client
    self.key = key
    self.report = report
  }

  func page(
    _ number: Int, of category: MovieCategory, in language: String
  ) async throws -> MoviePage {
    let list = category == .topRated ? "top_rated" : category.rawValue
    return try await page(number, at: "3/movie/\(list)", in: language)
  }

  func search(_ text: String, page number: Int, in language: String) async throws -> MoviePage {
    try await page(
      number, at: "3/search/movie", ["query": text, "include_adult": "false"], in: language)
  }

  func movie(_ id: Movie.ID, in language: String) async throws -> MovieDetail {
    let dto: MovieDetailDTO = try await ask(
      "3/movie/\(id)", ["append_to_response": "credits"], in: language, about: id)
    return dto.detail
  }

  func videos(of id: Movie.ID, in language: String) async throws -> [Video] {
    let dto: VideosDTO = try await ask("3/movie/\(id)/videos", in: language, about: id)
    for flaw in dto.results.unreadable { report("A video of film \(id) is unreadable: \(flaw)") }
    return dto.videos
  }

  private func page(
    _ number: Int, at path: String, _ query: [String: String] = [:], in language: String
  ) async throws -> MoviePage {
    let dto: MoviePageDTO = try await ask(
      path, query.merging(["page": "\(number)"]) { $1 }, in: language)
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
    _ path: String, _ query: [String: String] = [:], in language: String,
    about id: Movie.ID? = nil
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
