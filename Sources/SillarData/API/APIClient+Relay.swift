import AsyncHTTPClient
import Foundation
import HTTPTypes
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import SillarModel

/// What stands between the client and its service.
extension APIClient {
  /// Sends a request to the service, or to the relay that was current when the client was made.
  func answer(to request: PreparedRequest, deadline: NIODeadline) async throws -> HTTPClientResponse
  {
    guard let relay = owned.relay else {
      return try await http.execute(HTTPClientRequest(request), deadline: deadline)
    }
    let answer = try await relay.answer(ServiceRelay.Request(request)) { [http] _ in
      do {
        let response = try await http.execute(HTTPClientRequest(request), deadline: deadline)
        return ServiceRelay.Answer(response)
      } catch {
        throw error.asNoAnswer
      }
    }
    return HTTPClientResponse(answer)
  }
}

extension Error {
  /// The error of the connection as a relay understands it; others as they are.
  fileprivate var asNoAnswer: any Error {
    guard case .offline(let reason, let isUnsent) = APIError(self, limit: 0) else { return self }
    return ServiceRelay.NoAnswer(reason, isUnsent: isUnsent)
  }
}

extension ServiceRelay.Request {
  fileprivate init(_ request: PreparedRequest) {
    let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    self.init(
      method: request.method.rawValue, path: request.url.path(percentEncoded: true) + query,
      headers: Dictionary(
        request.headers.map { ($0.name.canonicalName, $0.value) }, uniquingKeysWith: { $1 }),
      body: request.body)
  }
}

extension ServiceRelay.Answer {
  fileprivate init(_ response: HTTPClientResponse) {
    let pieces = response.body
    self.init(
      status: Int(response.status.code),
      headers: Dictionary(
        response.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 }),
      body: ServiceRelay.Answer.body { give in
        do { for try await piece in pieces { give(Data(buffer: piece)) } } catch {
          throw error.asNoAnswer
        }
      })
  }
}

extension HTTPClientResponse {
  fileprivate init(_ answer: ServiceRelay.Answer) {
    self.init(
      status: HTTPResponseStatus(statusCode: answer.status),
      headers: HTTPHeaders(answer.headers.map { ($0, $1) }),
      body: .stream(answer.body.map { ByteBuffer(data: $0) }))
  }
}
