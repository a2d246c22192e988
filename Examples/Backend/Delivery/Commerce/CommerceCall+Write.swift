import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

extension CommerceCall {
  /// Runs `action` once for a customer, however often the request is repeated.
  ///
  /// - Parameters:
  ///   - type: the type of the request's body.
  ///   - status: the status of the response on success.
  ///   - isSecret: true if the stored fingerprint must not let anyone verify a guess of the body.
  ///   - action: changes the records and returns the body of the response.
  func write<Body: Decodable & Sendable>(
    _ type: Body.Type, status: HTTPResponse.Status = .created, isSecret: Bool = false,
    _ action:
      @escaping @Sendable (any CommerceRecords, KeyedRequest<CustomerID>, Body) throws ->
      any Encodable
  ) async throws -> Response {
    let customer = try customer()
    let sent = try await KeyedBody(of: request)
    let keyed = sent.keyed(request, by: customer, isSecret: isSecret)
    let path = request.uri.path
    // Thrown later: a reused key is reported before an invalid body.
    let body = Result { try JSONBody.decode(type, from: sent.data) }
    do {
      let answer = try await commerce.write(keyed) { records in
        try KeptAnswer(
          status, action(records, keyed, body.get()), language: answerLanguage)
      } refused: { refusal in
        let problem = Problem(refusal)
        return try KeptAnswer(problem.status, ProblemBody(problem, path: path))
      }
      return .forCustomer(answer)
    } catch let refusal as Refusal {
      throw Problem(refusal)
    } catch is KeyReused {
      throw Problem.keyReused()
    }
  }
}

extension KeptAnswer {
  init(
    _ status: HTTPResponse.Status, _ body: any Encodable, language: Language? = nil
  ) throws {
    self.init(
      status: status.code, body: Array(try JSONBody.encode(body)), language: language)
  }
}

extension Response {
  init(_ answer: KeptAnswer) {
    var headers: HTTPFields = [:]
    if !answer.body.isEmpty { headers[.contentType] = answer.status < 400 ? .json : .problem }
    if let language = answer.language { headers.setLanguage(language) }
    self.init(
      status: HTTPResponse.Status(code: answer.status), headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
  }

  /// A response for one customer or member, which no cache may store.
  static func forCustomer(_ answer: KeptAnswer) -> Response {
    var response = Response(answer)
    response.headers[.cacheControl] = "no-store"
    return response
  }
}
