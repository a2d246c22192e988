import AsyncHTTPClient
import Foundation
import HTTPTypes
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix
import SillarModel

/// A complete request. It can be sent more than once.
struct PreparedRequest: Sendable {
  let method: HTTPRequest.Method
  let url: URL
  var headers: HTTPFields
  let body: Data?
  /// The client for whom the program asks; nil for the program itself.
  let client: String?
  /// The part of the URL that may be logged.
  var path: String { url.path }
}

extension APIClient {
  /// An error, and the wait that the server asks for.
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
    let client = configuration.client()
    let field = HTTPField.Name("Sillar-Client")
    if url.isLoopback, let field { headers[field] = client }
    for field in endpoint.headers { headers[field.name] = field.value }
    do {
      return PreparedRequest(
        method: endpoint.method, url: url, headers: headers, body: try endpoint.body?(),
        client: field.flatMap { headers[$0] } ?? client)
    } catch {
      throw .invalidRequest("its body cannot be encoded: \(error)")
    }
  }

  /// Sends the request once. The caller limits its time.
  func perform(_ prepared: PreparedRequest, limit: Int) async throws -> APIAnswer {
    // The caller's clock ends the request by cancelling it. The HTTP client's own deadline is a last resort.
    let response = try await answer(to: prepared, deadline: .now() + .hours(1))
    let headers = HTTPFields(response)
    try await Self.checkStatus(response, headers)
    do {
      let body = try await response.body.collect(upTo: limit)
      return APIAnswer(
        status: Int(response.status.code), headers: headers, body: Data(buffer: body))
    } catch {
      guard case .offline(let reason, _) = APIError(error, limit: limit) else { throw error }
      throw APIError.brokenOff(reason)
    }
  }
}

extension APIClient {
  /// Opens a stream of events, which lasts until the task is cancelled or the service ends it.
  ///
  /// - Parameter id: The ID of the message after which the stream continues; empty to start from now.
  func stream(
    _ endpoint: Endpoint<APIAnswer>, _ headers: HTTPFields, after id: String
  ) async throws -> HTTPClientResponse {
    var endpoint = endpoint
    for field in headers { endpoint.headers[field.name] = field.value }
    endpoint.headers[.cacheControl] = "no-store"
    if !id.isEmpty, let name = HTTPField.Name("Last-Event-ID") { endpoint.headers[name] = id }
    let prepared = try prepare(endpoint, url: url(of: endpoint))
    let response = try await answer(to: prepared, deadline: .distantFuture)
    let headers = HTTPFields(response)
    try await Self.checkStatus(response, headers)
    let type = headers[.contentType]?.lowercased() ?? ""
    guard response.status == .noContent || type.hasPrefix("text/event-stream") else {
      let problem = "it is of type \"\(type)\" and no event stream"
      undecodable.failed(prepared, type: type, problem: problem)
      throw APIError.undecodable(problem)
    }
    undecodable.succeeded(prepared)
    return response
  }

  private static func checkStatus(
    _ response: HTTPClientResponse, _ headers: HTTPFields
  ) async throws {
    if (200..<300).contains(response.status.code) { return }
    let body = try? await response.body.collect(upTo: maximumProblemSize)
    let claimsOne = headers[.contentType]?.lowercased().hasPrefix("application/problem+json")
    let retryAfter = RetryAfter.delay(in: headers)
    var problem: ProblemDetails?
    if claimsOne == true, let body {
      problem = try? JSONDecoder().decode(ProblemDetails.self, from: Data(buffer: body))
    }
    if let retryAfter {
      problem = problem ?? ProblemDetails()
      problem?.retryAfter = retryAfter
    }
    throw Failure(
      error: .status(Int(response.status.code), problem), retryAfter: retryAfter)
  }
}

extension URL {
  /// True if the host is this computer.
  fileprivate var isLoopback: Bool {
    guard let host = host?.lowercased() else { return false }
    return ["localhost", "::1", "[::1]"].contains(host)
      || host.wholeMatch(of: /127(\.\d{1,3}){3}/) != nil
  }
}

extension HTTPClientRequest {
  init(_ prepared: PreparedRequest) {
    self.init(url: prepared.url.absoluteString)
    method = HTTPMethod(rawValue: prepared.method.rawValue)
    for field in prepared.headers { headers.add(name: field.name.rawName, value: field.value) }
    if let body = prepared.body { self.body = .bytes(ByteBuffer(data: body)) }
  }
}

extension HTTPFields {
  fileprivate init(_ response: HTTPClientResponse) {
    self.init()
    for (name, value) in response.headers {
      if let name = HTTPField.Name(name) { append(HTTPField(name: name, value: value)) }
    }
  }
}

extension APIError {
  /// Converts an error of the transport.
  init(_ error: any Error, limit: Int) {
    switch error {
    case let error as APIError: self = error
    case is CancellationError: self = .cancelled
    case let error as ServiceRelay.NoAnswer:
      self = .offline("\(error)", isUnsent: error.isUnsent)
    case is NIOTooManyBytesError: self = .tooLarge(limit: limit)
    case let error as HTTPClientError:
      switch error {
      case .cancelled: self = .cancelled
      case .invalidURL, .emptyHost, .emptyScheme: self = .invalidRequest("\(error)")
      case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
        self = .offline("\(error)", isUnsent: true)
      default: self = .offline("\(error)")
      }
    // No address of the host name accepted a connection.
    case is NIOConnectionError: self = .offline("\(error)", isUnsent: true)
    case let error as IOError:
      self = .offline("\(error)", isUnsent: error.errnoCode == ECONNREFUSED)
    default: self = .offline("\(error)")
    }
  }
}

extension DecodingError {
  /// The place in the answer, and the problem there. Values are left out because they may be secret.
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
