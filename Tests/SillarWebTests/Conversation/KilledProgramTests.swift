import Chromium
import Foundation
import Programs
import Testing
import WebDriver

extension ConversationTests {
  /// A program that is killed under its page, in each engine. `DeviceHistoryTests` has more of it in Chromium, the kill loops of the
  /// examples in their apps.
  @Suite struct KilledPrograms {
    private static let field = "document.querySelector('textarea')"

    @Test(arguments: Engine.allCases)
    func
      `what is typed and sent around the end of its program is sent once, in its field, or told of`(
        _ engine: Engine
      ) async throws
    {
      try await withFolderOnDisk { folder in
        let program = try await Letterbox(in: folder)
        defer { program.kill() }
        try await engine.run { tab in
          try await tab.openLive("http://127.0.0.1:\(program.port)/")
          // The session of who comes back is stored.
          try await tab.reload()
          try await tab.waitUntilLive()
          for (number, isSentBefore) in [true, false, true].enumerated() {
            let text = "S\(number) lorem ipsum"
            try await tab.fill("Message", with: text)
            if isSentBefore { try await tab.click("Send") }
            try await program.killAndRestart()
            if !isSentBefore { try await tab.click("Send") }
            try await tab.waitUntil(
              "(marks => !marks.contains('offline') && !marks.contains('busy'))(document.body.classList)"
            )
            #expect(
              try await eventually {
                let value = try await tab.evaluate("\(Self.field).value").string
                // The tap was under way: its text is in the field, whether it was done or not.
                let isUncertain = try await tab.evaluate(
                  "/while this was being done/.test(document.body.innerText)")
                return switch try program.letters.count(where: { $0 == text }) {
                case 0: value == text
                case 1: value == "" || value == text && isSentBefore && isUncertain == true
                default: false
                }
              }, "\(text)")
          }
        }
      }
    }
  }
}
