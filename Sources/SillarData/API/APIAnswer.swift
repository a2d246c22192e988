public import Foundation
public import HTTPTypes

/// An answer as it came: a 2xx status, headers and bytes.
public struct APIAnswer: Hashable, Sendable {
  public let status: Int
  public let headers: HTTPFields
  public let body: Data

  public init(status: Int, headers: HTTPFields, body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The media type that the server claims, in lower case and without parameters.
  public var contentType: String? {
    headers[.contentType]?.split(separator: ";").first.map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }
}
