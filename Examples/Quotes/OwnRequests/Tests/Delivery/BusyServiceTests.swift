import Foundation
import Hummingbird
import Kit
import Sillar
import SillarTesting
import TestServers
import Testing

/// A homeowner's screen, while the service answers "too many requests".
struct BusyServiceTests {
  @Test(arguments: [
    ("en", "Try again in 2 minutes."), ("es", "Vuelve a intentarlo dentro de 2 minutos."),
  ])
  func `the screen says when it can be tried again, and before that nobody asks`(
    _ language: String, _ advice: String
  ) async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return Response(status: .tooManyRequests, headers: [.retryAfter: "120"])
    } _: { url in
      try await withFolder { folder in
        let world = try World(url, in: folder, language: language)
        try await world.watch { app in
          try await app.see(advice)
          try await app.tap(world.text(SillarString.tryAgain))
          try await app.see(advice)
          #expect(asked.all.filter { $0.hasSuffix("v1/requests") }.count == 1)
        }
      }
    }
  }
}
