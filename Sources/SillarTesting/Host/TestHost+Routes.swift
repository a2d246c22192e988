public import Sillar
import SillarHost

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TestHost {
  /// Checks the routes of an app's modules: each is written and read again with many random values, and opens in a
  /// window of its own with some of them.
  ///
  /// ```swift
  /// @Test func `every address of the app opens`() async throws {
  ///   try await TestHost.openEveryRoute(of: CounterApp())
  /// }
  /// ```
  ///
  /// Values are random numbers, words, UUIDs, and texts that an address cannot contain as they are. A screen may show
  /// that there is nothing with such an id.
  ///
  /// - Returns: The addresses that were opened.
  /// - Throws: ``TestFailure`` for a route that changes on its way through an address, that no random value fits, or
  ///   that does not open; the error of a step.
  @discardableResult
  public static func openEveryRoute(
    of app: any App, visitor: Visitor = Visitor(id: "test"), clock: TestClock = TestClock(),
    fileID: String = #fileID, line: Int = #line
  ) async throws -> [String] {
    var addresses: [String] = []
    for type in app.flavor.modules.flatMap(\.routeTypes) {
      let candidates = try candidates(of: type, fileID, line)
      var host: TestHost?
      // A coordinator need not have a screen for each value.
      for address in candidates.prefix(20) where host == nil {
        host = try? await open(
          app, at: address, visitor: visitor, clock: clock, fileID: fileID, line: line)
        if host != nil { addresses.append(address) }
      }
      if host == nil, let address = candidates.first {
        // Throws the reason.
        host = try await open(
          app, at: address, visitor: visitor, clock: clock, fileID: fileID, line: line)
      }
      try await host?.close(fileID: fileID, line: line)
    }
    return addresses
  }

  /// Addresses of a route with random values, each read and written without a change.
  private static func candidates<R: Route>(
    of type: R.Type, _ fileID: String, _ line: Int
  ) throws -> [String] {
    let template = R.path.template
    let routes = (0..<1_000).compactMap { _ in R.sample(from: randomText) }
    guard !routes.isEmpty else {
      throw TestFailure(
        "No random value fits the route \"\(template)\". Check its values' initializers.", fileID,
        line)
    }
    return try routes.map { route in
      let text = route.link
      guard R(text) == route else {
        throw TestFailure(
          "The route \"\(template)\" changes when it is written as \"\(text)\" and read again: write each "
            + "value as a text that its initializer takes.", fileID, line)
      }
      return text
    }
  }

  private static func randomText() -> String {
    let letters = "abcdefghijkmnopqrstuvwxyz0123456789"
    let word = String((0..<Int.random(in: 1...12)).compactMap { _ in letters.randomElement() })
    return switch Int.random(in: 0..<4) {
    case 0: "\(Int.random(in: 0...99_999))"
    case 1: UUID().uuidString
    case 2: "\(word) ñ/?&=%+#日"
    default: word
    }
  }
}
