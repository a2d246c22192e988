import Chromium
import Gallery
import Testing

@testable import SillarWeb

/// Words that are wider than a narrow page.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct LongWordTests {
  @Test(arguments: [
    ("de", "Donaudampfschifffahrtsgesellschaft"),
    ("ar", "مستشفىالتكنولوجياالمعلوماتيةالاستراتيجية"),
  ])
  func `a long word breaks in texts, in the names of fields, in links and where nothing is`(
    _ language: String, _ word: String
  ) async throws {
    try await HostServer.run(try .gallery()) { server in
      let page = try await newPage(viewport: Viewport(width: 320, height: 640, isMobile: true))
      try await page.setLanguages(language)
      try await page.openLive("http://127.0.0.1:\(server.port)/")
      let wide = try await page.evaluate(
        """
        (() => {
          const texts = [], walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { currentNode } = walker, { parentElement } = currentNode;
            // What is in one line by its style, and words that are not seen.
            if (currentNode.data.trim() && !parentElement.closest("button, .badge, .segments, .star-inputs, .stars, .rating span, option"))
              texts.push(currentNode);
          }
          return texts.filter((text) => {
            const before = text.data;
            text.data = "\(word)";
            const isWide = document.documentElement.scrollWidth > 320;
            text.data = before;
            return isWide;
          }).map(({ parentElement }) => parentElement.outerHTML.slice(0, 120));
        })()
        """)
      #expect(wide.array.isEmpty, "\(wide.text)")
    }
  }
}
