import BackendModel
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import SillarModel

/// The body of a request as JSON, or a ``Problem`` that says what is wrong with it.
enum JSONBody {
  /// The maximum size of a body in bytes.
  static let limit = 16 * 1024

  static func decode<Body: Decodable>(_ type: Body.Type, from request: Request) async throws -> Body
  {
    try decode(type, from: try await bytes(of: request))
  }

  /// Reads the bytes of a body whose content type is JSON.
  static func bytes(of request: Request, limit: Int = limit) async throws -> Data {
    try requireJSON(request)
    return Data(try await read(request, limit: limit).readableBytesView)
  }

  static func decode<Body: Decodable>(_ type: Body.Type, from data: Data) throws -> Body {
    // JSONDecoder finds the same syntax errors, but does not say where they are.
    let json: Any
    do {
      json = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch let error as NSError {
      let reason = error.userInfo["NSDebugDescription"] as? String
      throw Problem.malformedJSON(reason ?? "The body cannot be read as JSON.")
    }
    do throws(StrictJSON.Fault) {
      try StrictJSON.check(Array(data))
    } catch {
      throw Problem.malformedJSON("\(error)")
    }
    if let fault = refusedText(in: json) { throw Problem("invalid-body", fault) }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw Problem.invalidBody(error.fault)
    }
  }

  static func encode(_ body: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(body)
  }

  /// Finds the first string with a character that no API accepts, or too many characters.
  private static func refusedText(in value: Any, at path: [String] = []) -> InputFault? {
    switch value {
    case let text as String:
      do throws(RefusedText) {
        _ = try TextRule.multiline.checked(text)
        return nil
      } catch {
        return InputFault(path.joined(separator: "/"), "\(error)")
      }
    case let members as [String: Any]:
      return members.sorted { $0.key < $1.key }.lazy
        .compactMap { refusedText(in: $0.value, at: path + [$0.key]) }.first
    case let items as [Any]:
      return items.enumerated().lazy
        .compactMap { refusedText(in: $0.element, at: path + ["\($0.offset)"]) }.first
    default:
      return nil
    }
  }

  private static func requireJSON(_ request: Request) throws(Problem) {
    let contentType = request.headers[.contentType]
    let essence = contentType?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    guard essence?.lowercased() == "application/json" else {
      throw Problem.unsupportedContentType(contentType)
    }
  }

  private static func read(_ request: Request, limit: Int) async throws -> ByteBuffer {
    do {
      if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
        throw NIOTooManyBytesError(maxBytes: limit)
      }
      return try await request.body.collect(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw Problem.bodyTooLarge(limit: limit)
    } catch {
      throw BrokenBody(cause: error)
    }
  }
}

/// The connection failed, or sent invalid HTTP, before the body was complete. The client may be gone.
struct BrokenBody: Error {
  let cause: any Error
}

extension DecodingError {
  fileprivate var fault: Problem.Fault {
    switch self {
    case .keyNotFound(let key, let context):
      fault(at: context.codingPath + [key], "is missing")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      fault(at: context.codingPath, "has to be \(Self.name(of: type))")
    case .dataCorrupted(let context):
      fault(at: context.codingPath, "is not what is expected here")
    @unknown default:
      fault(at: [], "is not what is expected here")
    }
  }

  private func fault(at path: [any CodingKey], _ reason: String) -> Problem.Fault {
    let names = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let subject = names.isEmpty ? "The body" : "The body's \(names.joined(separator: "."))"
    return Problem.Fault(
      detail: "\(subject) \(reason).", pointer: "#" + names.map { "/\($0)" }.joined())
  }

  /// Returns the JSON name of the values that `type` is decoded from.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any Numeric.Type: "a number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: "something else"
    }
  }
}
