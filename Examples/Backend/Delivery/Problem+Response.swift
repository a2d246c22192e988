import HTTPTypes
import Hummingbird

extension Problem {
  /// Returns the response to `request` with this problem as its body.
  func response(to request: Request) throws -> Response {
    try response(
      to: request, json: ProblemBody(self, path: request.uri.path), contentType: .problem)
  }

  /// Returns the response to `request` with `json` as its body.
  func response(
    to request: Request, json: some Encodable, contentType: String
  ) throws -> Response {
    var response = try Response(json: json, status: status, contentType: contentType)
    for field in headers { response.headers.append(field) }
    return request.method == .head ? response.createHeadResponse() : response
  }
}

extension Response {
  /// A response with `json` as its body.
  init(
    json: some Encodable, status: HTTPResponse.Status = .ok,
    contentType: String = .json
  ) throws {
    self.init(
      status: status, headers: [.contentType: contentType],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONBody.encode(json))))
  }
}

extension String {
  /// The content type of JSON.
  static var json: String { "application/json; charset=utf-8" }
  /// The content type of problem details.
  static var problem: String { "application/problem+json" }
}
