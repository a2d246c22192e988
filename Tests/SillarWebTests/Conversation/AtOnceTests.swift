import Testing
import WebDriver

@testable import Chromium
@testable import SillarWeb

extension ConversationTests {
  /// What is seen before the window has answered. In Chromium, of which a test can hold the mouse's button down.
  @Suite struct AtOnce {
    @Test func `a control looks pressed under the finger, and a thin line comes after a moment`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        let button = "[...document.querySelectorAll('button')].find(b => b.innerText === 'Tap')"
        let transform = "getComputedStyle(\(button)).transform"
        let bar = "getComputedStyle(document.querySelector('.bar'), '::after')"
        #expect(try await page.evaluate(transform) == "none")
        #expect(try await page.evaluate("\(bar).opacity") == "0")
        line.hold()
        try await page.evaluate(
          "\(button).scrollIntoView({ block: 'center', behavior: 'instant' })")
        let place = try await page.evaluate(
          "(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(\(button).getBoundingClientRect())"
        )
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
          let isMove = type == "mouseMoved"
          try await page.call(
            "Input.dispatchMouseEvent",
            [
              "type": .string(type), "x": place["x"], "y": place["y"],
              "button": isMove ? "none" : "left", "clickCount": isMove ? 0 : 1,
            ])
          guard type == "mousePressed" else { continue }
          try await page.waitUntil("\(transform) !== 'none'")
        }
        try await page.waitUntil("document.body.classList.contains('busy')")
        #expect(try await page.evaluate("\(bar).transitionDelay") == "0.15s")
        #expect(try await page.evaluate("\(bar).transitionDuration") == "0s")
        try await page.waitUntil("\(bar).opacity === '1'")
        #expect(try await page.evaluate(transform) == "none")
        line.release()
        try await page.waitUntil("\(bar).opacity === '0'")
        try await page.waitFor("Taps: 1")
      }
    }
  }
}
