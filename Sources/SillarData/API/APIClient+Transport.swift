import AsyncHTTPClient
import Foundation
import HTTPTypes
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// A request in every detail; it can be made more than once.
struct PreparedRequest: Sendable {
  let method: HTTPRequest.Method
  let url: URL
  let headers: HTTPFields
  let body: Data?
  /// What may be logged of the URL.
  var path: String { url.path }
}

extension APIClient {
  /// An error, and how long the server then asks to be left alone.
  struct Failure: Error {
    let error: APIError
    var retryAfter: Duration?
  }

  /// Problem details larger than this are not read.
  private static let maximumProblemSize = 64 * 1024

  func url(of endpoint: Endpoint<some Any>) throws(APIError) -> URL {
    var url = configuration.baseURL
    if !endpoint.path.isEmpty { url.append(path: endpoint.path) }
    if !endpoint.query.isEmpty { url.append(queryItems: endpoint.query) }
    guard isAtOrigin(url) else {
      throw .invalidRequest("\(configuration.baseURL) is not an http or https URL with a host")
    }
    return url
  }

  func prepare(_ endpoint: Endpoint<some Any>, url: URL) throws(APIError) -> PreparedRequest {
    var headers = configuration.headers
    for field in endpoint.headers { headers[field.name] = field.value }
    do {
      return PreparedRequest(
        method: endpoint.method, url: url, headers: headers, body: try endpoint.body?())
    } catch {
      throw .invalidRequest("its body cannot be encoded: \(error)")
    }
  }

  /// Asks once, for as long as it takes.
  func perform(_ prepared: PreparedRequest, limit: Int) async throws -> APIAnswer {
    var request = HTTPClientRequest(url: prepared.url.absoluteString)
    request.method = HTTPMethod(rawValue: prepared.method.rawValue)
    for field in prepared.headers {
      request.headers.add(name: field.name.rawName, value: field.value)
    }
    if let body = prepared.body { request.body = .bytes(ByteBuffer(data: body)) }

    // The caller's clock ends the request by cancelling it; the client's own deadline is only the
    // last resort.
    let response = try await http.execute(request, deadline: .now() + .hours(1))
    var headers = HTTPFields()
    for (name, value) in response.headers {
      if let name = HTTPField.Name(name) { headers.append(HTTPField(name: name, value: value)) }
    }
    guard (200..<300).contains(response.status.code) else {
      let body = try? await response.body.collect(upTo: Self.maximumProblemSize)
      let problem = body.flatMap {
        try? JSONDecoder().decode(ProblemDetails.self, from: Data(buffer: $0))
      }
      let claimsOne = headers[.contentType]?.lowercased().hasPrefix("application/problem+json")
      throw Failure(
        error: .status(Int(response.status.code), claimsOne == true ? problem : nil),
        retryAfter: RetryAfter.delay(in: headers))
    }
    do {
      let body = try await response.body.collect(upTo: limit)
      return APIAnswer(
        status: Int(response.status.code), headers: headers, body: Data(buffer: body))
    } catch {
      guard case .offline(let reason) = APIError(error, limit: limit) else { throw error }
      throw APIError.brokenOff(reason)
    }
  }
}

extension APIError {
  /// What a failure of the transport means.
  init(_ error: any Error, limit: Int) {
    switch error {
    case let error as APIError: self = error
    case is CancellationError: self = .cancelled
    case is NIOTooManyBytesError: self = .tooLarge(limit: limit)
    case let error as HTTPClientError:
      switch error {
      case .cancelled: self = .cancelled
      case .invalidURL, .emptyHost, .emptyScheme: self = .invalidRequest("\(error)")
      default: self = .offline("\(error)")
      }
    default: self = .offline("\(error)")
    }
  }
}

extension DecodingError {
  /// Where in the answer, and what is wrong there. Values are left out: they may be secret.
  var place: String {
    func at(_ path: [any CodingKey], _ last: (any CodingKey)? = nil) -> String {
      let keys = path + (last.map { [$0] } ?? [])
      let text = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
      return text.isEmpty ? "the whole answer" : String(text.joined().trimmingPrefix("."))
    }
    return switch self {
    case .keyNotFound(let key, let context): "\(at(context.codingPath, key)) is missing"
    case .valueNotFound(_, let context): "\(at(context.codingPath)) is null"
    case .typeMismatch(let type, let context): "\(at(context.codingPath)) is not of type \(type)"
    case .dataCorrupted(let context): "\(at(context.codingPath)) is not valid"
    @unknown default: "it cannot be decoded"
    }
  }
}
