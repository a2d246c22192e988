import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import TestServers

@testable import SillarWeb

/// A push service on this machine. What it takes for one of its devices is read as the device's browser reads it.
final class TestPushService: Sendable {
  struct Notice: Codable, Equatable {
    let title: String
    let body: String
    let url: String
    let unread: Int
    let lang: String
    let tag: String
  }

  struct Delivery: Sendable {
    let device: String
    let headers: HTTPFields
    let notice: Notice

    func header(_ name: String) -> String {
      headers.first { $0.name.canonicalName == name }?.value ?? ""
    }
  }

  struct Answer: Sendable {
    var status = 201
    var retryAfter: String?
  }

  let origin: String
  let deliveries = Seen<Delivery>()
  /// All requests, also those that were not taken.
  let requests = Seen<String>()
  private let devices = Mutex<[String: TestDevice]>([:])
  private let answers: Mutex<[Answer]>

  private init(_ origin: String, _ answers: [Answer]) {
    self.origin = origin
    self.answers = Mutex(answers)
  }

  /// - Parameter answers: The first answers; the following are that it was taken.
  static func run(
    _ answers: [Answer], body: (TestPushService) async throws -> Void
  ) async throws {
    let shared = Mutex<TestPushService?>(nil)
    try await withServer { request in
      guard let service = shared.withLock({ $0 }) else { return Response(status: .notFound) }
      return try await service.take(request)
    } _: { url in
      let service = TestPushService("http://127.0.0.1:\(url.port ?? 0)", answers)
      shared.withLock { $0 = service }
      try await body(service)
    }
  }

  /// A browser that this service knows.
  func device(_ name: String) -> TestDevice {
    let device = TestDevice(at: "\(origin)/\(name)")
    devices.withLock { $0["/\(name)"] = device }
    return device
  }

  /// The notices that have come for a device.
  func notices(of name: String) -> [Notice] {
    deliveries.all.filter { $0.device == "/\(name)" }.map(\.notice)
  }

  private func take(_ request: Request) async throws -> Response {
    requests.add(request.uri.path)
    let answer = answers.withLock { $0.isEmpty ? Answer() : $0.removeFirst() }
    guard let device = devices.withLock({ $0[request.uri.path] }), request.method == .post else {
      return Response(status: .notFound)
    }
    let body = try await request.body.collect(upTo: SealedNotice.mostBytes)
    if answer.status == 201 {
      let json = Data(try device.open(Array(body.readableBytesView)))
      deliveries.add(
        Delivery(
          device: request.uri.path, headers: request.headers,
          notice: try JSONDecoder().decode(Notice.self, from: json)))
    }
    var headers = HTTPFields()
    headers[.retryAfter] = answer.retryAfter
    return Response(status: .init(code: answer.status), headers: headers)
  }
}
