import Foundation
import HTTPTypes
import Hummingbird

extension Problem {
  /// The answer to `request` that this problem makes.
  func response(to request: Request) throws -> Response {
    // A reference that begins with two slashes would name a host (RFC 3986, section 4.2).
    let instance = "/" + request.uri.path.drop { $0 == "/" }
    let body = ProblemBody(
      type: type, title: title, status: status.code, detail: detail, instance: instance,
      errors: faults.isEmpty ? nil : faults)
    return try response(to: request, json: body, contentType: "application/problem+json")
  }

  /// The answer to `request` whose body is `json`.
  func response(
    to request: Request, json: some Encodable, contentType: String
  ) throws -> Response {
    var response = try Response(json: json, status: status, contentType: contentType)
    for field in headers { response.headers.append(field) }
    return request.method == .head ? response.createHeadResponse() : response
  }
}

private struct ProblemBody: Encodable {
  let type: String
  let title: String
  let status: Int
  let detail: String
  let instance: String
  let errors: [Problem.Fault]?
}

extension Response {
  /// A response with `json` as its body.
  init(
    json: some Encodable, status: HTTPResponse.Status = .ok,
    contentType: String = .json
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(json)
    self.init(
      status: status, headers: [.contentType: contentType],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}

extension String {
  /// The content type of JSON.
  static var json: String { "application/json; charset=utf-8" }
}
