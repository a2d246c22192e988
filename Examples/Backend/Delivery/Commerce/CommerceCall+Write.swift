import BackendModel
import Foundation
import HTTPTypes
import Hummingbird

extension CommerceCall {
  /// Does something for a customer once, however often the request comes.
  ///
  /// - Parameters:
  ///   - type: the wire's shape of the request's body.
  ///   - status: of the answer when all goes well.
  ///   - isSecret: whether nobody must be able to guess the body from what is kept of it.
  ///   - action: what to do; gives the body of the answer.
  func write<Body: Decodable & Sendable>(
    _ type: Body.Type, status: HTTPResponse.Status = .created, isSecret: Bool = false,
    _ action:
      @escaping @Sendable (any CommerceRecords, KeyedRequest, Body) throws -> any Encodable
  ) async throws -> Response {
    let customer = try customer()
    let key = try idempotencyKey()
    let data = try await bytes()
    let path = request.uri.path
    let keyed = KeyedRequest(
      customer: customer, key: key, method: request.method.rawValue, path: path,
      body: Array(Self.canonical(data)), isSecret: isSecret)
    // That the key stands for another request comes before what is wrong with this one.
    let body = Result { try JSONBody.decode(type, from: data) }
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

  private func idempotencyKey() throws(Problem) -> IdempotencyKey {
    guard let name = HTTPField.Name("Idempotency-Key"),
      let key = request.headers[name].flatMap(IdempotencyKey.init)
    else { throw .noKey() }
    return key
  }

  /// Where there is nothing to say, a body need not be sent.
  private func bytes() async throws -> Data {
    let hasBody =
      request.headers[.contentType] != nil || request.headers[.transferEncoding] != nil
      || (request.headers[.contentLength].flatMap(Int.init) ?? 0) > 0
    return hasBody ? try await JSONBody.bytes(of: request) : Data("{}".utf8)
  }

  /// The same for all ways to write the same, for a client may not write it the same way twice.
  private static func canonical(_ data: Data) -> Data {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
      let canonical = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return data }
    return canonical
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
    var headers: HTTPFields = [.contentType: answer.status < 400 ? .json : .problem]
    if let language = answer.language {
      headers[.contentLanguage] = language.rawValue
      headers[.vary] = "Accept-Language"
    }
    self.init(
      status: HTTPResponse.Status(code: answer.status), headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
  }

  /// An answer that nobody else may see, and so nothing on the way may keep.
  static func forCustomer(_ answer: KeptAnswer) -> Response {
    var response = Response(answer)
    response.headers[.cacheControl] = "no-store"
    return response
  }
}
